import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestAnalytics, type TestAnalytics } from '../clickhouse.ts';
import { buildMarket } from '../market.ts';
import { toEngineOffer } from './engine-offer.ts';
import { createWeek, findDisagreements } from './find-disagreements.ts';
import { createRandomMarket, type Recipe } from './random-market.ts';

const usual: Recipe = { seed: '', offers: 4_000, unsold: 0.35, noBrand: 0.2, rated: true, extremes: false };

/** More random markets than the usual two: `VITRINA_ORACLE_MARKETS=20`. */
const markets = Number(process.env['VITRINA_ORACLE_MARKETS'] ?? 2);

const recipes: [string, Recipe][] = [
  ...Array.from({ length: markets }, (_, at): [string, Recipe] => [
    `random market ${at + 1}`,
    { ...usual, seed: `market ${at + 1}`, extremes: at % 2 === 1 },
  ]),
  ['market of few offers', { ...usual, seed: 'few', offers: 60 }],
  ['market of one offer', { ...usual, seed: 'one', offers: 1, unsold: 0 }],
  ['market where nothing sold', { ...usual, seed: 'nothing', offers: 200, unsold: 1 }],
  ['market without brands', { ...usual, seed: 'no brands', offers: 300, noBrand: 1 }],
  ['market without ratings and reviews', { ...usual, seed: 'no ratings', offers: 300, rated: false }],
];

let analytics: TestAnalytics;
beforeAll(async () => {
  analytics = await openTestAnalytics();
}, 60_000);
afterAll(() => analytics.close());

test.each(recipes)(
  'every field of every report of a %s equals the independent computation',
  async (_, recipe) => {
    const rows = createRandomMarket(recipe);
    const actual = await buildMarket(analytics, rows.map(toEngineOffer));
    expect(await findDisagreements(actual, createWeek(rows), 25)).toEqual([]);
  },
  120_000,
);
