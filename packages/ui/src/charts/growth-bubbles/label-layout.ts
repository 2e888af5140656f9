import { least, sum } from 'd3-array';
import {
  type BubbleLabel,
  createLabelOver,
  type LabelCandidate,
  listLabelCandidates,
  type NamedCircle,
} from './label-candidates.ts';
import {
  type Box,
  type Circle,
  crosses,
  crossesBox,
  grow,
  isAcrossEdge,
  measureGap,
  overlaps,
  passesThrough,
  type Segment,
} from './shapes.ts';

/** Radius from which a name may stand apart from its bubble, px; the first in the corner always may. */
const LARGE_RADIUS = 7;

const isLarge = ({ radius, isFirst }: NamedCircle): boolean => isFirst || radius >= LARGE_RADIUS;

/** Gap between a name and another bubble, px; below it the name is ambiguous. */
const CLEAR_GAP = 12;

/** Minimum such gap, px; a name without it is omitted, since pointer and focus show it. */
const LEAST_GAP = 2;

/** Gap between a name and the line of another, px: more than between a name and the bubble that it stands beside. */
const LINE_GAP = 5;

/** Penalties of closeness to another bubble, of each bubble that the line crosses, and of a missing name. */
const PENALTY = { close: 20, through: 12, nameless: 1000 } as const;

/** Penalty below which a small bubble is named. */
const MOST_BESIDE_SMALL = 10;

/** Number of passes that place each name again among the others. */
const PASSES = 3;

/** Bounds and obstacles of names, px. */
interface Surroundings {
  readonly width: number;
  readonly height: number;
  /** The corner with room to grow. */
  readonly frame: Box;
  /** Area of its title. */
  readonly cornerTitle: Box;
}

/** A bubble and the candidate places of its name. */
interface Naming<Each> {
  readonly circle: Each;
  readonly candidates: readonly LabelCandidate[];
}

/** Counts the circles that a line crosses. */
const countPassed = (leader: Segment | null, circles: readonly Circle[]): number =>
  leader === null ? 0 : circles.filter((circle) => passesThrough(leader, circle)).length;

/**
 * Whether a place is clear of all but names; the frame is reserved for its own bubbles. Only the line of the first
 * name may cross bubbles.
 */
const isClear = (
  own: NamedCircle,
  { box, leader }: LabelCandidate,
  others: readonly NamedCircle[],
  { frame, cornerTitle }: Surroundings,
): boolean =>
  !overlaps(box, cornerTitle) &&
  !isAcrossEdge(box, frame) &&
  ((own.x <= frame.width && own.y <= frame.height) || !overlaps(box, frame)) &&
  others.every((circle) => measureGap(circle, box) >= LEAST_GAP) &&
  (leader === null || !crossesBox(leader, cornerTitle)) &&
  (own.isFirst || countPassed(leader, others) === 0);

/** Adds penalties for other bubbles. A line across bubbles begins at the centre, which shows whose it is. */
const placeAmong = (candidate: LabelCandidate, others: readonly NamedCircle[]): LabelCandidate => {
  const { label, box, leader } = candidate;
  const passed = countPassed(leader, others);
  const close = sum(others, (circle) => Math.max(0, 1 - measureGap(circle, box) / CLEAR_GAP));
  return {
    ...candidate,
    label: passed > 0 && label.leader ? { ...label, leader: { ...label.leader, x1: 0, y1: 0 } } : label,
    penalty: candidate.penalty + PENALTY.through * passed + PENALTY.close * close,
  };
};

/** Lists the places of a name that are clear of all but names, with penalties near other bubbles. */
const listClearPlaces = (
  own: NamedCircle,
  circles: readonly NamedCircle[],
  surroundings: Surroundings,
): readonly LabelCandidate[] => {
  const others = circles.filter((circle) => circle !== own);
  const clear = listLabelCandidates(own, isLarge(own), surroundings.width, surroundings.height)
    .filter((candidate) => isClear(own, candidate, others, surroundings))
    .map((candidate) => placeAmong(candidate, others));
  const over = own.isFirst ? createLabelOver(own, surroundings.width) : undefined;
  return over === undefined ? clear : [...clear, over];
};

/** Whether a line runs over a name, or between it and its bubble. */
const runsBy = (line: Segment | null, box: Box): boolean =>
  line !== null && crossesBox(line, grow(box, LINE_GAP));

/** Returns a place's penalty among the placed names; infinite over a name or its line. */
const weigh = ({ box, leader, penalty }: LabelCandidate, others: readonly LabelCandidate[]): number =>
  others.some(
    (other) =>
      overlaps(box, other.box) ||
      runsBy(other.leader, box) ||
      runsBy(leader, other.box) ||
      (leader !== null && other.leader !== null && crosses(leader, other.leader)),
  )
    ? Infinity
    : penalty;

/** Names bubbles in turn, each at the best free place, and again among the others. */
const arrange = <Each extends NamedCircle>(namings: readonly Naming<Each>[]) => {
  const labels = new Map<Each, LabelCandidate>();
  let total = 0;
  for (let pass = 0; pass < PASSES; pass += 1) {
    total = 0;
    for (const { circle, candidates } of namings) {
      labels.delete(circle);
      const others = [...labels.values()];
      const best = least(candidates, (candidate) => weigh(candidate, others));
      const weight = best === undefined ? Infinity : weigh(best, others);
      if (best !== undefined && weight < Infinity) labels.set(circle, best);
      total += Math.min(weight, PENALTY.nameless);
    }
  }
  return { labels, total };
};

/** Orders for naming large bubbles; the best outcome is used. */
const orders: readonly ((one: NamedCircle, other: NamedCircle) => number)[] = [
  (one, other) => other.radius - one.radius,
  (one, other) => one.x - other.x,
  (one, other) => other.x - one.x,
  (one, other) => one.y - other.y,
];

/**
 * Names bubbles without overlaps: large ones beside or by a line, small ones only beside and clear of others. A
 * bubble without a free place has no name, except the first in the corner.
 */
export const placeLabels = <Each extends NamedCircle>(
  circles: readonly Each[],
  surroundings: Surroundings,
): readonly (Each & { readonly label: BubbleLabel | null })[] => {
  const namings = circles.map((circle) => ({
    circle,
    candidates: listClearPlaces(circle, circles, surroundings),
  }));
  const large = namings.filter(({ circle }) => isLarge(circle));
  const outcomes = orders.map((order) =>
    arrange(
      large.toSorted(
        (one, other) =>
          Number(other.circle.isFirst) - Number(one.circle.isFirst) || order(one.circle, other.circle),
      ),
    ),
  );
  const labels = least(outcomes, ({ total }) => total)?.labels ?? new Map<Each, LabelCandidate>();
  for (const { circle, candidates } of namings) {
    const others = [...labels.values()];
    const clear = candidates.find((candidate) => weigh(candidate, others) < MOST_BESIDE_SMALL);
    if (!isLarge(circle) && clear !== undefined) labels.set(circle, clear);
  }
  return circles.map((circle) => ({ ...circle, label: labels.get(circle)?.label ?? null }));
};
