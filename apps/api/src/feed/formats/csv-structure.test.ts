import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { closeAfterAll } from '../../../test/close-after-all.ts';
import { columnNames, csv, feedRow, openTestFeed } from '../../../test/feed.ts';
import { feedColumns } from '../rules/columns.ts';
import { readCsvRows } from './csv-rows.ts';

const feed = await closeAfterAll(openTestFeed());

const three = csv([feedRow(1), feedRow(2), feedRow(3)]);
const without = (column: string) => columnNames.filter((name) => name !== column);
const lines = three.split('\n');

/** Reads a file without the engine. */
const read = async (content: string) => {
  const { body } = await readCsvRows('a.csv', Readable.from([Buffer.from(content)]));
  for await (const _ of body);
};

describe('columns', () => {
  test.each(feedColumns.filter(({ isRequired }) => isRequired).map(({ name }) => name))(
    'refuses a file without %s',
    async (column) => {
      await expect(read(csv([feedRow(1)], without(column)))).rejects.toMatchObject({
        exitCode: 65,
        message: `a.csv: the column ${column} is missing; the file is refused and nothing is published`,
      });
    },
  );

  test('accepts a file without the optional columns', async () => {
    const required = feedColumns.filter(({ isRequired }) => isRequired).map(({ name }) => name);
    await feed.write('required.csv', csv([feedRow(1)], required));
    expect((await feed.check('required.csv')).found.rows.loaded).toBe(1);
    expect(columnNames.length - required.length).toBe(8);
  });

  test.each([
    ['twice', [...columnNames, 'price'], 'the column price is there twice'],
    [
      'unknown',
      [...columnNames, 'seler_rating'],
      'there is no column "seler_rating" (did you mean seller_rating?) in the feed',
    ],
    [
      'other case',
      [...without('price'), 'Price'],
      'there is no column "Price" (did you mean price?) in the feed; the column price is missing',
    ],
    [
      'twice, unknown and missing at once',
      [...without('sales_count'), 'sales', 'zzz', 'seller_id', 'year', 'Brand-Title'],
      'there are no columns "sales" (did you mean sales_count?), "zzz", "Brand-Title" (did you mean brand_title?) in the feed; the columns year, seller_id are there twice; the column sales_count is missing',
    ],
    ['long', [...columnNames, 'x'.repeat(1000)], `there is no column "${'x'.repeat(40)}…" in the feed`],
    [
      'hostile',
      [...columnNames, "x String'); DROP TABLE offer; --"],
      'there is no column "x String\'); DROP TABLE offer; --" in the feed',
    ],
    ['empty name', [...columnNames, ''], 'there is no column "" in the feed'],
    ['prototype', [...columnNames, '__proto__'], 'there is no column "__proto__" in the feed'],
  ])('refuses a header with a column %s', async (_, names, what) => {
    await expect(read(csv([feedRow(1)], names))).rejects.toMatchObject({
      exitCode: 65,
      message: `a.csv: ${what}; the file is refused and nothing is published`,
    });
  });

  test('refuses semicolons as separators', async () => {
    await expect(read(three.replaceAll(',', ';'))).rejects.toMatchObject({ exitCode: 65 });
  });
});

describe('CSV', () => {
  test.each<[string, string, string]>([
    ['no bytes', '', 'a.csv is empty'],
    ['a byte order mark only', '\uFEFF', 'a.csv is empty'],
    [
      'a field too many',
      [lines[0], lines[1], `${lines[2]},`].join('\n'),
      'a.csv, row 2: has 27 fields where the header has 26;',
    ],
    [
      'a field too few',
      [lines[0], lines[1], lines[2], '1,2'].join('\n'),
      'a.csv, row 3: has 2 fields where the header has 26;',
    ],
    ['a cut last row', three.slice(0, -20), 'a.csv, row 3: has 2'],
    [
      'a quote that is never closed',
      [lines[0], lines[1], `"${lines[2]}`, lines[3]].join('\n'),
      'a.csv, row 2: has a quote that is never closed;',
    ],
    [
      'text after a closing quote',
      [lines[0], `"2026"x${lines[1]}`].join('\n'),
      'a.csv, row 1: has text after a closing quote;',
    ],
    [
      'an empty line in the middle',
      [lines[0], lines[1], '', lines[2]].join('\n'),
      'a.csv, row 2: is an empty line;',
    ],
    [
      'a line over 1 MB',
      [lines[0], lines[1], lines[2]?.replace('Товар', 'x'.repeat(1024 * 1024))].join('\n'),
      'a.csv, row 2: is longer than 1 MB',
    ],
    [
      'a quote that swallows megabytes',
      `${lines[0]}\n${lines[1]}\n"${'x,\n'.repeat(1_000_000)}`,
      'a.csv, row 2: is longer than 1 MB',
    ],
    ['a header over 1 MB', 'x'.repeat(3 * 1024 * 1024), 'a.csv: the header is longer than 1 MB'],
  ])('refuses %s and names the row', async (_, content, what) => {
    const message: unknown = expect.stringContaining(what);
    await expect(read(content)).rejects.toMatchObject({ exitCode: 65, message });
  });

  test.each([
    ['without rows', `${columnNames.join(',')}\r\n\r\n\n`, 'a.csv has no rows'],
    ['whose structure breaks while the engine reads it', three.slice(0, -20), 'a.csv, row 3: has 2'],
  ])('publishes and leaves nothing of a file %s', async (_, content, what) => {
    const { exitCode, message } = await feed.ingestContent('a.csv', content);
    expect(message).toContain(what);
    expect(exitCode).toBe(65);
    expect(await feed.published()).toEqual([]);
    expect(await feed.leftovers()).toEqual([]);
  });

  test('reads a quote within an unquoted value as a character', async () => {
    await feed.write(
      'inch.csv',
      [lines[0], lines[1]?.replace('Товар 1', 'Монитор 27" IPS'), lines[2]].join('\n'),
    );
    expect((await feed.check('inch.csv')).found.rows).toMatchObject({ read: 2, loaded: 2 });
  });
});
