import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FeedOffer } from '@vitrina/conformance/computation/feed-offer.ts';
import type { MarketWeek } from '@vitrina/conformance/computation/week.ts';
import { createRng } from '@vitrina/conformance/rng.ts';
import { writeFeedFiles } from '../../../../apps/api/test/oracle/feed-files.ts';
import { settleWeeks } from '@vitrina/conformance/comparer/compare-answers.ts';
import { createRandomMarket } from '@vitrina/conformance/market/random-market.ts';

/** Publication time of all versions published in the campaign's own process. */
export const PUBLISHED_AT = '2026-11-16T01:40:00.000Z';

/** `45-old` and `45-new` are two contents of week 45. */
const versionNames = [
  '44-old',
  '45-old',
  '46-old',
  '45-new',
  '46-new',
  '47-new',
  '44-foreign',
  '45-foreign',
  '46-foreign',
] as const;

/** Name of a version: its week and content. */
export type VersionName = (typeof versionNames)[number];

/** Returns the number of a version's week. */
export const parseWeekNumber = (name: VersionName): number => Number.parseInt(name, 10);

/** Versions of weeks of 2026 by their names: the feed files, and the offers for the independent computation. */
export type WeekVersions = Readonly<
  Record<VersionName, { readonly week: MarketWeek; readonly files: readonly string[] }>
>;

/** Changes prices, units and some names, as between weeks; removes some offers. */
const changeRows = (rows: readonly FeedOffer[], version: VersionName): FeedOffer[] => {
  const rng = createRng(version);
  return rows
    .filter(() => rng.chance(0.95))
    .map((row) => {
      const price = BigInt(1 + rng.below(900_000));
      const sold = rng.chance(0.3) ? 0 : rng.below(40);
      const name = rng.chance(0.03) ? `${row.product_name} ${version}` : row.product_name;
      return { ...row, price, sales_count: sold, revenue: price * BigInt(sold), product_name: name };
    });
};

/** Creates all versions and writes their feed files below a folder. */
export const createWeekVersions = async (folder: string): Promise<WeekVersions> => {
  const recipe = { offers: 150, unsold: 0.3, noBrand: 0.2, rated: true, extremes: false };
  const rows = createRandomMarket({ ...recipe, seed: 'faults' });
  const versions = await Promise.all(
    versionNames.map(async (name) => {
      const weekNumber = parseWeekNumber(name);
      const changed = changeRows(rows, name);
      const feeds = join(folder, 'feeds', name);
      await mkdir(feeds, { recursive: true });
      const files = await writeFeedFiles(feeds, changed, { year: 2026, weekNumber });
      const [week] = settleWeeks([{ year: 2026, weekNumber, rows: changed }]);
      if (week === undefined) throw new Error('A week is settled');
      return [name, { week: { ...week, publishedAt: PUBLISHED_AT }, files }];
    }),
  );
  return Object.fromEntries(versions) as WeekVersions;
};
