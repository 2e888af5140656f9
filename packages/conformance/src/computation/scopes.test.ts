import { expect, test } from 'vitest';
import { settleWeeks } from '../comparer/compare-answers.ts';
import { createKitMarket } from '../market/kit-market.ts';
import { isNew } from './changes.ts';
import { type ComparisonScope, compareWeeks, selectHistory } from './scopes.ts';
import { type MarketWeek, type OpenWeek, openWeek } from './week.ts';

const [{ offers, names }] = settleWeeks(createKitMarket()) as [MarketWeek];
const newcomer = offers[0]?.sellerId ?? 0;

/** The newcomer came in 2026-W53; week 52 is not published. */
const published: readonly OpenWeek[] = [
  [2027, 1],
  [2026, 53],
  [2026, 51],
  [2026, 50],
].map(([year = 0, weekNumber = 0]) =>
  openWeek({
    year,
    weekNumber,
    isDemo: false,
    publishedAt: '2027-01-11T01:40:00.000Z',
    offers: offers.filter(({ sellerId }) => year === 2027 || weekNumber === 53 || sellerId !== newcomer),
    names,
  }),
);

const week = (year: number, weekNumber: number) => ({ year, weekNumber });

const against = (params: Parameters<typeof compareWeeks>[1]) =>
  compareWeeks(published, params, (scope: ComparisonScope) => ({ against: scope.against }))?.against;

test('compares with the calendar week before, where it is published', () => {
  expect([against(week(2027, 1)), against(week(2026, 53)), against(week(2026, 52))]).toEqual([
    '2026-W53',
    null,
    undefined,
  ]);
});

test('compares with any earlier published week by name, and with none for null', () => {
  expect(against({ ...week(2027, 1), against: '2026-W50' })).toBe('2026-W50');
  expect(against({ ...week(2027, 1), against: null })).toBeNull();
});

test.each(['2026-W52', '2026-W53', '2027-W01', '2026-W54'])(
  'judges the subject before the unusable week 0 %s',
  (named) => {
    const params = { ...week(2026, 53), against: named };
    expect(() => against(params)).toThrow(expect.objectContaining({ code: 'REPORT_NOT_FOUND' }));
    expect(compareWeeks(published, params, () => undefined)).toBeUndefined();
  },
);

test('a history has the published weeks of its calendar weeks, oldest first', () => {
  const weeks = (year: number, weekNumber: number, count: number) =>
    selectHistory(published, { year, weekNumber, weeks: count })?.weeks.map((one) => one.weekNumber);
  expect(weeks(2027, 1, 4)).toEqual([51, 53, 1]);
  expect(weeks(2026, 52, 2)).toEqual([51]);
  expect([weeks(2027, 3, 2), weeks(2027, 53, 160)]).toEqual([undefined, undefined]);
});

test('new is what no published week before had', () => {
  const isNewIn = (at: number, id: number) => {
    const one = published[at];
    return one && isNew(one, published, 'sellerId', id);
  };
  expect([isNewIn(1, newcomer), isNewIn(0, newcomer), isNewIn(2, newcomer), isNewIn(3, newcomer)]).toEqual([
    true,
    false,
    false,
    null,
  ]);
});
