import * as texts from '#texts/report/comparison/note';
import { formatCompactMoney, formatNumber } from '@vitrina/ui/format/numbers';
import { formatCountGenitive, type Noun } from '@vitrina/ui/format/plural';
import { classifyMovement, type Movement } from '@vitrina/ui/report-table/comparison';

/** Revenue of each row of a list, by the id of the row's entity. */
export type Revenues = ReadonlyMap<unknown, number>;

/** Numbers of rows by their movement between two weeks, and the revenue of the rows that left, ₸. */
export interface RevenueChanges {
  counts: ReadonlyMap<Movement, number>;
  lost: number;
}

/**
 * Counts the rows of a list by their movement.
 * @param now revenue by row id
 * @param before revenue of the earlier week by row id
 */
export function countRevenueChanges(now: Revenues, before: Revenues): RevenueChanges {
  const counts = new Map<Movement, number>();
  let lost = 0;
  for (const id of new Set([...now.keys(), ...before.keys()])) {
    const movement = classifyMovement(now.get(id) ?? null, before.get(id) ?? null);
    counts.set(movement, (counts.get(movement) ?? 0) + 1);
    if (movement === 'left') lost += before.get(id) ?? 0;
  }
  return { counts, lost };
}

/** A part of the note: its text, and the movement that it filters by. */
export interface ChangePart {
  movement: Movement;
  text: string;
}

const revenueWords = [
  { movement: 'grown', describe: texts.grown },
  { movement: 'fallen', describe: texts.fallen },
] as const;

const rowWords = [
  { movement: 'started', describe: texts.started },
  { movement: 'stopped', describe: texts.stopped },
  { movement: 'entered', describe: texts.entered },
  { movement: 'left', describe: texts.left },
] as const;

/**
 * Describes the changes in parts: «выросла у 61», «снизилась у 70 продавцов», then «приход: 2», «уход: 3 (было 1,5
 * млн ₸)».
 */
export function describeRevenueChanges(
  { counts, lost }: RevenueChanges,
  noun: Noun,
): { revenue: readonly ChangePart[]; rows: readonly ChangePart[] } {
  const count = (movement: Movement) => counts.get(movement) ?? 0;
  const changed = revenueWords.filter(({ movement }) => count(movement) > 0);
  return {
    revenue: changed.map(({ movement, describe }, at) => {
      const isLast = at === changed.length - 1;
      const number = isLast ? formatCountGenitive(count(movement), noun) : formatNumber(count(movement));
      return { movement, text: describe(number) };
    }),
    rows: rowWords
      .filter(({ movement }) => count(movement) > 0)
      .map(({ movement, describe }) => ({
        movement,
        text: describe(formatNumber(count(movement)), formatCompactMoney(lost)),
      })),
  };
}
