import * as texts from '#texts/charts/growth-bubbles';
import { estimateTextWidth } from '../text-width.ts';
import type { Box } from './shapes.ts';

/** The title of the corner with room to grow, px. */
export interface CornerTitle {
  readonly lines: readonly string[];
  readonly anchor: 'start' | 'end';
  /** Start or end of its lines, by the anchor. */
  readonly x: number;
  /** Area that it covers. */
  readonly box: Box;
}

/** Font size, line height and distance from the frame's edges, px. */
const FONT_SIZE = 11;
export const TITLE_LINE = 13;
const GAP = 4;
/** Height of a title of two lines, px. */
export const TALL_TITLE = 2 * TITLE_LINE + GAP;

const measure = (lines: readonly string[]): number =>
  Math.max(...lines.map((line) => estimateTextWidth(line, FONT_SIZE)));

/** Places the corner's title inside its frame, in one line or two, or beside a frame that is too narrow. */
export const layoutCornerTitle = (frameWidth: number): CornerTitle => {
  const whole = [texts.corner];
  const halves = texts.corner.split(/(?<=,) /);
  const fitting = [whole, halves].find((lines) => measure(lines) + 2 * GAP <= frameWidth);
  const lines = fitting ?? whole;
  const size = { width: measure(lines) + 2 * GAP, height: lines.length * TITLE_LINE + GAP };
  return fitting
    ? { lines, anchor: 'end', x: frameWidth - GAP, box: { x: frameWidth - size.width, y: 0, ...size } }
    : { lines, anchor: 'start', x: frameWidth + GAP, box: { x: frameWidth, y: 0, ...size } };
};
