import { describe, expect, test } from 'vitest';
import { layoutTreemap } from './treemap-layout.ts';
import type { TreemapLeaf } from './treemap-nodes.ts';
import { fitTileName } from './tile-name.ts';

const leaf = (key: number, section: string, revenue: number): TreemapLeaf => ({
  key,
  title: `Категория ${key}`,
  section,
  revenue,
  salesCount: 10,
  index: 0.5,
  href: `/category?categoryId=${key}`,
});

const area = ({ width, height }: { width: number; height: number }) => width * height;

describe('A treemap', () => {
  test('gives a leaf an area proportional to its revenue', () => {
    const [only] = layoutTreemap([leaf(1, 'А', 300), leaf(2, 'А', 100)], 400, 300, false);
    const [large, small] = only?.tiles ?? [];
    expect(area(large ?? { width: 0, height: 0 }) / area(small ?? { width: 1, height: 1 })).toBeCloseTo(3, 1);
  });

  test('places leaves below their section’s header, the largest section first', () => {
    const leaves = [leaf(1, 'Дом', 100), leaf(2, 'Техника', 300), leaf(3, 'Техника', 200)];
    const sections = layoutTreemap(leaves, 600, 300, true);
    expect(sections.map(({ title, revenue }) => [title, revenue])).toEqual([
      ['Техника', 500],
      ['Дом', 100],
    ]);
    for (const section of sections)
      for (const tile of section.tiles) {
        expect(tile.y).toBeGreaterThan(section.y);
        expect(tile.x).toBeGreaterThanOrEqual(section.x);
        expect(tile.x + tile.width).toBeLessThanOrEqual(section.x + section.width);
      }
  });

  test('merges leaves too small to see, without losing revenue', () => {
    const crumbs = Array.from({ length: 50 }, (_, place) => leaf(place + 2, 'Дом', 1));
    const [home] = layoutTreemap([leaf(1, 'Дом', 10_000), ...crumbs], 600, 300, true);
    expect(home?.tiles.map((tile) => (tile.leaf === null ? tile.rest.length : tile.leaf.key))).toEqual([
      1, 50,
    ]);
    expect(home?.revenue).toBe(10_050);
  });

  test('merges leaves without space for a name or a pointer, without losing any', () => {
    const leaves = Array.from({ length: 40 }, (_, place) => ({
      ...leaf(place + 1, 'Дом', 1000 / (place + 1)),
      title: 'Электроинструменты',
    }));
    const [home] = layoutTreemap(leaves, 420, 160, true);
    const tiles = home?.tiles ?? [];
    const nameless = tiles.filter(
      (tile) => tile.leaf !== null && fitTileName(tile.leaf.title, tile) === null,
    );
    const pointable = nameless.filter(({ width, height }) => width * height >= 24 * 24);
    expect(pointable.length).toBeGreaterThan(0);
    expect(nameless.length - pointable.length).toBeLessThanOrEqual(1);
    const keys = tiles
      .flatMap((tile) => (tile.leaf === null ? tile.rest : [tile.leaf]))
      .map(({ key }) => key);
    expect(keys.toSorted((one, other) => one - other)).toEqual(leaves.map(({ key }) => key));
  });

  test('merges sections too small for a header into «Прочие»', () => {
    const sections = layoutTreemap(
      [leaf(1, 'Дом', 10_000), leaf(2, 'Сад', 9), leaf(3, 'Дача', 9)],
      600,
      300,
      true,
    );
    expect(sections.map(({ title }) => title)).toEqual(['Дом', 'Прочие']);
  });

  test('omits leaves without revenue', () => {
    expect(layoutTreemap([leaf(1, 'Дом', 0)], 600, 300, true)).toEqual([]);
  });
});
