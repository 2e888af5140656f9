import { expect, test } from 'vitest';
import { recordWeek } from '../../../test/record-week.ts';
import { SCHEMA_VERSION } from '../../analytics/schema/table-versions.ts';
import { compareRows } from './compare-rows.ts';

const weekOf = (weekNumber: number, offers: number) => ({
  year: 2026,
  weekNumber,
  offers,
  sellers: 1,
  revenue: 1,
});

test.each([
  [5, 0],
  [20, 0],
  [4, 1],
  [21, 1],
])('after a week of 10 rows one of %d gets %d warnings', (offers, count) => {
  const tables = { seller_offer: { rows: 10, checksum: '' } };
  const published = recordWeek({ weekNumber: 45, snapshot: 1 }, { version: SCHEMA_VERSION, tables });
  expect(compareRows([weekOf(46, offers)], [published])).toHaveLength(count);
});
