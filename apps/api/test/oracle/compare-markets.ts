import { expect } from 'vitest';
import type { TestAnalytics } from '../clickhouse.ts';
import { findDisagreements, settleWeeks } from '@vitrina/conformance/comparer/compare-answers.ts';
import { createWeekQuestions } from '@vitrina/conformance/comparer/week-questions.ts';
import { createWeeksQuestions } from '@vitrina/conformance/comparer/weeks-questions.ts';
import { createRandomMarket, type Recipe } from '@vitrina/conformance/market/random-market.ts';
import { createRandomWeeks } from '@vitrina/conformance/market/random-weeks.ts';
import { createRng } from '@vitrina/conformance/rng.ts';
import { publishMarket } from './published-market.ts';

/** Recipe of a usual market, without a seed. */
export const usual: Recipe = {
  seed: '',
  offers: 4_000,
  unsold: 0.35,
  noBrand: 0.2,
  rated: true,
  extremes: false,
};

/** Expects every field of every report of a random week, about so many entities of each kind, to equal the independent computation. */
export const expectWeekToAgree = async (
  analytics: TestAnalytics,
  recipe: Recipe,
  subjects = 25,
): Promise<void> => {
  const weeks = [{ year: 2026, weekNumber: 46, rows: createRandomMarket(recipe) }];
  const settled = settleWeeks(weeks);
  const rng = createRng(`questions on ${weeks[0]?.rows.length}`);
  const questions = settled.map((week) => createWeekQuestions(week, subjects, rng))[0] ?? {};
  const differences = await publishMarket(analytics, weeks, (market) =>
    findDisagreements(market, settled, questions),
  );
  expect(differences).toEqual([]);
};

/** The same over several random weeks. */
export const expectWeeksToAgree = async (
  analytics: TestAnalytics,
  recipe: Recipe,
  subjects = 12,
): Promise<void> => {
  const weeks = createRandomWeeks(recipe);
  const settled = settleWeeks(weeks);
  const questions = createWeeksQuestions(settled, subjects, createRng(recipe.seed));
  const differences = await publishMarket(analytics, weeks, (market) =>
    findDisagreements(market, settled, questions),
  );
  expect(differences).toEqual([]);
};
