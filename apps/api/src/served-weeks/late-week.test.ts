import { expect, test } from 'vitest';
import { recordWeek } from '../../test/record-week.ts';
import { logLateWeek } from './late-week.ts';

const week = recordWeek({ weekNumber: 46, snapshot: 1 });
const older = recordWeek({ weekNumber: 45, snapshot: 2 });

const logAt = async (time: string, weeks = [week, older]) => {
  const lines: unknown[] = [];
  const log = { warn: (fields: object) => void lines.push(fields) };
  await logLateWeek(log as never, { list: async () => weeks }, Date.parse(time));
  return lines;
};

test('names the newest week from the eighth day after its end', async () => {
  expect(await logAt('2026-11-23T23:59:59Z')).toEqual([]);
  expect(await logAt('2026-11-24T00:00:00Z')).toEqual([{ week: '2026-W46', days: 8 }]);
});

test('is silent without weeks and about demo weeks', async () => {
  expect(await logAt('2027-01-01T00:00:00Z', [])).toEqual([]);
  expect(await logAt('2027-01-01T00:00:00Z', [{ ...week, isDemo: true }])).toEqual([]);
});
