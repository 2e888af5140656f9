/** Widths of letters in parts of the font's size, as the product's font has them in medium weight. */
const WIDE = new Set('жмфшщыюЖМФШЩЫЮWMmw');
const SLIM = new Set(' .,:;!|()\'’"іiljftrIгт1-');

const letterWidth = (letter: string): number => {
  if (WIDE.has(letter)) return 0.84;
  if (letter === ' ') return 0.28;
  if (SLIM.has(letter)) return 0.4;
  return letter === letter.toLowerCase() ? 0.61 : 0.7;
};

/** About how wide a text is at a size of so many px, within a tenth and rather too wide. */
export const textWidth = (text: string, size: number): number => {
  let width = 0;
  for (const letter of text) width += letterWidth(letter);
  return width * size;
};
