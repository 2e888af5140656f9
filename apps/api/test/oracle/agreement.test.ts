import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestAnalytics, type TestAnalytics } from '../clickhouse.ts';
import { createRng } from '../../src/demo/rng.ts';
import { findDisagreements, settleWeeks } from './find-disagreements.ts';
import { publishMarket } from './published-market.ts';
import { createWeekQuestions } from './questions.ts';
import { createRandomMarket, type Recipe } from './random-market.ts';
import { createRandomWeeks, manyWeeks } from './random-weeks.ts';
import { createEntryQuestions, createWeeksQuestions } from './weeks-questions.ts';

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
    const weeks = [{ year: 2026, weekNumber: 46, rows: createRandomMarket(recipe) }];
    const settled = settleWeeks(weeks);
    const rng = createRng(`questions on ${weeks[0]?.rows.length}`);
    const questions = settled.map((week) => createWeekQuestions(week, 25, rng))[0] ?? {};
    const differences = await publishMarket(analytics, weeks, (market) =>
      findDisagreements(market, settled, questions),
    );
    expect(differences).toEqual([]);
  },
  400_000,
);

test.each([
  ['', { ...usual, seed: 'weeks', offers: 1_500, extremes: true }],
  [' of few offers', { ...usual, seed: 'few in weeks', offers: 60 }],
])(
  'every field of every report over several random weeks%s equals the independent computation',
  async (_, recipe) => {
    const weeks = createRandomWeeks(recipe);
    const settled = settleWeeks(weeks);
    const questions = createWeeksQuestions(settled, 12, createRng(recipe.seed));
    const differences = await publishMarket(analytics, weeks, (market) =>
      findDisagreements(market, settled, questions),
    );
    expect(differences).toEqual([]);
  },
  400_000,
);

test('what awaits who enters a category equals the independent computation over more weeks than it looks back on', async () => {
  const weeks = createRandomWeeks({ ...usual, seed: 'many weeks', offers: 250 }, manyWeeks);
  const settled = settleWeeks(weeks);
  const questions = { 'category.entry': createEntryQuestions(settled) };
  const differences = await publishMarket(analytics, weeks, (market) =>
    findDisagreements(market, settled, questions),
  );
  expect(differences).toEqual([]);
}, 400_000);
