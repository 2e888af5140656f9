import type { Analytics } from '../src/analytics/analytics.ts';
import { parseManifest, sumTables } from '../src/analytics/snapshot/manifest.ts';
import { appendToLog } from '../src/analytics/snapshot/snapshot-log.ts';
import { sealManifest } from '../src/analytics/snapshot/week-manifest.ts';
import { claimInstallation } from '../src/installation/claim-installation.ts';
import { listPublishedWeeks, type PublishedWeekRecord, publishWeeks } from '../src/store/published-weeks.ts';
import type { Store } from '../src/store/store.ts';

/** Records that an earlier version built the week, with its current tables except the sections. */
const toEarlier = async (
  analytics: Analytics,
  week: PublishedWeekRecord,
  version: number,
  installation: string,
): Promise<PublishedWeekRecord> => {
  const { year, weekNumber, snapshot, isDemo, contentHash, publishedAt } = week;
  const { section: _, ...kept } = parseManifest(week.manifest)?.tables ?? {};
  const tables = await sumTables(analytics, snapshot, Object.keys(kept));
  const bound = { year, weekNumber, snapshot, isDemo, contentHash, publishedAt };
  return { ...bound, ...sealManifest({ version, tables, ...bound, installation }) };
};

/**
 * Turns the published weeks into ones of an earlier schema version: without sections, and with another column in each
 * of the changed tables. Returns their rows, latest first.
 */
export const publishAsEarlierVersion = async (
  analytics: Analytics,
  store: Store,
  { version, changed = [] }: { version: number; changed?: readonly string[] },
): Promise<PublishedWeekRecord[]> => {
  await analytics.command('DROP TABLE section SYNC');
  for (const table of changed)
    await analytics.command(`ALTER TABLE ${table} ADD COLUMN of_earlier UInt8 DEFAULT 7 FIRST`);
  const installation = await claimInstallation(analytics, store);
  const earlier: PublishedWeekRecord[] = [];
  for (const week of await listPublishedWeeks(store))
    earlier.push(await toEarlier(analytics, week, version, installation));
  await appendToLog(analytics, 'published', installation, earlier);
  await publishWeeks(store, earlier, { removeDemo: false });
  return earlier;
};
