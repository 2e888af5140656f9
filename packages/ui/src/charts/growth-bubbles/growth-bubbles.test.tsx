import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../test/accessible.ts';
import { categories, renderBubbles } from '../../../test/growth-bubbles.tsx';
import type { Bubble } from './growth-bubbles.tsx';

const plain = (text: string | null | undefined): string => (text ?? '').replaceAll(/\s+/g, ' ').trim();

describe('Growth bubbles', () => {
  const middle = (name: RegExp) => {
    const { x, y, width, height } = page.getByRole('link', { name }).element().getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };

  test('are higher for a higher index and further right for a larger share', async () => {
    await renderBubbles();
    expect(middle(/^Категория 2,/).y).toBeLessThan(middle(/^Категория 1,/).y);
    expect(middle(/^Категория 9,/).x).toBeGreaterThan(middle(/^Категория 1,/).x);
    await expectAccessible();
  });

  test.each([560, 320])(
    'stand in a lane of their own where nothing is sold, each beside the others, %i px wide',
    async (width) => {
      const unsold = Array.from({ length: 7 }, (_, at) => ({
        key: -9 - at,
        title: `Чужая ${at + 1}`,
        revenue: 6_000_000 / (at + 1),
        share: null,
        index: 0.7 - at / 1000,
        href: `#foreign-${at}`,
      }));
      await renderBubbles(width, [...categories.slice(0, 13), ...unsold]);
      const zero = page.getByText('0', { exact: true }).element().getBoundingClientRect();
      const lane = page.getByText('не продаёт', { exact: true }).element().getBoundingClientRect();
      const circles = unsold.map(({ title }) => {
        const link = page.getByRole('link', { name: new RegExp(`^${title},`) }).element();
        const { x, y, width: size } = link.children[1]?.getBoundingClientRect() ?? new DOMRect();
        expect(document.elementFromPoint(x + size / 2, y + size / 2)?.closest('a')).toBe(link);
        return { x: x + size / 2, y: y + size / 2, radius: size / 2 };
      });
      for (const [at, { x, y, radius }] of circles.entries()) {
        expect(x - radius).toBeGreaterThanOrEqual(lane.x);
        expect(x + radius).toBeLessThan(zero.x + zero.width / 2);
        for (const other of circles.slice(at + 1))
          expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThan(radius + other.radius);
      }
    },
  );

  test('count unsold ones among the strong with a small share', async () => {
    await renderBubbles(560, [
      ...categories,
      { key: -9, title: 'Чужая', revenue: 20_000_000, share: null, index: 0.7, href: '#foreign' },
    ]);
    await expect.element(page.getByRole('link', { name: /^Чужая, .*здесь не продаёт/ })).toBeVisible();
    expect(plain(document.querySelector('figcaption')?.textContent)).toMatch(
      /Сильный рынок, малая доля — \d из 15 крупнейших; первый — Чужая: доли нет/,
    );
  });

  test('name a large bubble at the edge inside the plot, when another name is beside it', async () => {
    const [like] = categories;
    if (like === undefined) throw new Error('There are no categories.');
    const add = (key: number, title: string, revenue: number, share: number, index: number) =>
      ({ ...like, key, title, revenue, share, index }) satisfies Bubble;
    await renderBubbles(560, [
      add(0, 'Смартфоны', 500_000_000, 0.3, 0.57),
      add(1, 'Телевизоры Samsung', 300_000_000, 0.38, 0.57),
      add(2, 'Плиты', 1_000_000, 0.02, 0.3),
    ]);
    const [plot, label] = ['figure', 'figure a[aria-label^="Телевизоры"] > span:last-child'].map((selector) =>
      document.querySelector(selector)?.getBoundingClientRect(),
    );
    expect(label?.width).toBeGreaterThan(60);
    expect(label?.right).toBeLessThanOrEqual(plot?.right ?? 0);
  });

  test.each([
    ['in one line', 0.3],
    ['in two lines', 0.1],
    ['beside it', 0.02],
  ])('have the title of the corner clear of its frame and of all circles, %s', async (_, usual) => {
    const shares = [0.5, 1, 1, 1].map((times) => times * usual);
    await renderBubbles(
      560,
      [...shares, 0.5].map((share, key) => ({
        key,
        title: `Категория ${key + 1}`,
        revenue: 5_000_000 / (key + 1),
        share,
        index: 0.6 - key / 50,
        href: `#${key}`,
      })),
    );
    const frame = document.querySelector('figure svg rect')?.getBoundingClientRect() ?? new DOMRect();
    const lines = [...document.querySelectorAll('figure svg rect ~ text')].map((line) =>
      line.getBoundingClientRect(),
    );
    const circles = [...document.querySelectorAll('figure [data-bubble] > .rounded-full')].map((circle) =>
      circle.getBoundingClientRect(),
    );
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) {
      const isInside = line.left >= frame.left && line.right <= frame.right;
      expect(isInside || line.left >= frame.right).toBe(true);
      expect(
        circles.filter(
          ({ left, right, top }) => left < line.right && line.left < right && top < line.bottom - 2,
        ),
      ).toEqual([]);
    }
    await expect.element(page.getByText('Индекс категории', { exact: true }).first()).toBeVisible();
  });

  test('explain the bubble under the pointer', async () => {
    await renderBubbles();
    for (const number of [3, 11, 6]) {
      await page.getByRole('link', { name: new RegExp(`^Категория ${number},`) }).hover();
      expect(page.getByRole('tooltip').element().querySelector('div')?.textContent).toBe(
        `Категория ${number}`,
      );
    }
    await page.getByRole('figure').unhover();
  });

  test('have one tab stop; arrow keys move between them and focus shows the values', async () => {
    await renderBubbles();
    await userEvent.tab();
    await expect
      .poll(() => plain(page.getByRole('tooltip').element().textContent))
      .toContain('Доля в категории2,5 %');
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement?.getAttribute('href')).not.toBe('#category-1');
    await userEvent.keyboard('{End}');
    expect(document.activeElement?.getAttribute('href')).toBe('#last');
  });

  test('have their numbers in a table, and fit a phone', async () => {
    await page.viewport(390, 844);
    await renderBubbles(358);
    const rows = page.getByRole('table', { name: 'Где есть куда расти' }).getByRole('row').elements();
    expect(plain(rows[1]?.textContent)).toBe('Категория 114 млн ₸2,5 %0,20 · Низкая');
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    await expectAccessible();
  });
});
