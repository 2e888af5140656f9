import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../../test/accessible.ts';
import { TooltipProvider } from '../primitives/tooltip.tsx';
import type { ProspectLevel } from '../format/prospect.ts';
import { PriceHistogram } from './price-histogram/price-histogram.tsx';
import type { PriceRange } from './price-histogram/price-range.ts';
import { ProspectBreakdown } from './prospect-breakdown/prospect-breakdown.tsx';

const prices = [1000, 1200, 5000, 9900, 12_000, 25_000, 80_000, 100_000, 240_000, 990_000];
const products = prices.map((price, place) => ({ price, revenue: price * 3, index: place / 10 }));

const Page = ({ first = null, width = 720 }: { first?: PriceRange | null; width?: number }) => {
  const [range, setRange] = useState<PriceRange | null>(first);
  const [levels, setLevels] = useState<readonly ProspectLevel[]>([]);
  return (
    <TooltipProvider>
      <main style={{ width }}>
        <PriceHistogram title="Выручка по цене" products={products} range={range} onRangeChange={setRange} />
        <ProspectBreakdown
          title="Товары по перспективности"
          products={products}
          levels={levels}
          onLevelsChange={setLevels}
        />
        <output>{JSON.stringify({ range, levels })}</output>
      </main>
    </TooltipProvider>
  );
};

const readChosen = () => JSON.parse(document.querySelector('output')?.textContent ?? '{}');
const plain = (text: string | null | undefined): string => (text ?? '').replaceAll(/\s+/g, ' ').trim();
const bars = () => [...document.querySelectorAll('figure svg rect')];
const field = () => document.querySelector('figure [role=presentation]') ?? document.body;

/** Drags over the bars, between two fractions of their width. */
const drag = async (from: number, to: number) => {
  const { width, height } = field().getBoundingClientRect();
  const at = (part: number) => ({ x: Math.round(part * width), y: Math.round(height / 2) });
  await userEvent.dragAndDrop(field(), field(), { sourcePosition: at(from), targetPosition: at(to) });
};

describe('A histogram of prices', () => {
  test('has an accessible name with the median, in both themes', async () => {
    await render(<Page />);
    await expect
      .element(page.getByRole('img', { name: /^Выручка по цене: .*медиана 18.500.₸/ }))
      .toBeVisible();
    await expectAccessible();
  });

  test('selects a dragged range and counts its products', async () => {
    await render(<Page />);
    await drag(0.34, 0.66);
    await expect.poll(() => readChosen().range?.from).toBeGreaterThan(5000);
    expect(readChosen().range.to).toBeLessThan(240_000);
    expect(plain(document.querySelector('figcaption')?.textContent)).toMatch(/ ₸ · \d товар/);
    await expectAccessible();
  });

  test('selects the clicked bin; a second click clears the selection', async () => {
    await render(<Page />);
    await drag(0.5, 0.5);
    await expect.poll(() => readChosen().range).not.toBeNull();
    await drag(0.5, 0.5);
    await expect.poll(() => readChosen().range).toBeNull();
  });

  test('moves one handle and leaves the other', async () => {
    await render(<Page first={{ from: 10_000, to: 100_000 }} />);
    const { left, width } = field().getBoundingClientRect();
    const slider = page.getByRole('slider', { name: 'Цена до' }).element().getBoundingClientRect();
    await drag((slider.left + slider.width / 2 - left) / width, 0.95);
    await expect.poll(() => readChosen().range?.to).toBeGreaterThan(240_000);
    expect(readChosen().range.from).toBe(10_000);
  });

  test('works by keyboard: arrows move a handle, Esc clears the selection', async () => {
    await render(<Page />);
    await userEvent.tab();
    await expect.element(page.getByRole('slider', { name: 'Цена от' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect.poll(() => readChosen().range?.from).toBeGreaterThan(1000);
    expect(readChosen().range.to).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => readChosen().range).toBeNull();
  });

  test('shows a typed range unchanged', async () => {
    await render(<Page first={{ from: 12_345, to: null }} />);
    await expect.element(page.getByText(/^от 12.345.₸ · 5.товаров$/)).toBeVisible();
    const lit = bars().filter((bar) => bar.classList.contains('fill-bar-strong'));
    expect(lit.length).toBeGreaterThan(0);
    expect(lit.length).toBeLessThan(bars().length);
  });

  test('shows a tooltip for the hovered bar', async () => {
    await render(<Page />);
    await userEvent.hover(field());
    await expect
      .poll(() => plain(document.querySelector('figure dl')?.textContent))
      .toMatch(/^Выручка.+Товары\d/);
  });

  test('has its numbers in a table', async () => {
    await render(<Page />);
    const rows = page.getByRole('table', { name: 'Выручка по цене' }).getByRole('row').elements();
    expect(plain(rows[0]?.textContent)).toBe('ЦенаВыручкаТовары');
    expect(plain(rows.at(-1)?.textContent)).toMatch(/ ₸2,97 млн ₸1$/);
  });

  test('on a phone fits and stays accessible', async () => {
    await page.viewport(390, 844);
    await render(<Page width={358} first={{ from: 10_000, to: 100_000 }} />);
    await expect.poll(() => bars().length).toBeGreaterThan(5);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    await expectAccessible();
  });
});

describe('The breakdown by prospect', () => {
  test('counts the products of each level and their revenue share', async () => {
    await render(<Page />);
    const lines = page.getByRole('button', { pressed: false }).elements();
    expect(lines.map((line) => plain(line.textContent))).toContain('Отличная 3 товара, выручка 91 %');
  });

  test('selects levels by click and by keyboard', async () => {
    await render(<Page />);
    await page.getByRole('button', { name: /^Отличная/ }).click();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => readChosen().levels).toEqual([5, 4]);
    await expectAccessible();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => readChosen().levels).toEqual([5]);
  });
});
