import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../../../test/accessible.ts';
import { LittleLine } from './little-line.tsx';
import { PriceBand, type PriceWeek } from './price-band.tsx';
import { TrendChart, type TrendWeek } from './trend-chart.tsx';

const createWeek = (index: number, value: number | null): TrendWeek => ({
  key: `2026-W${30 + index}`,
  label: `${30 + index}`,
  isPresent: value !== null,
  event: index === 1 ? 'Снова в школу' : undefined,
  readout: [`${value} ₸`, `Неделя ${30 + index}`],
  value,
  market: value === null ? null : value / 2,
});
const weeks = [10, 20, null, 40, 30].map((value, index) => createWeek(index, value));
const chart = page.getByRole('slider', { name: 'Выручка по неделям' });
const drawing = () => chart.element().parentElement ?? document.body;
const readAnnounced = () => chart.element().getAttribute('aria-valuetext');

describe('A trend', () => {
  test('is read by keyboard week by week over a gap, and a week opens by Enter', async () => {
    const onOpenWeek = vi.fn<(index: number) => void>();
    await render(
      <main>
        <TrendChart label="Выручка по неделям" weeks={weeks} onOpenWeek={onOpenWeek} />
      </main>,
    );
    await userEvent.tab();
    await expect.element(chart).toHaveFocus();
    expect(readAnnounced()).toBe('30 ₸, Неделя 34');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(readAnnounced()).toBe('20 ₸, Неделя 31');
    await userEvent.keyboard('{Home}{ArrowLeft}');
    expect(readAnnounced()).toBe('10 ₸, Неделя 30');
    await userEvent.keyboard('{Enter}{Escape}');
    expect(onOpenWeek.mock.calls).toEqual([[0]]);
    await expectAccessible();
  });

  test('breaks its line in a gap, hatches and names it, and marks a known event', async () => {
    await render(<TrendChart label="Выручка по неделям" weeks={weeks} />);
    await expect.poll(() => drawing().querySelectorAll('polyline').length).toBe(4);
    expect(drawing().querySelectorAll('rect').length).toBe(1);
    expect(drawing().querySelectorAll('path').length).toBe(1);
    expect(drawing().textContent).toContain('недели 32 нет');
  });

  test('names each week that has room, the last one in words if that hides no other, and none over another', async () => {
    for (const width of [280, 620, 1400]) {
      const { unmount } = await render(
        <div style={{ width }}>
          <TrendChart label="Выручка по неделям" weeks={weeks} />
        </div>,
      );
      const named = () =>
        [...drawing().querySelectorAll('text[text-anchor]')].filter(
          ({ textContent }) => textContent !== 'недели 32 нет',
        );
      const last = width === 280 ? '34' : 'неделя 34';
      await expect.poll(() => named().map((text) => text.textContent)).toContain(last);
      expect(named().map((text) => text.textContent)).toEqual(['30', '31', '32', '33', last]);
      const boxes = named().map((text) => text.getBoundingClientRect());
      expect(boxes.every(({ right }, at) => right + 4 < (boxes[at + 1]?.left ?? Infinity))).toBe(true);
      await unmount();
    }
  });

  test('of ranks has rank 1 on top', async () => {
    await render(
      <TrendChart
        label="Выручка по неделям"
        weeks={[3, 1].map((place, at) => ({ ...createWeek(at, place), market: null }))}
        isInverted
      />,
    );
    await expect.poll(() => drawing().querySelector('polyline')).not.toBeNull();
    const [, first, , last] =
      drawing().querySelector('polyline')?.getAttribute('points')?.split(/[ ,]/).map(Number) ?? [];
    expect(first).toBeGreaterThan(last ?? Number.NaN);
  });
});

test('A price band draws minimum, median and one’s own price, and names their last values apart', async () => {
  const prices = [100, 98, null, 97].map((minPrice, at): PriceWeek => ({
    ...createWeek(at, minPrice),
    minPrice,
    medianPrice: minPrice === null ? null : minPrice + 1,
    ownPrice: at === 0 || minPrice === null ? null : minPrice,
    sellersCount: minPrice === null ? null : 4,
  }));
  await render(<PriceBand label="Выручка по неделям" weeks={prices} />);
  await expect.element(page.getByText('минимум 97')).toBeInTheDocument();
  const heights = ['медиана 98', 'минимум 97', 'моя 97'].map((text) =>
    Number(page.getByText(text).element().getAttribute('y')),
  );
  expect(
    heights.toSorted((a, b) => a - b).map((y, at, all) => (at === 0 ? 13 : y - (all[at - 1] ?? 0)) >= 13),
  ).toEqual([true, true, true]);
});

test('A little line ends in a point unless its last week is absent, and one week alone is a dotted line', async () => {
  await render(
    <>
      <LittleLine values={[1, null, 2, 3]} />
      <LittleLine values={[1, 2, null]} />
      <LittleLine values={[null, 5]} />
    </>,
  );
  const drawn = [...document.querySelectorAll('svg')].map((svg) => [
    svg.querySelectorAll('circle').length,
    svg.querySelectorAll('line').length,
  ]);
  expect(drawn).toEqual([
    [1, 0],
    [0, 0],
    [1, 1],
  ]);
});
