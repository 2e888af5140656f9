import { estimateTextWidth } from '../text-width.ts';

/** How a name is rendered in a tile. */
export interface TileName {
  /** Number of lines; with `isCut` the last ends in «…». */
  readonly lines: number;
  readonly isCut: boolean;
  readonly isSmall: boolean;
  /** Whether the revenue fits below the name. */
  readonly hasRevenue: boolean;
}

/** Two text sizes, px: font size, line height, horizontal padding. */
const LARGE = { size: 12, line: 16, air: 12 };
const SMALL = { size: 11, line: 13, air: 8 };

/** Vertical padding of a tile, px, and the largest number of lines. */
const PADDING_Y = 4;
const MAX_LINES = 3;

/** Minimum number of characters of a truncated name. */
const MIN_LETTERS = 5;

/** Minimum width for a revenue, px. */
const REVENUE_WIDTH = 56;

/** Space between a section's name and its share, with padding, px. */
const GAP = 8;

/** Fits a section's header: its share is shown if enough of the name fits before it. */
export const fitSectionHeader = (
  title: string,
  share: string,
  width: number,
): { readonly hasShare: boolean; readonly isCut: boolean } => {
  const room = width - GAP - estimateTextWidth(share, SMALL.size);
  const start = title.length > MIN_LETTERS + 1 ? `${title.slice(0, MIN_LETTERS)}…` : title;
  return {
    hasShare: estimateTextWidth(start, SMALL.size) <= room,
    isCut: estimateTextWidth(title, SMALL.size) > room,
  };
};

/** Breaks a name into lines between words; null marks a line whose word is too long. */
const breakLines = (title: string, width: number, size: number): readonly (string | null)[] => {
  const lines: (string | null)[] = [];
  let line = '';
  for (const word of title.split(/ |(?<=-)/)) {
    const longer = line === '' ? word : `${line}${line.endsWith('-') ? '' : ' '}${word}`;
    if (estimateTextWidth(longer, size) <= width) line = longer;
    else {
      if (line !== '') lines.push(line);
      if (estimateTextWidth(word, size) > width) return [...lines, null];
      line = word;
    }
  }
  return [...lines, line];
};

/** Fits a name into a tile: in full, else truncated; null if impossible. */
export const fitTileName = (
  title: string,
  { width, height }: { readonly width: number; readonly height: number },
): TileName | null => {
  const name = (textSize: typeof LARGE, lines: number, isCut: boolean): TileName => ({
    lines,
    isCut,
    isSmall: textSize === SMALL,
    hasRevenue: width >= REVENUE_WIDTH && height >= PADDING_Y + textSize.line * (lines + 1),
  });
  const room = (textSize: typeof LARGE) =>
    Math.min(MAX_LINES, Math.floor((height - PADDING_Y) / textSize.line));
  for (const textSize of [LARGE, SMALL]) {
    const lines = breakLines(title, width - textSize.air, textSize.size);
    if (!lines.includes(null) && lines.length <= room(textSize)) return name(textSize, lines.length, false);
  }
  const maxLines = room(SMALL);
  const start = estimateTextWidth(`${title.slice(0, MIN_LETTERS)}…`, SMALL.size);
  if (maxLines === 0 || start > width - SMALL.air) return null;
  const fullLines = breakLines(title, width - SMALL.air, SMALL.size).findIndex((line) => line === null);
  return name(SMALL, Math.max(1, Math.min(maxLines, fullLines === -1 ? maxLines : fullLines)), true);
};
