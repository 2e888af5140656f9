import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../../../test/accessible.ts';
import type { PriceRange } from '../price-histogram/price-range.ts';
import { Scatter } from './scatter.tsx';
import { layoutScatter, type ScatterPoint } from './scatter-layout.ts';

const brands = ['Apple', 'Samsung', 'Xiaomi', 'Honor', 'Tecno', 'Nokia', ''];

const toPoints = (count: number): readonly ScatterPoint[] =>
  Array.from({ length: count }, (_, place) => ({
    key: place + 1,
    title: `Смартфон ${place + 1}`,
    series: brands[place % brands.length] ?? '',
    price: 5000 + place * 1000,
    revenue: (count - place) * 100_000,
    salesCount: count - place,
  }));

/** Moves the cursor of an earlier test away from the elements rendered next. */
const moveCursorAway = () => userEvent.hover(document.documentElement, { position: { x: 1, y: 1 } });

const open = async (count = 14, range: PriceRange | null = null, width = 600) => {
  await moveCursorAway();
  return await render(
    <main style={{ width }}>
      <Scatter
        title="Цена и продажи"
        priceLabel="Цена"
        products={toPoints(count)}
        range={range}
        height={192}
      />
    </main>,
  );
};

const plain = (text: string | null | undefined): string => (text ?? '').replaceAll(/\s+/g, ' ').trim();
const tooltip = () => plain(document.querySelector('figure dl')?.parentElement?.textContent);

describe('A scatter of prices and revenue', () => {
  test('gives the five largest brands their own colour and shape, the others one', async () => {
    await open();
    const legend = page.getByRole('listitem').elements();
    expect(legend.map((each) => plain(each.textContent))).toEqual([
      'Apple',
      'Samsung',
      'Xiaomi',
      'Honor',
      'Tecno',
      'прочие',
    ]);
    const shapes = legend.map((each) => each.querySelector('path')?.getAttribute('d'));
    expect(new Set(shapes).size).toBe(6);
    await expect.element(page.getByRole('img', { name: 'Цена и продажи: 14 товаров' })).toBeVisible();
    await expectAccessible();
  });

  test('omits products without a price, and gives no series to products without a brand', () => {
    const found = layoutScatter([
      ...toPoints(7),
      { key: 99, title: 'Даром', series: 'Apple', price: 0, revenue: 5, salesCount: 1 },
    ]);
    expect(found?.points.map(({ key }) => key)).not.toContain(99);
    expect(found?.points.find(({ series }) => series === '')?.seriesIndex).toBe(5);
    expect(layoutScatter([])).toBeNull();
  });

  test('moves through the products with the largest revenue by keyboard', async () => {
    await open();
    page.getByRole('slider').element().focus();
    await expect.poll(tooltip).toMatch(/^Смартфон 1БрендAppleЦена5 000 ₸Продажи14 шт\.Выручка1,4 млн ₸$/);
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(tooltip).toMatch(/^Смартфон 2/);
    await expectAccessible();
    await userEvent.keyboard('{Escape}');
    await expect.poll(tooltip).toBe('');
  });

  test('shows a tooltip for the hovered product', async () => {
    await open(1);
    await userEvent.hover(document.querySelector('figure [role=presentation]') ?? document.body);
    await expect.poll(tooltip).toMatch(/^Смартфон 1/);
  });

  test('draws products sold one to three times faintly, behind the others', () => {
    const points = layoutScatter(toPoints(14))?.points ?? [];
    expect(points.map(({ isFaint }) => isFaint)).toEqual([
      true,
      true,
      true,
      ...Array.from({ length: 11 }, () => false),
    ]);
    expect(points.slice(0, 3).every(({ salesCount }) => salesCount <= 3)).toBe(true);
  });

  test('isolates a brand under the pointer and by its legend entry, and shows all by a second click', async () => {
    await open();
    const countDimmed = () =>
      [...document.querySelectorAll('figure svg path[opacity]')].filter(
        (path) => Number(path.getAttribute('opacity')) < 0.1,
      ).length;
    expect(countDimmed()).toBe(0);
    await page.getByRole('button', { name: 'Apple' }).hover();
    await expect.poll(countDimmed).toBe(12);
    await page.getByRole('slider').hover({ force: true });
    await expect.poll(countDimmed).toBe(0);
    await page.getByRole('button', { name: 'Apple' }).click();
    await expect.poll(countDimmed).toBe(12);
    await page.getByRole('button', { name: 'Apple', pressed: true }).click();
    await expect.poll(countDimmed).toBe(0);
  });

  test('shades the selected prices', async () => {
    await open(14, { from: 8000, to: null });
    const band = document.querySelector('figure svg rect');
    expect(Number.parseFloat(band?.getAttribute('x') ?? '')).toBeGreaterThan(10);
  });

  test('draws many points on a canvas, in the colours of the theme', async () => {
    document.documentElement.dataset['theme'] = 'light';
    await open(2500);
    const canvas = document.querySelector('canvas');
    const ink = () => [...(canvas?.getContext('2d')?.getImageData(0, 0, 5000, 400).data ?? [])].join();
    await expect.poll(() => /[1-9]/.test(ink())).toBe(true);
    const light = ink();
    document.documentElement.dataset['theme'] = 'dark';
    await expect.poll(() => ink() === light).toBe(false);
  });

  test('has its numbers in a table of at most 50 rows', async () => {
    await open(80);
    const rows = page.getByRole('table', { name: 'Цена и продажи' }).getByRole('row').elements();
    expect(rows).toHaveLength(51);
    expect(plain(rows[1]?.textContent)).toBe('Смартфон 1Apple5 000 ₸80 шт.8 млн ₸');
  });
});
