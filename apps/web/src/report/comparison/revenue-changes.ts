import { formatCompactMoney, formatNumber } from '@vitrina/ui/format/numbers';
import { formatCountGenitive, type Noun } from '@vitrina/ui/format/plural';

/** Revenue of each row of a list, by the id of the row's entity. */
export type Revenues = ReadonlyMap<unknown, number>;

/** Numbers of rows of a list by the change of their revenue within a week. */
export interface RevenueChanges {
  grown: number;
  fallen: number;
  /** No revenue in the earlier week. */
  appeared: number;
  /** Revenue in the earlier week, none now. */
  stopped: number;
  /** Revenue in the earlier week, not in the list now. */
  gone: number;
  /** Revenue of those in the earlier week, ₸. */
  lost: number;
}

/**
 * Counts the changes of revenue.
 * @param now revenue by row id
 * @param before revenue of the earlier week by row id
 */
export function countRevenueChanges(
  now: ReadonlyMap<unknown, number>,
  before: ReadonlyMap<unknown, number>,
): RevenueChanges {
  const moved = { grown: 0, fallen: 0, appeared: 0, stopped: 0, gone: 0, lost: 0 };
  for (const [id, revenue] of now) {
    const then = before.get(id) ?? 0;
    if (revenue === then) continue;
    if (then === 0) moved.appeared += 1;
    else if (revenue === 0) moved.stopped += 1;
    else if (revenue > then) moved.grown += 1;
    else moved.fallen += 1;
  }
  for (const [id, then] of before) {
    if (then === 0 || now.has(id)) continue;
    moved.gone += 1;
    moved.lost += then;
  }
  return moved;
}

/** The changes as text: «выручка выросла у 61, снизилась у 70 продавцов; в списке больше нет …». */
export function describeRevenueChanges(
  { grown, fallen, appeared, stopped, gone, lost }: RevenueChanges,
  noun: Noun,
): string {
  const parts = [
    { word: 'выросла', count: grown },
    { word: 'снизилась', count: fallen },
    { word: 'появилась', count: appeared },
    { word: 'пропала', count: stopped },
  ].filter(({ count }) => count > 0);
  const phrases = parts.map(
    ({ word, count }, at) =>
      `${word} у\u00a0${at === parts.length - 1 ? formatCountGenitive(count, noun) : formatNumber(count)}`,
  );
  const left =
    gone === 0
      ? ''
      : `; в списке больше нет ${formatCountGenitive(gone, noun)} с выручкой ${formatCompactMoney(lost)}`;
  return `выручка ${phrases.join(', ') || 'не изменилась'}${left}`;
}
