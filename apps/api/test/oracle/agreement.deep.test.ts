import { expect, test } from 'vitest';
import { closeAfterAll } from '../close-after-all.ts';
import { openTestAnalytics } from '../clickhouse.ts';
import { expectWeeksToAgree, expectWeekToAgree, usual } from './compare-markets.ts';
import { findDisagreements, settleWeeks } from '@vitrina/conformance/comparer/compare-answers.ts';
import { publishMarket } from './published-market.ts';
import type { Recipe } from '@vitrina/conformance/market/random-market.ts';
import { createRandomWeeks, manyWeeks } from '@vitrina/conformance/market/random-weeks.ts';
import { createEntryQuestions } from '@vitrina/conformance/comparer/weeks-questions.ts';

/** More random markets than the usual two: `VITRINA_ORACLE_MARKETS=20`. */
const markets = Number(process.env['VITRINA_ORACLE_MARKETS'] ?? 2);

const recipes: [string, Recipe][] = [
  ...Array.from({ length: markets }, (_, at): [string, Recipe] => [
    `random market ${at + 1}`,
    { ...usual, seed: `market ${at + 1}`, extremes: at % 2 === 1 },
  ]),
  ['market of one offer', { ...usual, seed: 'one', offers: 1, unsold: 0 }],
  ['market where nothing sold', { ...usual, seed: 'nothing', offers: 200, unsold: 1 }],
  ['market without brands', { ...usual, seed: 'no brands', offers: 300, noBrand: 1 }],
  ['market without ratings and reviews', { ...usual, seed: 'no ratings', offers: 300, rated: false }],
];

const analytics = await closeAfterAll(openTestAnalytics());

test.each(recipes)(
  'every field of every report of a %s equals the independent computation',
  (_, recipe) => expectWeekToAgree(analytics, recipe),
  400_000,
);

test(
  'every field of every report over several random weeks equals the independent computation',
  () => expectWeeksToAgree(analytics, { ...usual, seed: 'weeks', offers: 1_500, extremes: true }),
  400_000,
);

test('a category’s entry report equals the independent computation over more weeks than it looks back', async () => {
  const weeks = createRandomWeeks({ ...usual, seed: 'many weeks', offers: 250 }, manyWeeks);
  const settled = settleWeeks(weeks);
  const questions = { 'category.entry': createEntryQuestions(settled) };
  const differences = await publishMarket(analytics, weeks, (market) =>
    findDisagreements(market, settled, questions),
  );
  expect(differences).toEqual([]);
}, 400_000);
