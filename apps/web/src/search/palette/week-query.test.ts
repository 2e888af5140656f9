import { expect, test } from 'vitest';
import { readWeekQuery } from './week-query.ts';

const week = (weekNumber: number | undefined, isExplicit = true, year?: number) => ({
  weekNumber,
  year,
  isExplicit,
});

test.each([
  ['неделя 43', week(43)],
  ['Нед. 43', week(43)],
  ['недели 43', week(43)],
  ['ниделя 43', week(43)],
  ['ytltkz 43', week(43)],
  ['w43', week(43)],
  ['ц43', week(43)],
  ['Week 43', week(43)],
  ['43 неделя', week(43)],
  ['неделя 43 2025', week(43, true, 2025)],
  ['43', week(43, false)],
  ['неделя', week(undefined)],
])('«%s» names a week', (text, query) => {
  expect(readWeekQuery(text, 'неделя')).toEqual(query);
});

test.each(['43-апта', 'апта 43', 'fgnf 43'])('«%s» names a week in Kazakh', (text) => {
  expect(readWeekQuery(text, 'апта')).toEqual(week(43));
});

test.each(['', 'samsung', 's26', '104820117', 'недорого 43', '43 дюйма', 'не', 'galaxy s26'])(
  '«%s» names no week',
  (text) => {
    expect(readWeekQuery(text, 'неделя')).toBeUndefined();
  },
);
