import { nouns } from '@vitrina/ui/format/plural';
import { expect, test } from 'vitest';
import { describeRevenueChanges, countRevenueChanges } from './revenue-changes.ts';

const said = (now: Readonly<Record<string, number>>, before: Readonly<Record<string, number>>) =>
  describeRevenueChanges(
    countRevenueChanges(new Map(Object.entries(now)), new Map(Object.entries(before))),
    nouns.seller,
  ).replaceAll('\u00a0', ' ');

test('The sentence names whose revenue changed since the week before, and who left', () => {
  const before = { rival: 100, leader: 500, late: 0, idle: 0, tired: 40, left: 1_500_000, unsold: 0 };
  const now = { rival: 150, leader: 400, late: 20, idle: 0, tired: 0, new: 30 };
  expect(said(now, before)).toBe(
    'выручка выросла у 1, снизилась у 1, появилась у 2, пропала у 1 продавца; в списке больше нет 1 продавца с выручкой 1,5 млн ₸',
  );
  expect(said({ rival: 2 }, { rival: 1 })).toBe('выручка выросла у 1 продавца');
  expect(said({ rival: 1, idle: 0 }, { rival: 1 })).toBe('выручка не изменилась');
});
