import { createRng } from '../../src/demo/rng.ts';
import type { Market } from '../market.ts';
import { differences } from './differences.ts';
import { questionsOn } from './questions.ts';
import type { Week } from './week.ts';

/** How many calls are under way at once; the api answers several people too. */
const callers = 4;

/**
 * Asks every call about the week, for up to `limit` sellers, brands and categories, and returns where the
 * answers are not what the definitions say, a line for each place.
 */
export async function disagreements(asked: Market, week: Week, limit: number): Promise<string[]> {
  const questions = questionsOn(week, limit, createRng(`questions on ${week.whole.units}`));
  const found: string[] = [];
  const rest = questions.values();
  const ask = async () => {
    for (const question of rest) {
      const actual = await question.ask(asked);
      const lines = differences(question.expected(week) ?? null, actual);
      found.push(...lines.map((line) => `${question.name}: ${line}`));
    }
  };
  await Promise.all(Array.from({ length: callers }, ask));
  return found.slice(0, 40);
}
