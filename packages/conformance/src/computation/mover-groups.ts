import type { Mover, MoverGroup, Movers } from '@vitrina/contract';
import { isWithinChance } from './changes.ts';
import { toTenge } from './money.ts';

/** What one week has of a thing inside a scope. */
export interface Side {
  /** Hundredths of a tenge. */
  readonly revenue: bigint;
  readonly units: number;
  /** Null where nothing sold. */
  readonly place: number | null;
}

/** The two weeks of a scope. */
interface MoverWeeks {
  readonly now: ReadonlyMap<number, Side>;
  /** Null without week 0. */
  readonly before: ReadonlyMap<number, Side> | null;
  /** The scope's revenue in each week, goods without a brand included. */
  readonly total: bigint;
  readonly totalBefore: bigint;
  readonly titleOf: (id: number) => string;
  readonly isNewOf: (id: number) => boolean | null;
}

interface Moved {
  readonly id: number;
  readonly now: Side | undefined;
  readonly before: Side | undefined;
}

const MAX_ROWS = 50;
const MAX_OVERTAKEN = 5;

/** How many of the largest of week 1 may overtake. */
const MAX_LEADERS = 20;

const revenueNow = ({ now }: Moved): bigint => now?.revenue ?? 0n;
const revenueBefore = ({ before }: Moved): bigint => before?.revenue ?? 0n;
const changeOf = (moved: Moved): bigint => revenueNow(moved) - revenueBefore(moved);

const sum = (all: readonly Moved[], value: (moved: Moved) => bigint): number =>
  toTenge(all.reduce((total, moved) => total + value(moved), 0n));

const largestFirst =
  (size: (moved: Moved) => bigint) =>
  (a: Moved, b: Moved): number => {
    const [one, other] = [size(a), size(b)];
    return one === other ? a.id - b.id : one > other ? -1 : 1;
  };

const shareOf = (side: Side | undefined, total: bigint): number | null =>
  side === undefined || total === 0n ? null : toTenge(side.revenue) / toTenge(total);

const rowOf = (moved: Moved, { total, totalBefore, titleOf, isNewOf }: MoverWeeks): Mover => ({
  id: moved.id,
  title: titleOf(moved.id),
  revenueBefore: moved.before ? toTenge(moved.before.revenue) : null,
  revenue: moved.now ? toTenge(moved.now.revenue) : null,
  change: moved.now && moved.before ? toTenge(changeOf(moved)) : null,
  placeBefore: moved.before?.place ?? null,
  place: moved.now?.place ?? null,
  shareBefore: shareOf(moved.before, totalBefore),
  share: shareOf(moved.now, total),
  salesCountBefore: moved.before?.units ?? null,
  salesCount: moved.now?.units ?? null,
  isNew: isNewOf(moved.id),
  isWithinChance: isWithinChance(moved.now?.units ?? null, moved.before?.units ?? null),
});

const groupOf = (all: readonly Moved[], size: (moved: Moved) => bigint, weeks: MoverWeeks): MoverGroup => ({
  count: all.length,
  revenueBefore: sum(all, revenueBefore),
  revenue: sum(all, revenueNow),
  change: sum(all, changeOf),
  rows: all
    .toSorted(largestFirst(size))
    .slice(0, MAX_ROWS)
    .map((moved) => rowOf(moved, weeks)),
});

/** Who of the largest of week 1 overtook whom of those in both weeks. */
function findOvertakers(
  all: readonly Moved[],
  stayed: readonly Moved[],
  { titleOf }: MoverWeeks,
): Movers['overtook'] {
  const leaders = all
    .filter(({ now }) => now !== undefined)
    .toSorted(largestFirst(revenueNow))
    .slice(0, MAX_LEADERS);
  return leaders.flatMap((leader) => {
    const place = leader.now?.place ?? null;
    if (place === null || leader.before === undefined) return [];
    const overtaken = stayed
      .filter(
        (other) => revenueBefore(other) > revenueBefore(leader) && revenueNow(other) < revenueNow(leader),
      )
      .toSorted(largestFirst(revenueNow));
    if (overtaken.length === 0) return [];
    const named = overtaken.slice(0, MAX_OVERTAKEN).map(({ id }) => ({ id, title: titleOf(id) }));
    const { id, before } = leader;
    const title = titleOf(id);
    return [
      { id, title, place, placeBefore: before.place, overtakenCount: overtaken.length, overtaken: named },
    ];
  });
}

/** Groups what is in either week by how it moved; empty groups without week 0. */
export function computeGroups(weeks: MoverWeeks): Movers {
  const { now, before } = weeks;
  const all: Moved[] = before
    ? [...new Set([...now.keys(), ...before.keys()])].map((id) => ({
        id,
        now: now.get(id),
        before: before.get(id),
      }))
    : [];
  const stayed = all.filter((moved) => moved.now && moved.before);
  const group = (rows: readonly Moved[], size: (moved: Moved) => bigint) => groupOf(rows, size, weeks);
  return {
    entered: group(
      all.filter((moved) => !moved.before),
      revenueNow,
    ),
    left: group(
      all.filter((moved) => !moved.now),
      revenueBefore,
    ),
    gained: group(
      stayed.filter((moved) => changeOf(moved) > 0n),
      changeOf,
    ),
    lost: group(
      stayed.filter((moved) => changeOf(moved) < 0n),
      (moved) => -changeOf(moved),
    ),
    unchangedCount: stayed.filter((moved) => changeOf(moved) === 0n).length,
    overtook: findOvertakers(all, stayed, weeks),
  };
}
