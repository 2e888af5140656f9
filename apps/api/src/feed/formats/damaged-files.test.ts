import { execFileSync } from 'node:child_process';
import { appendFile, chmod, mkdir, symlink, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync, zstdCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { closeAfterAll } from '../../../test/close-after-all.ts';
import { columnNames, csv, feedRow, ndjson, openTestFeed } from '../../../test/feed.ts';
import { openParquetMaker } from '../../../test/parquet.ts';
import { openFileReader } from '../../../test/staged-feed.ts';

const feed = await closeAfterAll(openTestFeed());
const maker = await closeAfterAll(openParquetMaker());

const ingestError = (name: string) => feed.ingestError([name], { maxRejects: '100%' });

const three = csv([feedRow(1), feedRow(2), feedRow(3)]);
const lines = three.split('\n');
const noise = Buffer.from(Array.from({ length: 20_000 }, (_, index) => `${Math.sin(index)}`).join());

describe('compressed and binary files', () => {
  const packed = gzipSync(csv([feedRow(1)]) + noise.toString());
  const wrongSum = Buffer.from(gzipSync(three));
  wrongSum[wrongSum.length - 6] = (wrongSum.at(-6) ?? 0) ^ 1;
  test.each<[string, string, Uint8Array]>([
    ['a cut gzip', 'a.csv.gz', gzipSync(three).subarray(0, -9)],
    ['half a gzip', 'a.csv.gz', packed.subarray(0, packed.length / 2)],
    ['a gzip with a wrong sum', 'a.csv.gz', wrongSum],
    ['a gzip with something after it', 'a.csv.gz', Buffer.concat([gzipSync(three), Buffer.from('more')])],
    ['an empty gzip', 'a.csv.gz', Buffer.alloc(0)],
    ['a plain file by the name of a gzip', 'a.ndjson.gz', Buffer.from(ndjson([feedRow(1)]))],
    ['a cut zstd', 'a.csv.zst', zstdCompressSync(three).subarray(0, -1)],
    [
      'a zstd whose second frame is cut',
      'a.csv.zst',
      Buffer.concat([zstdCompressSync(three), zstdCompressSync(lines[1] ?? '').subarray(0, -1)]),
    ],
    [
      'a zstd with something after it',
      'a.csv.zst',
      Buffer.concat([zstdCompressSync(three), Buffer.from('more')]),
    ],
  ])('refuses %s', async (_, name, content) => {
    const { exitCode, message } = await feed.ingestContent(name, content);
    expect(message).toContain(name);
    expect(message).toContain('is cut or damaged');
    expect(exitCode).toBe(65);
  });

  const values = columnNames.map((name) => `'${feedRow(1)[name] ?? ''}' AS ${name}`);
  const lists = values.map((value) => value.replace(/(.*) AS seller_title/, '[$1] AS seller_title'));

  test.each([
    ['without rows', `${values.join()} WHERE 0`, 'has no rows'],
    ['with an unknown column', `${values.join()}, 1 AS x`, 'there is no column "x" in the feed'],
    ['without a column', values.slice(1).join(), 'the column year is missing'],
    ['with a list', lists.join(), 'there is no column "seller_title'],
  ])('refuses a Parquet file %s', async (_, columns, what) => {
    const read = await openFileReader(feed);
    await expect(read('a.parquet', await maker.make(`SELECT ${columns}`))).rejects.toThrow(what);
  });

  test('refuses a truncated Parquet file and one that is none', async () => {
    const read = await openFileReader(feed);
    const damaged = { exitCode: 65, message: 'a.parquet is cut or damaged, or is not a Parquet file' };
    const whole = await maker.make(`SELECT ${values.join()}`);
    expect(await read('a.parquet', whole)).toBe(1);
    const bytes = (length: number) => Buffer.from(new Uint32Array([length]).buffer);
    const end = Buffer.from('PAR1');
    for (const content of [
      whole.subarray(0, 300),
      Buffer.concat([end, Buffer.alloc(50, 255), bytes(50), end]),
    ])
      await expect(read('a.parquet', content)).rejects.toMatchObject(damaged);
    const path = await feed.write('a.parquet', '');
    await truncate(path, 3_200_000_000);
    await appendFile(path, Buffer.concat([bytes(3_000_000_000), end]));
    await expect(read('a.parquet')).rejects.toMatchObject(damaged);
    await expect(read('empty.parquet', '')).rejects.toThrow('empty.parquet is empty');
  });

  /** Replaces each number of four bytes in the footer, which can only be a size, by 100. */
  const withSmallSizes = (file: Buffer): Buffer => {
    const lying = Buffer.from(file);
    for (let at = file.length - 8 - file.readUInt32LE(file.length - 8); at < file.length - 8; at += 1) {
      const start = at;
      while ((file[at] ?? 0) >= 0x80 && at - start < 5) at += 1;
      if (at - start === 3) lying.set([0xc8, 0x81, 0x80, 0], start);
    }
    return lying;
  };

  test('rejects rows of 1 MB that a Parquet footer declares small', async () => {
    const long = `concat(toString(number), repeat('x', 1000000)) AS product_name`;
    const columns = values.map((value) => (value.endsWith(' AS product_name') ? long : value));
    const file = await maker.make(`SELECT ${columns.join()} FROM numbers(40)`);
    expect(withSmallSizes(file)).not.toEqual(file);
    const { exitCode, message } = await feed.ingestContent('lying.parquet', withSmallSizes(file));
    expect(exitCode).toBe(65);
    expect(message).toMatch(/^Every row breaks a rule: nothing is published/);
  });
});

describe('files that cannot be read', () => {
  test('distinguishes a missing file, a folder, a pipe and an unknown format', async () => {
    await mkdir(join(feed.folder, 'folder.csv'));
    await writeFile(join(feed.folder, 'table.xlsx'), 'x');
    expect(await ingestError('missing.csv')).toMatchObject({
      exitCode: 74,
      message: expect.stringContaining('there is no such file'),
    });
    expect(await ingestError('folder.csv')).toMatchObject({
      exitCode: 74,
      message: expect.stringContaining('it is not a file'),
    });
    execFileSync('mkfifo', [join(feed.folder, 'pipe.csv')]);
    expect(await ingestError('pipe.csv')).toMatchObject({
      exitCode: 74,
      message: expect.stringContaining('it is not a file'),
    });
    expect(await ingestError('table.xlsx')).toMatchObject({
      exitCode: 64,
      message: expect.stringContaining('is not a feed file'),
    });
  });

  test.runIf(process.getuid?.() !== 0)('reports a file that this user may not read', async () => {
    await feed.write('secret.csv', three);
    await chmod(join(feed.folder, 'secret.csv'), 0);
    expect(await ingestError('secret.csv')).toMatchObject({
      exitCode: 74,
      message: expect.stringContaining('may not read'),
    });
  });

  test('escapes control and bidi characters of file and column names', async () => {
    const name = 'a\u001b[31m\n\u009b2J\u202e.csv';
    await feed.write(name, `${name.slice(1, -4).replace('\n', '')}\n1\n`);
    expect((await ingestError(name)).message).toMatch(
      /^a\\u001b\[31m\\u000a\\u009b2J\\u202e\.csv: there is no column "[ -~]+" in the feed/,
    );
  });

  test('follows a symbolic link', async () => {
    await feed.write('target.csv', three);
    await symlink(join(feed.folder, 'target.csv'), join(feed.folder, 'link.csv'));
    expect((await feed.check('link.csv')).found.rows.loaded).toBe(3);
  });
});
