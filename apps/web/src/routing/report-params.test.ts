import { describe, expect, test } from 'vitest';
import { readReportParams } from './report-params.ts';
import { readWeek } from './week-search-params.ts';
import { layoutRoutes } from '../app/routes.ts';

const parseSearch = (text: string) => new URLSearchParams(text);
const week = { year: 2026, weekNumber: 46 };

describe('An id in an address', () => {
  test.each(['', 'abc', '0', '-1', '1.5', '1e3', '007', ' 5', '4294967296', '<script>', 'NaN'])(
    'with the value "%s" is ignored',
    (text) => {
      for (const name of ['sellerId', 'brandId', 'categoryId'] as const)
        expect(
          readReportParams(parseSearch(`${name}=${encodeURIComponent(text)}`), week)[name],
        ).toBeUndefined();
    },
  );

  test('is a positive integer', () => {
    const { seller, brand, category } = readReportParams(
      parseSearch('sellerId=4294967295&brandId=7&categoryId=31'),
      week,
    );
    expect(seller).toEqual({ ...week, sellerId: 4_294_967_295 });
    expect(brand).toEqual({ ...week, brandId: 7 });
    expect(category).toEqual({ ...week, categoryId: 31 });
  });
});

test('params of an entity need both its id and the week', () => {
  const withoutWeek = readReportParams(parseSearch('sellerId=1&brandId=2&categoryId=3'), undefined);
  const withoutIds = readReportParams(parseSearch(''), week);
  for (const { seller, brand, category } of [withoutWeek, withoutIds])
    expect([seller, brand, category]).toEqual([undefined, undefined, undefined]);
  expect(withoutWeek.sellerId).toBe(1);
});

/** Paths of the screens of one seller and of all lists. */
const lists = ['seller', 'seller2', 'seller-products', 'seller-categories', 'seller-brands']
  .concat(['category-sellers', 'category-products', 'category-brands'])
  .concat(['brand-sellers', 'brand-products', 'brand-categories']);
const findScreen = (path: string) => layoutRoutes.find((screen) => screen.path === path);
const readWeekAt = (path: string, text: string) =>
  readWeek(parseSearch(text), findScreen(path)?.firstYear ?? Number.NaN);

test.each([...lists.map((name) => `/${name}`), '/', '/sellers', '/categories', '/brands'])(
  'on %s a year is 2020–2030 and a week 1–53',
  (path) => {
    expect(readWeekAt(path, 'year=2020&weekNumber=1')).toEqual({ year: 2020, weekNumber: 1 });
    expect(readWeekAt(path, 'year=2030&weekNumber=53')).toEqual({ year: 2030, weekNumber: 53 });
    for (const text of [
      'year=2019&weekNumber=1',
      'year=2031&weekNumber=1',
      'year=2026&weekNumber=0',
      'year=2026&weekNumber=54',
      'year=2026&weekNumber=1e1',
      'year=2026.0&weekNumber=46',
      'year=2026',
      'weekNumber=46',
    ])
      expect(readWeekAt(path, text), text).toBeUndefined();
  },
);

test.each(['/category', '/brand'])('on %s a year is at least 2025, and a week 1–53', (path) => {
  expect(readWeekAt(path, 'year=2025&weekNumber=53')).toEqual({ year: 2025, weekNumber: 53 });
  expect(readWeekAt(path, 'year=2031&weekNumber=1')).toEqual({ year: 2031, weekNumber: 1 });
  for (const text of ['year=2024&weekNumber=53', 'year=2026&weekNumber=0', 'year=2026&weekNumber=54'])
    expect(readWeekAt(path, text), text).toBeUndefined();
});

test.each(['/account', '/method', '/demo/tanstack-query', '/backend/health'])('%s has no week', (path) => {
  expect(findScreen(path)?.title).toEqual(expect.any(String));
  expect(findScreen(path)?.firstYear).toBeUndefined();
});
