import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../../../test/accessible.ts';
import { nouns } from '../../format/plural.ts';
import { RankingBars } from './ranking-bars.tsx';

const categories = Array.from({ length: 14 }, (_, place) => ({
  key: place + 1,
  title: `Категория ${place + 1}`,
  revenue: (14 - place) * 1_000_000,
  href: place === 13 ? '#last' : `#category-${place + 1}`,
}));

const plain = (text: string | null | undefined): string => (text ?? '').replaceAll(/\s+/g, ' ').trim();

describe('A ranking', () => {
  const open = async (width = 560) =>
    await render(
      <main style={{ width }}>
        <RankingBars title="Выручка по категориям" ranked={categories} noun={nouns.category} />
      </main>,
    );

  test('shows the eight largest to scale with their values', async () => {
    await open();
    const bars = page.getByRole('listitem').elements();
    expect(bars.map((bar) => plain(bar.textContent)).slice(0, 2)).toEqual([
      'Категория 1 14 млн 13,3 %',
      'Категория 2 13 млн 12,4 %',
    ]);
    expect(bars).toHaveLength(8);
    expect(plain(document.querySelector('figcaption')?.textContent)).toContain('8 из 14 категорий');
    const lengths = bars.map(
      (bar) => bar.querySelector('.bg-bar-strong')?.getBoundingClientRect().width ?? 0,
    );
    expect((lengths[5] ?? 0) / (lengths[0] ?? 1)).toBeCloseTo(9 / 14, 2);
    await expectAccessible();
  });

  test('links each bar to its profile', async () => {
    await open(358);
    await expect
      .element(page.getByRole('link', { name: /^Категория 3 / }))
      .toHaveAttribute('href', '#category-3');
  });
});
