import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { closeAfterAll } from '../../../test/close-after-all.ts';
import { feedRow, ndjson, openTestFeed } from '../../../test/feed.ts';
import { readNdjsonRows } from './ndjson-rows.ts';

const feed = await closeAfterAll(openTestFeed());

/** Reads a file without the engine. */
const read = async (content: string) => {
  for await (const _ of readNdjsonRows('a.ndjson', Readable.from([Buffer.from(content)])).body);
};

describe('JSON lines', () => {
  const row = JSON.stringify(feedRow(1));
  test.each<[string, string, string]>([
    ['a list', `${row}\n[${row}]\n`, 'a.ndjson, row 2: is not one JSON object'],
    ['null', `null\n`, 'a.ndjson, row 1: is not one JSON object'],
    ['two objects', `${row}\n${row}${row}\n`, 'a.ndjson, row 2: is not one JSON object'],
    ['two objects and a comma', `${row},${row}\n`, 'a.ndjson, row 1: is not one JSON object'],
    ['an object over two lines', `${row.replace(',', ',\n')}\n`, 'a.ndjson, row 1: is not one JSON object'],
    ['a cut object', `${row}\n${row}\n${row.slice(0, -5)}`, 'a.ndjson, row 3: is not one JSON object'],
    ['a number with a plus', `${row.replace('"100"', '+100')}\n`, 'a.ndjson, row 1: is not one JSON object'],
    ['an empty line', `${row}\n\n${row}\n`, 'a.ndjson, row 2: is an empty line'],
    [
      'an unknown key',
      `${row}\n${row.replace('seller_rating', 'seler_rating')}\n`,
      'a.ndjson, row 2: there is no column "seler_rating" (did you mean seller_rating?) in the feed',
    ],
    [
      'a key in another case',
      `${row.replace('"price"', '"Price"')}\n`,
      'a.ndjson, row 1: there is no column "Price" (did you mean price?) in the feed',
    ],
    [
      'a line over 1 MB',
      `${row}\n${JSON.stringify({ ...feedRow(1), product_name: 'x'.repeat(1024 * 1024) })}\n`,
      'a.ndjson, row 2: is longer than 1 MB',
    ],
    [
      'a list of lists without an end',
      `${row.replace('"100"', `${'['.repeat(100_000)}${']'.repeat(100_000)}`)}\n`,
      'a.ndjson, row 1: has lists or objects too deep in each other',
    ],
  ])('refuses %s and names the row', async (_, content, what) => {
    const message: unknown = expect.stringContaining(what);
    await expect(read(content)).rejects.toMatchObject({ exitCode: 65, message });
  });

  test.each([
    ['nothing', '', 'a.ndjson has no rows'],
    ['empty lines only', '\n\n', 'a.ndjson has no rows'],
    ['a key twice', `${row}\n${row.replace('{', '{"year":"2026",')}\n`, 'a.ndjson, row 2:'],
    ['a cut object', `${row}\n${row.slice(0, -5)}`, 'a.ndjson, row 2: is not one JSON object'],
  ])('publishes and leaves nothing of a file with %s', async (_, content, what) => {
    const { exitCode, message } = await feed.ingestContent('a.ndjson', content);
    expect(message).toContain(what);
    expect(exitCode).toBe(65);
    expect(await feed.published()).toEqual([]);
    expect(await feed.leftovers()).toEqual([]);
  });

  test('rejects an array or an object where a text belongs and shows it unchanged, and a row without a required key', async () => {
    await feed.write(
      'nested.ndjson',
      ndjson([
        feedRow(1),
        { ...feedRow(2), seller_title: ['ИП'] },
        { ...feedRow(3), brand_title: { ru: 'Бренд' } },
        { ...feedRow(4), price: undefined },
      ]),
    );
    const { rejects } = await feed.check('nested.ndjson');
    expect(rejects.map((line) => line.split(';').slice(0, 4).join(';'))).toEqual([
      'nested.ndjson;2;seller_title;"[""ИП""]"',
      'nested.ndjson;3;brand_title;"{""ru"":""Бренд""}"',
      'nested.ndjson;4;price;',
    ]);
    expect(rejects[2]).toBe('nested.ndjson;4;price;;is missing');
  });
});
