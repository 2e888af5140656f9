import { decode } from 'fast-png';

/** Luminance of a picture, 0–255, by position. */
export interface Luminances {
  at: (x: number, y: number) => number;
}

/** Decodes a PNG of 8 bits a channel. */
export function readLuminances(png: Uint8Array): Luminances {
  const { data, width, channels } = decode(png);
  return {
    at: (x, y) => {
      const index = (Math.round(y) * width + Math.round(x)) * channels;
      const [red = 0, green = 0, blue = 0] = data.subarray(index, index + 3);
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    },
  };
}

/** Reads the luminances of a square. */
export function readSquare({ at }: Luminances, left: number, top: number, size: number): number[] {
  const values: number[] = [];
  for (let y = top; y < top + size; y += 1) for (let x = left; x < left + size; x += 1) values.push(at(x, y));
  return values;
}
