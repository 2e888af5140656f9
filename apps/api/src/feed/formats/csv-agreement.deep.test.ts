import { expect, test } from 'vitest';
import { closeAfterAll } from '../../../test/close-after-all.ts';
import { columnNames, feedRow, openTestFeed } from '../../../test/feed.ts';
import { createTables } from '../../analytics/schema/tables.ts';
import { FeedError } from '../../command/feed-error.ts';
import { parseFeedFile } from './feed-file.ts';
import { createFeedTables } from '../staging/feed-tables.ts';
import { reserveSnapshots } from '../staging/snapshot-ids.ts';
import { stageFile } from '../staging/stage-file.ts';

const feed = await closeAfterAll(openTestFeed());

/** Creates a seeded generator of integers in [0, limit). */
const createRng = (seed: number) => {
  let state = seed;
  return (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
};

/** Fragments that a CSV reader may treat specially. */
const fragments = [
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

const createValue = (below: (limit: number) => number) =>
  Array.from({ length: below(5) }, () => fragments[below(fragments.length)]).join('');

/** Creates a file with some hostile values, some quoted ones and some between spaces. */
const createHostileFile = (below: (limit: number) => number) => {
  const value = (given: string) => {
    const kind = below(60);
    if (kind === 0) return createValue(below);
    if (kind < 6) return `"${createValue(below).replaceAll('"', '""')}"`;
    if (kind < 9) return ` "${given}"\t`;
    return given;
  };
  const records = Array.from({ length: 1 + below(4) }, (_, index) =>
    columnNames.map((name) => value(feedRow(index + 1)[name] ?? '')).join(','),
  );
  return (
    [columnNames.join(','), ...records].join(below(2) === 0 ? '\n' : '\r\n') + ['', '\n', '\r\n\n'][below(3)]
  );
};

test('refuses any CSV file or stages each of its records once', async () => {
  const counts = { refused: 0, read: 0 };
  await createTables(feed.analytics);
  for (let seed = 1; seed <= 60; seed += 1) {
    const content = createHostileFile(createRng(seed));
    const file = parseFeedFile(await feed.write('hostile.csv', content));
    await createFeedTables(feed.analytics);
    const position = { index: 1, firstSnapshot: await reserveSnapshots(feed.analytics, 'test') };
    try {
      const { rows } = await stageFile(feed.analytics, file, position, () => undefined);
      counts.read += 1;
      expect({ seed, rows }).toEqual({ seed, rows: countRecords(content) });
    } catch (error) {
      if (!(error instanceof FeedError)) throw error;
      expect({ seed, message: error.message }).toEqual({
        seed,
        message: expect.stringContaining('hostile.csv'),
      });
      counts.refused += 1;
    }
  }
  expect(counts.read).toBeGreaterThan(20);
  expect(counts.refused).toBeGreaterThan(10);
}, 180_000);

/** Counts the records after the header by RFC 4180: a quote opens only at the start of a value. */
const countRecords = (content: string): number =>
  [...content.matchAll(/(?:[ \t]*"(?:[^"]|"")*"[ \t]*|[^,\n]*)(,|\r?\n|$)/gy)].filter(
    ([whole, end], index, all) => end !== ',' && !(/^(\r?\n)?$/.test(whole) && all[index - 1]?.[1] !== ','),
  ).length - 1;
