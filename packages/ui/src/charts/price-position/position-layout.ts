/** Position of the smallest price of the others, as a part of the width. */
export const MINIMUM_AT = 0.38;

/** The gaps at both edges: 7 % cheaper and 12 % dearer. */
const [LEFT_GAP, RIGHT_GAP] = [-0.07, 0.12];

/** Half of a dot, as a part of the width. */
const MARGIN = 0.035;

/** Position of a price on the axis, and whether it is beyond an edge. */
export interface PricePosition {
  /** Part of the width, 0–1. */
  readonly at: number;
  readonly beyond: 'left' | 'right' | undefined;
}

/** The gap at the right edge of an axis that begins at the minimum: 15 % dearer. */
const GAP_TO_MINIMUM = 0.15;

/** Places a price by its gap to the smallest on the card, 0.03 for 3 % dearer: the minimum at the left edge, clipped. */
export const placeGap = (gap: number): PricePosition => ({
  at: MARGIN + (Math.min(gap, GAP_TO_MINIMUM) / GAP_TO_MINIMUM) * (1 - 2 * MARGIN),
  beyond: gap > GAP_TO_MINIMUM ? 'right' : undefined,
});

/** Places a price by its gap to the smallest of the others, −0.03 for 3 % cheaper; linear on each side, clipped. */
export const placePrice = (gap: number): PricePosition => {
  const beyond = gap < LEFT_GAP ? 'left' : gap > RIGHT_GAP ? 'right' : undefined;
  const clipped = Math.min(RIGHT_GAP, Math.max(LEFT_GAP, gap));
  const scale = (1 - MARGIN - MINIMUM_AT) / RIGHT_GAP;
  return { at: Math.max(MARGIN, MINIMUM_AT + clipped * scale), beyond };
};
