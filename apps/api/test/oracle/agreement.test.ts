import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestAnalytics, type TestAnalytics } from '../clickhouse.ts';
import { market } from '../market.ts';
import { disagreements } from './disagreements.ts';
import { decimal, type OfferRow } from './offer-row.ts';
import { randomMarket, type Recipe } from './random-market.ts';
import { weekOf } from './week.ts';

const usual: Recipe = { seed: '', offers: 4_000, unsold: 0.35, noBrand: 0.2, rated: true, extremes: false };

/** More random markets than the usual two: `VITRINA_ORACLE_MARKETS=20`. */
const markets = Number(process.env['VITRINA_ORACLE_MARKETS'] ?? 2);

/** What is drawn · how · how many of each thing are asked for: a market of one kind says all in few. */
const recipes: [string, Recipe, number][] = [
  ...Array.from({ length: markets }, (_, at): [string, Recipe, number] => [
    `random market ${at + 1}`,
    { ...usual, seed: `market ${at + 1}`, extremes: at % 2 === 1 },
    25,
  ]),
  ['market of few offers', { ...usual, seed: 'few', offers: 60 }, 8],
  ['market of one offer', { ...usual, seed: 'one', offers: 1, unsold: 0 }, 8],
  ['market where nothing sold', { ...usual, seed: 'nothing', offers: 200, unsold: 1 }, 8],
  ['market without brands', { ...usual, seed: 'no brands', offers: 300, noBrand: 1 }, 8],
  ['market without ratings and reviews', { ...usual, seed: 'no ratings', offers: 300, rated: false }, 8],
];

let analytics: TestAnalytics;
beforeAll(async () => {
  analytics = await openTestAnalytics();
}, 60_000);
afterAll(() => analytics.close());

const asEngine = (row: OfferRow) => ({ ...row, price: decimal(row.price), revenue: decimal(row.revenue) });

test.each(recipes)(
  'every report of a %s says what the definitions say',
  async (_, recipe, limit) => {
    const rows = randomMarket(recipe);
    const asked = await market(analytics, rows.map(asEngine));
    expect(await disagreements(asked, weekOf(2026, 46, rows), limit)).toEqual([]);
  },
  120_000,
);
