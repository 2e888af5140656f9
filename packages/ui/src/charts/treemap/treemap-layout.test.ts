import { describe, expect, test } from 'vitest';
import { layoutTreemap, type Tile } from './treemap-layout.ts';
import type { TreemapLeaf } from './treemap-nodes.ts';

const toLeaf = (key: number, section: string, revenue: number, title = `Товар ${key}`): TreemapLeaf => ({
  key,
  title,
  section,
  revenue,
  salesCount: 10,
  index: 0.5,
  href: `/category?categoryId=${key}`,
});

const area = ({ width, height }: { width: number; height: number }) => width * height;

const listKeys = (tiles: readonly Tile[]) =>
  tiles
    .flatMap((tile) => (tile.kind === 'leaf' ? [tile.leaf.key] : tile.leaves.map(({ key }) => key)))
    .toSorted((one, other) => one - other);

const names = ['Смартфоны', 'Стиральные машины', 'Чехлы', 'Электроинструменты', 'Кофе', 'Зимние шины'];

/** A market like a real one: a few large sections, many small ones, revenue falling by rank. */
const market = Array.from({ length: 160 }, (_, place) =>
  toLeaf(place + 1, `Раздел ${place % 13}`, 1e6 / (place + 4), names[place % names.length]),
);

describe('A treemap', () => {
  test('gives a leaf an area proportional to its revenue', () => {
    const [only] = layoutTreemap([toLeaf(1, 'А', 300), toLeaf(2, 'А', 100)], 400, 300);
    const [large, small] = only?.tiles ?? [];
    expect(area(large ?? { width: 0, height: 0 }) / area(small ?? { width: 1, height: 1 })).toBeCloseTo(3, 1);
  });

  test('places leaves below their section’s header, the largest section first', () => {
    const leaves = [toLeaf(1, 'Дом', 100), toLeaf(2, 'Техника', 300), toLeaf(3, 'Техника', 200)];
    const sections = layoutTreemap(leaves, 600, 300);
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

  test('names every leaf that it draws, more than thirty of a market, and loses none', () => {
    const tiles = layoutTreemap(market, 735, 416).flatMap((section) => section.tiles);
    expect(tiles.filter((tile) => tile.kind !== 'rest' && tile.name === undefined)).toEqual([]);
    expect(tiles.filter(({ kind }) => kind !== 'rest').length).toBeGreaterThanOrEqual(32);
    expect(listKeys(tiles)).toEqual(market.map(({ key }) => key));
  });

  test('puts leaves without space for their whole name into the rest of their section', () => {
    const crumbs = Array.from({ length: 50 }, (_, place) => toLeaf(place + 2, 'Дом', 1));
    const [home] = layoutTreemap([toLeaf(1, 'Дом', 10_000), ...crumbs], 600, 300);
    expect(home?.tiles.map((tile) => (tile.kind === 'leaf' ? tile.leaf.key : tile.leaves.length))).toEqual([
      1, 50,
    ]);
    expect(home?.revenue).toBe(10_050);
  });

  test('keeps apart a section that has the name of the merged ones', () => {
    const small = Array.from({ length: 9 }, (_, place) => toLeaf(place + 3, `Раздел ${place}`, 1));
    const sections = layoutTreemap(
      [toLeaf(1, 'Дом', 5000), toLeaf(2, 'Другие разделы', 3000), ...small],
      600,
      300,
    );
    expect(sections.map(({ title, isOther, revenue }) => [title, isOther, revenue])).toEqual([
      ['Дом', false, 5000],
      ['Другие разделы', false, 3000],
      ['Другие разделы', true, 9],
    ]);
  });

  test('draws a section under three per cent as one tile with its own name', () => {
    const small = [toLeaf(3, 'Кофе', 29), toLeaf(4, 'Сад', 10), toLeaf(5, 'Сад', 19)];
    const sections = layoutTreemap([toLeaf(1, 'Дом', 500), toLeaf(2, 'Обувь', 442), ...small], 900, 500);
    expect(sections.slice(2)).toMatchObject([
      { hasHeader: false, tiles: [{ kind: 'section', title: 'Кофе' }] },
      { hasHeader: false, tiles: [{ kind: 'section', title: 'Сад', leaves: [{ key: 5 }, { key: 4 }] }] },
    ]);
  });

  test('merges sections too small for their name', () => {
    const sections = layoutTreemap(
      [toLeaf(1, 'Дом', 10_000), toLeaf(2, 'Сад', 9), toLeaf(3, 'Дача', 9)],
      600,
      300,
    );
    expect(sections.map(({ title }) => title)).toEqual(['Дом', 'Другие разделы']);
  });

  test('has no header without sections, and omits leaves without revenue', () => {
    expect(layoutTreemap([toLeaf(1, '', 5)], 600, 300)).toMatchObject([
      { hasHeader: false, tiles: [{ y: 0 }] },
    ]);
    expect(layoutTreemap([toLeaf(1, 'Дом', 0)], 600, 300)).toEqual([]);
  });
});
