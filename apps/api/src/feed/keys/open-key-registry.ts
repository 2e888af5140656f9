import type { Analytics } from '../../analytics/analytics.ts';
import { isDamage } from '../../analytics/snapshot/is-damage.ts';
import { FeedError } from '../../command/feed-error.ts';
import { listPublishedWeeks, type PublishedWeekRecord } from '../../store/published-weeks.ts';
import { keyKinds, type OfKinds } from '../../store/week-tables.ts';
import { formatWeek } from '@vitrina/contract/iso-week';
import { readPublishedHighest } from './given-keys.ts';
import { KeyRegistry } from './key-registry.ts';
import { type KeySources, rebuildKeys } from './rebuild-keys.ts';

/** Throws FeedError if a published week has an id that the registry could give away. */
const checkHighest = async (
  analytics: Analytics,
  stored: Readonly<OfKinds<number>>,
  week: PublishedWeekRecord,
): Promise<void> => {
  const highest = await readPublishedHighest(analytics, week.snapshot).catch((error: unknown) => {
    // The week is reported where it is served; the registry has its ids since it was published.
    if (!isDamage(error)) throw error;
    return stored;
  });
  const kind = keyKinds.find((one) => highest[one] > stored[one]);
  if (kind === undefined) return;
  const message = `${formatWeek(week)} has the ${kind} id ${highest[kind]}, which the registry of ids does not know: run  pnpm recover  first; nothing is published`;
  throw new FeedError('data', message);
};

/**
 * Opens the registry for an ingest. An installation that has published weeks and no ids, since an earlier version
 * published them, is first taught from these weeks. Throws FeedError if registry and weeks disagree.
 */
export const openKeyRegistry = async (sources: KeySources): Promise<KeyRegistry> => {
  const { analytics, store } = sources;
  const latest = (await listPublishedWeeks(store)).find(({ isDemo }) => !isDemo);
  const registry = await KeyRegistry.open(store);
  if (latest === undefined) return registry;
  if (keyKinds.every((kind) => registry.highest[kind] === 0)) {
    await rebuildKeys(sources);
    return KeyRegistry.open(store);
  }
  await checkHighest(analytics, registry.highest, latest);
  return registry;
};
