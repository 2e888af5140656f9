import * as texts from '#texts/charts/growth-bubbles';
import { least, sum } from 'd3-array';
import { estimateTextWidth } from '../text-width.ts';
import {
  type BubbleLabel,
  LABEL_HEIGHT,
  type LabelCandidate,
  listLabelCandidates,
  type NamedCircle,
} from './label-candidates.ts';
import { crosses, crossesBox, measureGap, overlaps, passesThrough } from './shapes.ts';

/** Radius from which a bubble is always named, px. */
const LARGE_RADIUS = 7;

/** Gap between a name and a bubble that is not its own, px; a smaller one leaves open which it names. */
const CLEAR_GAP = 12;

/** Penalties of a name over or close to another bubble, and of a line that crosses something. */
const PENALTY = {
  over: 100,
  close: 20,
  throughBubble: 15,
  throughLine: 60,
  throughName: 80,
  nameless: 1000,
} as const;

/** Penalty below which a small bubble is named. */
const MOST_BESIDE_SMALL = 10;

/** How often each name is placed anew beside the others. */
const PASSES = 3;

const cornerBox = { x: 0, y: 0, width: estimateTextWidth(texts.corner, 11) + 10, height: LABEL_HEIGHT };

/** A bubble and the places that its name can take. */
interface Naming<Each> {
  readonly circle: Each;
  readonly candidates: readonly LabelCandidate[];
}

const weighGap = (gap: number): number =>
  gap < 1 ? PENALTY.over : PENALTY.close * Math.max(0, 1 - gap / CLEAR_GAP);

/** Adds what a place covers of other bubbles to its penalty. */
const weighCircles = (
  { box, leader, penalty, ...place }: LabelCandidate,
  own: NamedCircle,
  circles: readonly NamedCircle[],
): LabelCandidate => {
  const covered = sum(circles, (circle) =>
    circle === own
      ? 0
      : weighGap(measureGap(circle, box)) +
        (leader && passesThrough(leader, circle) ? PENALTY.throughBubble : 0),
  );
  return { ...place, box, leader, penalty: penalty + covered };
};

/** Weighs a place beside the names that have theirs; infinite over one of them. */
const weigh = ({ box, leader, penalty }: LabelCandidate, others: readonly LabelCandidate[]): number => {
  if (others.some((other) => overlaps(box, other.box))) return Infinity;
  const atOthers = sum(others, (other) => {
    const isOverLine = other.leader !== null && crossesBox(other.leader, box);
    const isUnderLine = leader !== null && crossesBox(leader, other.box);
    const areCrossing = leader !== null && other.leader !== null && crosses(leader, other.leader);
    return (isOverLine || isUnderLine ? PENALTY.throughName : 0) + (areCrossing ? PENALTY.throughLine : 0);
  });
  return penalty + atOthers;
};

/** Names bubbles one after the other, each at the best place that is left, and again beside the others. */
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

/** Orders in which large bubbles are named; that with the best outcome is taken. */
const orders: readonly ((one: NamedCircle, other: NamedCircle) => number)[] = [
  (one, other) => other.radius - one.radius,
  (one, other) => one.x - other.x,
  (one, other) => other.x - one.x,
  (one, other) => one.y - other.y,
];

/**
 * Names bubbles without overlaps: each large one, by a line where there is no space beside it; a small one only beside it
 * and clear of others.
 * @param circles largest first
 */
export const placeLabels = <Each extends NamedCircle>(
  circles: readonly Each[],
  width: number,
  height: number,
): readonly (Each & { readonly label: BubbleLabel | null })[] => {
  const isLarge = ({ radius }: Each) => radius >= LARGE_RADIUS;
  const namings = circles.map((circle) => ({
    circle,
    candidates: listLabelCandidates(circle, isLarge(circle), width, height)
      .filter(({ box }) => !overlaps(box, cornerBox))
      .map((candidate) => weighCircles(candidate, circle, circles)),
  }));
  const large = namings.filter(({ circle }) => isLarge(circle));
  const outcomes = orders.map((order) =>
    arrange(large.toSorted((one, other) => order(one.circle, other.circle))),
  );
  const labels = least(outcomes, ({ total }) => total)?.labels ?? new Map<Each, LabelCandidate>();
  for (const { circle, candidates } of namings) {
    const others = [...labels.values()];
    const clear = candidates.find((candidate) => weigh(candidate, others) < MOST_BESIDE_SMALL);
    if (!isLarge(circle) && clear !== undefined) labels.set(circle, clear);
  }
  return circles.map((circle) => ({ ...circle, label: labels.get(circle)?.label ?? null }));
};
