const canvas = document.createElement('canvas').getContext('2d');

/** Measures a text in the product's font, px. */
export const measureText = (text: string, font: string): number => {
  if (canvas === null) return text.length * 8;
  canvas.font = `${font} Inter, system-ui, sans-serif`;
  return canvas.measureText(text).width;
};

/** Measures the widest of several texts, px. */
export const measureWidest = (texts: readonly string[], font: string): number =>
  Math.max(0, ...texts.map((text) => measureText(text, font)));

/** Width of a text broken into two lines at the best place; a unit of one character stays with its word. */
export const measureTwoLines = (text: string, font: string): number => {
  const words = text.split(/ (?=\S\S)/);
  const broken = words
    .slice(1)
    .map((_, at) => measureWidest([words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')], font));
  return Math.min(measureText(text, font), ...broken);
};
