import { estimateTextWidth } from '../text-width.ts';

/** How a name is written in a tile. */
export interface TileName {
  /** Its lines; with `isCut` the last of them ends in «…». */
  readonly lines: number;
  readonly isCut: boolean;
  readonly isSmall: boolean;
  /** Whether the revenue has a line below it. */
  readonly hasRevenue: boolean;
}

/** Two ways to write, in px: a letter's size, a line's height, the air on both sides together. */
const LARGE = { size: 12, line: 16, air: 12 };
const SMALL = { size: 11, line: 13, air: 8 };

/** A tile's air above and below its text (px); a name with more lines than this would be a text. */
const ABOVE = 4;
const MOST_LINES = 3;

/** A name is cut only where so many of its letters stay. */
const LETTERS = 5;

/** Room (px) for a revenue. */
const REVENUE = 56;

/** Between a section's name and its share, with the air around both (px). */
const GAP = 8;

/** The head of a section of so many px: its name, and its share where enough of the name stays before it. */
export const fitSectionHeader = (
  title: string,
  share: string,
  width: number,
): { readonly hasShare: boolean; readonly isCut: boolean } => {
  const room = width - GAP - estimateTextWidth(share, SMALL.size);
  const start = title.length > LETTERS + 1 ? `${title.slice(0, LETTERS)}…` : title;
  return {
    hasShare: estimateTextWidth(start, SMALL.size) <= room,
    isCut: estimateTextWidth(title, SMALL.size) > room,
  };
};

/** The name's lines in a tile so wide, broken between words; null from the line whose word is too long. */
const linesOf = (title: string, width: number, size: number): readonly (string | null)[] => {
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

/** How a tile of so many px can be named: in full, else cut where enough stays; null where it cannot. */
export const fitTileName = (
  title: string,
  { width, height }: { readonly width: number; readonly height: number },
): TileName | null => {
  const name = (look: typeof LARGE, lines: number, isCut: boolean): TileName => ({
    lines,
    isCut,
    isSmall: look === SMALL,
    hasRevenue: width >= REVENUE && height >= ABOVE + look.line * (lines + 1),
  });
  const room = (look: typeof LARGE) => Math.min(MOST_LINES, Math.floor((height - ABOVE) / look.line));
  for (const look of [LARGE, SMALL]) {
    const lines = linesOf(title, width - look.air, look.size);
    if (!lines.includes(null) && lines.length <= room(look)) return name(look, lines.length, false);
  }
  const most = room(SMALL);
  const start = estimateTextWidth(`${title.slice(0, LETTERS)}…`, SMALL.size);
  if (most === 0 || start > width - SMALL.air) return null;
  const whole = linesOf(title, width - SMALL.air, SMALL.size).findIndex((line) => line === null);
  return name(SMALL, Math.max(1, Math.min(most, whole === -1 ? most : whole)), true);
};
