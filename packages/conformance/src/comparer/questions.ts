import type { MarketWeek } from '../computation/week.ts';
import type { Rng } from '../rng.ts';
import { defaultOf, type Endpoint } from '../wire/endpoints.ts';
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

/** Numbers of texts to search for in a week before the latest: searches are the slowest reports. */
const EARLIER_TEXTS = 6;

/** Creates the questions about each of these weeks, oldest first, and about several. */
export const createQuestions = (weeks: readonly MarketWeek[], limits: Limits, rng: Rng): Questions => {
  const createOf = (week: MarketWeek, limit: number) => {
    const others = weeks.filter((other) => other !== week).flatMap(({ offers }) => offers);
    return createWeekQuestions(week, limit, rng, others);
  };
  const ofEarlier = weeks.slice(0, -1).map((week) => {
    const questions = createOf(week, limits.earlier);
    const draw = (name: 'find.byText' | 'seller.byTitle') => rng.sample(questions[name] ?? [], EARLIER_TEXTS);
    return { ...questions, 'find.byText': draw('find.byText'), 'seller.byTitle': draw('seller.byTitle') };
  });
  const ofLatest = weeks.slice(-1).map((week) => createOf(week, limits.latest));
  return joinQuestions([...ofEarlier, ...ofLatest, { ...createWeeksQuestions(weeks, limits.several, rng) }]);
};

const texts: readonly string[] = ['title', 'text'];

/**
 * Leaves out the params with the value that the contract takes without them, so that requests rely on it, and puts white
 * space around texts to search for, which counts for nothing.
 */
export const toRequestParams = (endpoint: Endpoint, params: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(params)
      .filter(([name, value]) => value !== defaultOf(endpoint, name))
      .map(([name, value]) => [name, texts.includes(name) ? ` ${String(value)}\u00a0` : value]),
  );
