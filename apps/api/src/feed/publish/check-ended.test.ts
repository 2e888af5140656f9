import { expect, test } from 'vitest';
import { closeAfterAll } from '../../../test/close-after-all.ts';
import { csv, feedRow, openTestFeed } from '../../../test/feed.ts';
import { checkEnded } from './check-ended.ts';

const feed = await closeAfterAll(openTestFeed());
await feed.write('46.csv', csv([feedRow(1, { week_number: '46' })]));
await feed.write('3.csv', csv([feedRow(1, { year: '2027', week_number: '3' })]));

const check = (time: string) =>
  checkEnded({ now: () => new Date(time), future: false }, [{ year: 2026, weekNumber: 46 }]);

test('a week can be loaded when its Sunday has ended in Kazakhstan, not before', () => {
  expect(() => check('2026-11-15T18:59:59Z')).toThrow(
    'Not ended in Kazakhstan (UTC+5): 2026-W46. Check year and week number, or give --future to load such weeks; nothing is published',
  );
  expect(() => check('2026-11-15T19:00:00Z')).not.toThrow();
});

test('a week of the future is refused with all others, unless it is asked for', async () => {
  const { exitCode, message } = await feed.ingestError(['46.csv', '3.csv']);
  expect(exitCode).toBe(65);
  expect(message).toContain('2027-W03.');
  expect(await feed.published()).toEqual([]);
  expect(await feed.ingest(['3.csv'], { future: true, check: true })).toMatchObject({ outcome: 'checked' });
});
