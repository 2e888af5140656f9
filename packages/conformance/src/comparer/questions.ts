import type { MarketWeek } from '../computation/week.ts';
import type { Rng } from '../rng.ts';
import type { Questions } from './compare-answers.ts';
import { createWeekQuestions } from './week-questions.ts';
import { createWeeksQuestions } from './weeks-questions.ts';

/** Joins the questions to each report. */
const joinQuestions = (all: readonly Questions[]): Questions => {
  const entries = all.flatMap((questions) => Object.entries<readonly object[]>(questions));
  const byName = Map.groupBy(entries, ([name]) => name);
  return Object.fromEntries([...byName].map(([name, lists]) => [name, lists.flatMap(([, list]) => list)]));
};

/** How many entities of each kind are asked for. */
export interface Limits {
  /** In the latest week. */
  readonly latest: number;
  /** In each week before it. */
  readonly earlier: number;
  /** By reports of several weeks. */
  readonly several: number;
}

/** Creates the questions about each of these weeks, oldest first, and about several. */
export const createQuestions = (weeks: readonly MarketWeek[], limits: Limits, rng: Rng): Questions => {
  const offersBeside = (week: MarketWeek) =>
    weeks.filter((other) => other !== week).flatMap(({ offers }) => offers);
  return joinQuestions([
    ...weeks.map((week) => {
      const limit = week === weeks.at(-1) ? limits.latest : limits.earlier;
      return createWeekQuestions(week, limit, rng, offersBeside(week));
    }),
    { ...createWeeksQuestions(weeks, limits.several, rng) },
  ]);
};

/** Removes the placeholders that computed params have where a request has no value: 0 and an empty text. */
export const toRequestParams = (params: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(params).filter(([, value]) => value !== 0 && value !== ''));
