import { afterAll, beforeAll, expect, test } from 'vitest';
import { columnNames, feedRow, openTestFeed, type TestFeed } from '../../../test/feed.ts';
import { createTables } from '../../analytics/schema.ts';
import { FeedError } from '../feed-error.ts';
import { parseFeedFile } from './feed-file.ts';
import { createFeedTables } from '../staging/feed-tables.ts';
import { nextCommand } from '../staging/snapshot-ids.ts';
import { stageFile } from '../staging/stage-file.ts';

let feed: TestFeed;
beforeAll(async () => {
  feed = await openTestFeed();
});
afterAll(() => feed.close());

/** Numbers from 0 up to a limit, the same ones for the same seed. */
const dice = (seed: number) => {
  let state = seed;
  return (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
};

/** What a value may be made of: everything that means something to a reader of CSV, or might. */
const pieces = [
  'a',
  'ж',
  '"',
  '""',
  ' ',
  '\t',
  '\r',
  '\n',
  '\r\n',
  ',',
  "'",
  '\\',
  '\\N',
  '\0',
  '(1,2)',
  '[',
  '\u2028',
];

const madeOf = (roll: (limit: number) => number) =>
  Array.from({ length: roll(5) }, () => pieces[roll(pieces.length)]).join('');

/** Records of which some have a value that is no CSV, some one in quotes, and some one between spaces. */
const hostileFile = (roll: (limit: number) => number) => {
  const value = (given: string) => {
    const kind = roll(60);
    if (kind === 0) return madeOf(roll);
    if (kind < 6) return `"${madeOf(roll).replaceAll('"', '""')}"`;
    if (kind < 9) return ` "${given}"\t`;
    return given;
  };
  const records = Array.from({ length: 1 + roll(4) }, (_, index) =>
    columnNames.map((name) => value(feedRow(index + 1)[name] ?? '')).join(','),
  );
  return (
    [columnNames.join(','), ...records].join(roll(2) === 0 ? '\n' : '\r\n') + ['', '\n', '\r\n\n'][roll(3)]
  );
};

test('whatever a CSV file holds, it is refused or each of its records is there once', async () => {
  const ends = { refused: 0, read: 0 };
  await createTables(feed.analytics);
  for (let seed = 1; seed <= 60; seed += 1) {
    const content = hostileFile(dice(seed));
    const file = parseFeedFile(await feed.write('hostile.csv', content));
    await createFeedTables(feed.analytics);
    const place = { index: 1, firstLoad: await nextCommand(feed.store) };
    try {
      const { rows } = await stageFile(feed.analytics, file, place, () => undefined);
      ends.read += 1;
      expect({ seed, rows }).toEqual({ seed, rows: recordsOf(content) });
    } catch (error) {
      if (!(error instanceof FeedError)) throw error;
      expect({ seed, message: error.message }).toEqual({
        seed,
        message: expect.stringContaining('hostile.csv'),
      });
      ends.refused += 1;
    }
  }
  expect(ends.read).toBeGreaterThan(20);
  expect(ends.refused).toBeGreaterThan(10);
}, 60_000);

/** Records after the header, as RFC 4180 has it: a quote opens at the beginning of a value only. */
const recordsOf = (content: string): number =>
  [...content.matchAll(/(?:[ \t]*"(?:[^"]|"")*"[ \t]*|[^,\n]*)(,|\r?\n|$)/gy)].filter(
    ([whole, end], index, all) => end !== ',' && !(/^(\r?\n)?$/.test(whole) && all[index - 1]?.[1] !== ','),
  ).length - 1;
