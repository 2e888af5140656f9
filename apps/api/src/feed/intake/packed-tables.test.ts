import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync, zstdCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { closeAfterAll } from '../../../test/close-after-all.ts';
import { openTestFeed } from '../../../test/feed.ts';
import { openParquetMaker } from '../../../test/parquet.ts';
import { stageTables } from '../../../test/staged-feed.ts';
import { workbookParts } from '../../../test/workbook.ts';
import { makeZip } from '../../../test/zip.ts';

const feed = await closeAfterAll(openTestFeed());
const maker = await closeAfterAll(openParquetMaker());

const table = [
  ['Неделя', 'Продавец', 'Артикул', 'Товар', 'Категория', 'Цена', 'Продажи'],
  ['2026-W46', 'Жол', '1', 'Чай', 'Еда', '90', '4'],
  ['2026-W46', 'Сауда', '1', 'Чай', 'Еда', '95', '2'],
] as const;
const [header, ...offers] = table;

const sheet = table
  .map((row) => `<row>${row.map((cell) => `<c t="str"><v>${cell}</v></c>`).join('')}</row>`)
  .join('');
const workbook = makeZip(workbookParts(sheet));
const rows = offers.map((row) => `(${row.map((cell) => `'${cell}'`).join(', ')})`).join(', ');
const structure = header.map((name) => `\`${name}\` String`).join(', ');
const parquet = await maker.make(`SELECT * FROM values('${structure}', ${rows})`);

const zip = (content: Uint8Array) => makeZip([{ name: 'Неделя/table', content }]);

test.each([
  ['gzipped workbook', 'xlsx', gzipSync(workbook)],
  ['workbook in zstd', 'xlsx', zstdCompressSync(workbook)],
  ['workbook in a zip', 'xlsx', zip(workbook)],
  ['gzipped Parquet file', 'parquet', gzipSync(parquet)],
  ['Parquet file in zstd', 'parquet', zstdCompressSync(parquet)],
  ['Parquet file in a zip', 'parquet', zip(parquet)],
])('a %s is read, and its content is deleted', async (_, format, content) => {
  const staged = await stageTables(feed, { 'week.dat': content });
  expect(staged.rows.map(({ texts }) => [texts[1], ...texts.slice(8)])).toEqual([
    ['Жол', '90', '4', '360'],
    ['Сауда', '95', '2', '190'],
  ]);
  expect(staged.readings).toMatchObject([{ file: 'week.dat', format }]);
  expect(await readdir(feed.folder)).not.toContainEqual(expect.stringMatching(/^incoming-/));
});

/** A file that begins as an archive and inflates to over 200 times its packed size. */
const bomb = Buffer.alloc(64 * 1024 ** 2);
bomb.write('504b0304', 'hex');
const oldExcel = Buffer.alloc(1536);
oldExcel.write('d0cf11e0a1b11ae1', 'hex');

test.each([
  ['bomb of gzip', gzipSync(bomb), 'week.dat inflates to more than 29'],
  ['bomb of zstd', zstdCompressSync(bomb), 'week.dat inflates to more than 17'],
  ['bomb in a zip', zip(bomb), 'inflates to more than 200 times its packed size'],
  ['zip in a zip', zip(zip(Buffer.from('a;b;c'))), 'week.dat has an archive in it; pack the table itself'],
  ['workbook that is cut', gzipSync(workbook.subarray(0, -9)), 'week.dat is cut or damaged'],
  ['old workbook', gzipSync(oldExcel), 'week.dat is a file of an old Excel (.xls)'],
])('a packed %s is refused, and its content is deleted', async (_, content, message) => {
  await feed.write('week.dat', content);
  expect(await feed.ingestError(['week.dat'], { intake: { mapping: {} } })).toEqual({
    exitCode: 65,
    message: expect.stringContaining(message),
  });
  expect(await readdir(feed.folder)).not.toContainEqual(expect.stringMatching(/^incoming-/));
});

test('the archive keeps a packed file as it was given', async () => {
  const content = gzipSync(workbook);
  await feed.write('week.xlsx.gz', content);
  const archiveDir = join(feed.folder, 'archive');
  await feed.ingest(['week.xlsx.gz'], { intake: { mapping: {} }, archiveDir });
  const [folder = ''] = await readdir(archiveDir);
  expect(await readFile(join(archiveDir, folder, '1-week.xlsx.gz'))).toEqual(content);
});
