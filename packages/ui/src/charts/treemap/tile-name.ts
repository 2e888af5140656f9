import { estimateTextWidth } from '../text-width.ts';

/** How a whole name is rendered in a tile. */
export interface TileName {
  readonly lines: readonly string[];
  readonly isSmall: boolean;
  /** Whether a figure fits below the name. */
  readonly hasFigure: boolean;
}

/** Two text sizes, px: font size, line height, horizontal padding. */
const LARGE = { size: 12, line: 16, air: 12 };
const SMALL = { size: 11, line: 13, air: 8 };

/** Vertical padding of a tile, px, and the largest number of lines. */
const PADDING_Y = 4;
const MAX_LINES = 2;

/** Minimum width for a figure, px. */
const FIGURE_WIDTH = 56;

/** Space between a section's name and its share, with padding, px. */
const GAP = 8;

/** Font size of a section's header, px. */
const HEADER_SIZE = 11;

/** Fits a section's header: whether its share fits beside the name, and whether the name is cut. */
export const fitSectionHeader = (
  title: string,
  share: string,
  width: number,
): { readonly hasShare: boolean; readonly isCut: boolean } => {
  const room = width - estimateTextWidth(title, HEADER_SIZE);
  return { hasShare: estimateTextWidth(share, HEADER_SIZE) + GAP <= room, isCut: room < 0 };
};

/** A word of a name, its width at font size 1, and the gap before it on a line. */
interface Word {
  readonly text: string;
  readonly width: number;
  readonly gap: '' | ' ';
}

const SPACE_WIDTH = estimateTextWidth(' ', 1);

const wordCache = new Map<string, readonly Word[]>();

/** Splits a name at spaces and after hyphens, cached: a layout tries each name many times. */
const splitIntoWords = (title: string): readonly Word[] => {
  const cached = wordCache.get(title);
  if (cached !== undefined) return cached;
  const words = title.split(/(?<=[ -])/).map((part, index, parts): Word => {
    const text = part.trimEnd();
    const gap = parts[index - 1]?.endsWith(' ') === true ? ' ' : '';
    return { text, gap, width: estimateTextWidth(text, 1) };
  });
  wordCache.set(title, words);
  return words;
};

/** Breaks a name into at most two lines between words; undefined if it does not fit whole. */
const breakLines = (title: string, width: number, size: number): readonly string[] | undefined => {
  const room = width / size;
  const lines = [''];
  let used = 0;
  for (const { text, gap, width: wordWidth } of splitIntoWords(title)) {
    const gapWidth = gap === '' ? 0 : SPACE_WIDTH;
    if (wordWidth > room) return undefined;
    if (used > 0 && used + gapWidth + wordWidth > room) {
      if (lines.push(text) > MAX_LINES) return undefined;
      used = wordWidth;
    } else {
      lines.push(`${lines.pop() ?? ''}${used > 0 ? gap : ''}${text}`);
      used += (used > 0 ? gapWidth : 0) + wordWidth;
    }
  }
  return lines;
};

/** Fits a whole name into a tile, in one or two lines; undefined if impossible. */
export const fitTileName = (
  title: string,
  { width, height }: { readonly width: number; readonly height: number },
): TileName | undefined => {
  for (const textSize of [LARGE, SMALL]) {
    const isSmall = textSize === SMALL;
    const lines = breakLines(title, width - textSize.air, textSize.size);
    if (lines === undefined || height < PADDING_Y + textSize.line * lines.length) continue;
    const hasFigure = width >= FIGURE_WIDTH && height >= PADDING_Y + textSize.line * (lines.length + 1);
    return { lines, isSmall, hasFigure };
  }
  return undefined;
};
