import { listTiles } from '../in-page.ts';
import type { Step } from './step.ts';

/** Steps of a person who reads charts and their explanations. */
export const chartSteps: Step[] = [
  {
    name: 'a drag over the price histogram filters the table, Esc clears it',
    run: async ({ tab, market, open, find, drag, waitForAddress }) => {
      await open(`/category-products?categoryId=${market.categoryIds[0]}`);
      const { left, top, width, height } = await find('[role=presentation].cursor-crosshair');
      const y = top + height / 2;
      await drag({ x: left + width * 0.3, y }, { x: left + width * 0.6, y });
      await waitForAddress(/products\.medianPrice=\d+\.\.\d+/);
      await tab.evaluate(() => document.querySelector<HTMLElement>('input[aria-label="Цена от"]')?.focus());
      await tab.press('Escape');
      await waitForAddress(/^((?!medianPrice).)*$/);
    },
  },
  {
    name: 'arrow keys move an end of the price range',
    run: async ({ tab, market, open, waitFor, waitForAddress }) => {
      await open(`/category-products?categoryId=${market.categoryIds[0]}`);
      await waitFor('the range', () => document.querySelector('input[aria-label="Цена от"]') !== null);
      await tab.evaluate(() => document.querySelector<HTMLElement>('input[aria-label="Цена от"]')?.focus());
      await tab.press('ArrowRight');
      await tab.press('ArrowRight');
      await waitForAddress(/products\.medianPrice=\d+/);
    },
  },
  {
    name: 'the tooltip of the treemap names the tile under the pointer',
    run: async ({ open, hover, waitFor }) => {
      await open('/');
      const tiles = await waitFor('tiles', listTiles, 4);
      for (const href of tiles) {
        await hover(`[data-tile][href="${href}"]`);
        await waitFor(
          'a tooltip of the tile',
          (tile) => {
            const name =
              document.querySelector(`[data-tile][href="${tile}"]`)?.getAttribute('aria-label') ?? '';
            const title = document.querySelector('[data-mark] > div')?.textContent ?? '\0';
            const plain = (text: string) => text.replaceAll(/[\s\u2066-\u2069]+/g, ' ').trim();
            return plain(name).startsWith(plain(title));
          },
          href,
        );
      }
    },
  },
  {
    name: 'an index opens what it consists of; Esc returns the focus',
    run: async ({ tab, market, open, click, find, waitFor }) => {
      await open(`/category?categoryId=${market.categoryIds[0]}`);
      await click('main dd button[aria-haspopup=dialog]');
      await find('[role=dialog]', 'Открытость рынка');
      await tab.press('Escape');
      await waitFor('no dialog', () => document.querySelector('[role=dialog]') === null);
      await waitFor(
        'the focus on the badge',
        () => document.activeElement?.matches('main dd button[aria-haspopup=dialog]') === true,
      );
    },
  },
];
