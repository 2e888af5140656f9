import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSiteWithMarket } from './site-with-market.ts';

let site: Awaited<ReturnType<typeof openSiteWithMarket>>;

beforeAll(async () => {
  site = await openSiteWithMarket();
}, 120_000);

afterAll(() => site.close());

test.each([
  '/seller-products?sellerId=101',
  '/seller?sellerId=101&tab=products',
  '/category-products?categoryId=31',
])(
  'a reload of %s returns to the place in the list, which scrolls inside of its own element',
  async (path) => {
    const page = await site.openPage(path, true);
    const readTop = () =>
      page
        .getByRole('grid')
        .first()
        .evaluate((grid) => Math.round(grid.parentElement?.scrollTop ?? -1));
    await page.getByRole('rowheader').first().waitFor();
    // A window only a few rows high: the list of any market is longer.
    await page.setViewportSize({ width: 1440, height: 420 });
    await page
      .getByRole('grid')
      .first()
      .evaluate(({ parentElement: region }) => {
        if (region) region.scrollTop = Math.floor((region.scrollHeight - region.clientHeight) / 2);
      });
    await expect.poll(readTop).toBeGreaterThan(60);
    const top = await readTop();
    await page.reload();
    await page.getByRole('rowheader').first().waitFor();
    await expect.poll(readTop).toBe(top);
    await page.close();
  },
  60_000,
);
