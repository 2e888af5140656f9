import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDice } from '../../src/demo/random.ts';
import { openTestAnalytics, type TestAnalytics } from '../clickhouse.ts';
import { market, type Market } from '../market.ts';
import { differences } from './differences.ts';
import { decimal, type OfferRow } from './offer-row.ts';
import { type Question, questionsOn } from './questions.ts';
import { randomMarket, type Recipe } from './random-market.ts';
import { type Week, weekOf } from './week.ts';

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
});
afterAll(() => analytics.close());

const asEngine = (row: OfferRow) => ({ ...row, price: decimal(row.price), revenue: decimal(row.revenue) });

/** What the api's answer should have been and is not. */
async function disagreement(question: Question, asked: Market, week: Week): Promise<string[]> {
  const actual = await question.ask(asked);
  return differences(question.expected(week) ?? null, actual).map((line) => `${question.name}: ${line}`);
}

test.each(recipes)(
  'every report of a %s says what the definitions say',
  async (_, recipe) => {
    const rows = randomMarket(recipe);
    const week = weekOf(2026, 46, rows);
    const asked = await market(analytics, rows.map(asEngine));
    const questions = questionsOn(week, 40, createDice(`questions on ${recipe.seed}`));
    const found: string[] = [];
    for (const question of questions) found.push(...(await disagreement(question, asked, week)));
    expect(found.slice(0, 40)).toEqual([]);
  },
  120_000,
);
