/** Widths of letters in parts of the font's size, as the product's font has them in medium weight. */
const widths: readonly (readonly [Set<string>, number])[] = [
  [new Set(' \u00a0\u202f.,:;!|()\'’"іiljI'), 0.3],
  [new Set('гтfrt1-'), 0.47],
  [new Set('жмфшщыюДФmw…'), 0.85],
  [new Set('ЖМШЩЫЮMW'), 1],
];

const looked = new Map<string, number>();

/** Looked up once for each letter: a picture of a market measures its names many times over. */
const letterWidth = (letter: string): number => {
  const known = looked.get(letter);
  if (known !== undefined) return known;
  const listed = widths.find(([letters]) => letters.has(letter))?.[1];
  const width = listed ?? (letter === letter.toLowerCase() ? 0.6 : 0.73);
  looked.set(letter, width);
  return width;
};

/** About how wide a text is at a size of so many px, within a tenth. */
export const estimateTextWidth = (text: string, size: number): number => {
  let width = 0;
  for (const letter of text) width += letterWidth(letter);
  return width * size;
};
