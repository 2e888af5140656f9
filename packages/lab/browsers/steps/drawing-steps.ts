import { decode } from 'fast-png';
import { measureLine } from '../in-page.ts';
import { PHONE } from '../person.ts';
import { expectThat, type Step } from './step.ts';

/** Luminance of a picture, 0–255, by position. */
interface Luminances {
  at: (x: number, y: number) => number;
}

/** Decodes a PNG of 8 bits a channel. */
function readLuminances(png: Uint8Array): Luminances {
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
function readSquare({ at }: Luminances, left: number, top: number, size: number): number[] {
  const values: number[] = [];
  for (let y = top; y < top + size; y += 1) for (let x = left; x < left + size; x += 1) values.push(at(x, y));
  return values;
}

/** Side of the tile that hatching repeats, px. */
const TILE = 7;

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const spread = (values: number[]) => Math.max(...values) - Math.min(...values);

/** Steps for differences between browsers in drawing and scrolling. */
export const drawingSteps: Step[] = [
  {
    name: 'the top rule of the figures starts where they do',
    run: async ({ tab, market, open, waitFor }) => {
      await open(`/category?categoryId=${market.categoryIds[0]}`);
      const { left, top } = await waitFor('the figures', () => {
        const row = document.querySelector('main [role=tab]')?.parentElement?.parentElement;
        if (!row) return null;
        const { left, bottom } = row.getBoundingClientRect();
        return { left, top: bottom - 1 };
      });
      const { at } = readLuminances(await tab.takePicture());
      const ground = at(left - 20, top - 8);
      const isDrawn = (x: number) => [-1, 0, 1].some((y) => Math.abs(at(x, top + y) - ground) > 4);
      expectThat(isDrawn(left + 20), 'There is no rule.');
      const first = Array.from({ length: 20 }, (_, offset) => left - 20 + offset).find(isDrawn);
      expectThat(first === undefined, `The rule starts ${left - (first ?? left)} px too far left.`);
    },
  },
  {
    name: 'hatching is even and visible',
    run: async ({ tab, market, open, find }) => {
      await open(`/category?categoryId=${market.categoryIds[0]}&tab=concentration`);
      const { left, top, width, height } = await find('main p.hatched');
      expectThat(width > 100, `The hatched part is ${width} px wide.`);
      const picture = readLuminances(await tab.takePicture());
      // The label is at the left; whole tiles are at its right.
      const y = Math.ceil(top + (height - 3 * TILE) / 2);
      const squares = Array.from({ length: 6 }, (_, place) =>
        Math.floor(left + width - 3 - (place + 1) * TILE),
      ).flatMap((x) => [0, TILE, 2 * TILE].map((below) => readSquare(picture, x, y + below, TILE)));
      const contrasts = squares.map(spread);
      const unevenness = spread(squares.map(mean));
      const seen = `contrast ${Math.min(...contrasts).toFixed(1)}–${Math.max(...contrasts).toFixed(1)}, means differ by ${unevenness.toFixed(2)}`;
      expectThat(Math.min(...contrasts) > 10 && unevenness < 2, `Hatching: ${seen}.`);
    },
  },
  {
    name: 'lines of tabs and links do not scroll down and have no scrollbar',
    run: async ({ tab, market, open, waitFor }) => {
      const lines = {
        [`/seller?sellerId=${market.sellerId}`]: '[role=tablist][aria-label^=Списки]',
        [`/seller2?sellerId=${market.sellerId}`]: 'main nav',
        '/account': 'main nav',
      };
      await tab.resize(...PHONE);
      for (const [path, selector] of Object.entries(lines)) {
        await open(path);
        const { scrolled, bar } = await waitFor(selector, measureLine, selector);
        expectThat(
          scrolled === 0 && bar === 0,
          `${path} scrolls by ${scrolled} px; its bar takes ${bar} px.`,
        );
      }
    },
  },
  {
    name: 'short and long pages, also behind the palette, have the same width',
    run: async ({ tab, market, open, find }) => {
      const readWidth = () =>
        tab.evaluate(() => document.querySelector('main')?.getBoundingClientRect().width ?? 0);
      await open('/account');
      const short = await readWidth();
      await open(`/seller2?sellerId=${market.sellerId}`);
      const isLong = await tab.evaluate(() => document.documentElement.scrollHeight > innerHeight);
      expectThat(isLong, 'The long page does not scroll.');
      const long = await readWidth();
      await tab.press('Control+k');
      await find('[role=combobox]');
      const covered = await readWidth();
      expectThat(short === long && long === covered, `Widths: ${short}, ${long}, ${covered}.`);
    },
  },
];
