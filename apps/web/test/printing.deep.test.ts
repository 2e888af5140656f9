import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSiteWithMarket } from './site-with-market.ts';

let site: Awaited<ReturnType<typeof openSiteWithMarket>>;

beforeAll(async () => {
  site = await openSiteWithMarket();
}, 120_000);

afterAll(() => site.close());

/** Reads the width and height of each page of a PDF, in points. */
const readPages = (pdf: Buffer): readonly string[] =>
  [...pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(
    ([, width, height]) => `${Math.round(Number(width))} × ${Math.round(Number(height))}`,
  );

const A4 = '595 × 842';
const A4_LANDSCAPE = '842 × 595';

test.each([
  '/seller-briefing?sellerId=101',
  '/brand-briefing?brandId=7',
  '/category-briefing?categoryId=31',
  '/section-briefing?sectionId=1',
])('%s prints as two upright A4 pages', async (path) => {
  const page = await site.openPage(path, true);
  await page.getByRole('article', { name: 'Страница 2 из 2' }).waitFor();
  const pdf = await page.pdf({ preferCSSPageSize: true });
  await page.close();
  expect(readPages(pdf)).toEqual([A4, A4]);
});

test('a briefing opened by a link prints as the same two pages', async () => {
  const page = await site.openPage('/seller-briefing?sellerId=101', true);
  await page.getByRole('button', { name: 'Поделиться' }).click();
  await page.getByRole('button', { name: 'Создать ссылку' }).click();
  const url = await page.getByRole('textbox', { name: 'Адрес ссылки' }).inputValue();
  // A block that is still loading has another height.
  await page.goto(new URL(new URL(url).pathname, page.url()).href, { waitUntil: 'networkidle' });
  await page.getByText(/^Открыто по ссылке/).waitFor();
  await page.getByRole('article', { name: 'Страница 2 из 2' }).waitFor();
  const pdf = await page.pdf({ preferCSSPageSize: true });
  await page.close();
  expect(readPages(pdf)).toEqual([A4, A4]);
});

test('other screens still print on landscape pages', async () => {
  const page = await site.openPage('/seller?sellerId=101', true);
  await page.getByRole('rowheader').first().waitFor();
  const pdf = await page.pdf({ preferCSSPageSize: true });
  await page.close();
  expect(new Set(readPages(pdf))).toEqual(new Set([A4_LANDSCAPE]));
});

test('charts are drawn for the width of the paper', async () => {
  const page = await site.openPage('/seller2?sellerId=101', true);
  const slider = page.getByRole('slider', { name: /по неделям/ });
  await slider.waitFor();
  // The last listener: it reads the chart after the chart's own listener has drawn it.
  await slider.evaluate((input) =>
    matchMedia('print').addEventListener('change', ({ matches }) => {
      if (!matches) return;
      const { dataset, clientWidth } = document.body;
      dataset['widths'] = `${input.nextElementSibling?.getAttribute('width')} of ${clientWidth}`;
    }),
  );
  await page.pdf({ preferCSSPageSize: true });
  const [chart, paper] =
    (await page.locator('body').getAttribute('data-widths'))?.split(' of ').map(Number) ?? [];
  await page.close();
  // 277 mm, zoomed by 0.8; the gutters are 24 px, and the labels before the chart have 56 px.
  expect(paper).toBe(1309);
  expect(chart).toBe(1309 - 48 - 56);
});

test('a printout, narrower than the screen, keeps its columns', async () => {
  const page = await site.openPage('/seller-products?sellerId=101', true);
  const heads = page.getByRole('columnheader');
  await page.getByRole('columnheader', { name: 'Отзывы' }).waitFor();
  const onScreen = await heads.count();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 1047, height: 900 });
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(await heads.count()).toBe(onScreen);
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('columnheader', { name: 'Отзывы' }).waitFor({ state: 'detached' });
  await page.close();
});
