/** Character widths in parts of the font size, measured in the product's font at medium weight. */
const widths: readonly (readonly [Set<string>, number])[] = [
  [new Set(' \u00a0\u202f.,:;!|()\'’"іiljI'), 0.3],
  [new Set('гтfrt1-'), 0.47],
  [new Set('жмфшщыюДФmw…'), 0.85],
  [new Set('ЖМШЩЫЮMW'), 1],
];

const widthCache = new Map<string, number>();

/** Width of a character, cached: a treemap measures its names many times. */
const getCharacterWidth = (letter: string): number => {
  const cached = widthCache.get(letter);
  if (cached !== undefined) return cached;
  const listed = widths.find(([letters]) => letters.has(letter))?.[1];
  const width = listed ?? (letter === letter.toLowerCase() ? 0.6 : 0.73);
  widthCache.set(letter, width);
  return width;
};

/** Estimates the width of a text at a font size in px, within 10 %. */
export const estimateTextWidth = (text: string, size: number): number => {
  let width = 0;
  for (const letter of text) width += getCharacterWidth(letter);
  return width * size;
};
