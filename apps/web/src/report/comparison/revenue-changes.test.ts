import { nouns } from '@vitrina/ui/format/plural';
import { expect, test } from 'vitest';
import { describeRevenueChanges, countRevenueChanges } from './revenue-changes.ts';

const describe = (now: Readonly<Record<string, number>>, before: Readonly<Record<string, number>>) => {
  const { revenue, rows } = describeRevenueChanges(
    countRevenueChanges(new Map(Object.entries(now)), new Map(Object.entries(before))),
    nouns.seller,
  );
  return [...revenue, ...rows].map(({ movement, text }) => [movement, text.replaceAll('\u00a0', ' ')]);
};

test('The note names whose revenue changed since the week before, who came and who left', () => {
  const before = { rival: 100, leader: 500, late: 0, idle: 0, tired: 40, left: 1_500_000, unsold: 0 };
  const now = { rival: 150, leader: 400, late: 20, idle: 0, tired: 0, new: 30 };
  expect(describe(now, before)).toEqual([
    ['grown', 'выросла у 1'],
    ['fallen', 'снизилась у 1 продавца'],
    ['started', 'начало продаж: 1'],
    ['stopped', 'без продаж: 1'],
    ['entered', 'новые: 1'],
    ['left', 'ушли: 2 (было 1,5 млн ₸)'],
  ]);
  expect(describe({ rival: 2 }, { rival: 1 })).toEqual([['grown', 'выросла у 1 продавца']]);
  expect(describe({ rival: 1, idle: 0 }, { rival: 1, idle: 0 })).toEqual([]);
});
