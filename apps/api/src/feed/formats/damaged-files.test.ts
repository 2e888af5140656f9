import { execFileSync } from 'node:child_process';
import { appendFile, chmod, mkdir, symlink, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync, zstdCompressSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { closeAfterAll } from '../../../test/close-after-all.ts';
import { columnNames, csv, feedRow, ndjson, openTestFeed } from '../../../test/feed.ts';
import { openParquetMaker } from '../../../test/parquet.ts';

const feed = await closeAfterAll(openTestFeed());
const maker = await closeAfterAll(openParquetMaker());

afterEach(async () => {
  expect(await feed.published()).toEqual([]);
  expect(await feed.leftovers()).toEqual([]);
});

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

  const parquet = async (select: string) => {
    const name = `${crypto.randomUUID()}.parquet`;
    await feed.write(name, await maker.make(select));
    return name;
  };
  const values = columnNames.map((name) => `'${feedRow(1)[name] ?? ''}' AS ${name}`);

  test('refuses a truncated Parquet file, one without rows and one with other columns', async () => {
    const whole = await parquet(`SELECT ${values.join()}`);
    expect((await feed.check(whole)).found.rows.loaded).toBe(1);
    expect((await ingestError(await parquet(`SELECT ${values.join()} WHERE 0`))).message).toContain(
      'has no rows',
    );
    expect((await ingestError(await parquet(`SELECT ${values.join()}, 1 AS x`))).message).toContain(
      'there is no column "x" in the feed',
    );
    expect((await ingestError(await parquet(`SELECT ${values.slice(1).join()}`))).message).toContain(
      'the column year is missing',
    );
    const lists = values.map((value) => value.replace(/(.*) AS seller_title/, '[$1] AS seller_title'));
    expect((await ingestError(await parquet(`SELECT ${lists.join()}`))).message).toContain(
      'there is no column "seller_title',
    );
    await truncate(join(feed.folder, whole), 300);
    const damaged = { exitCode: 65, message: `${whole} is cut or damaged, or is not a Parquet file` };
    expect(await ingestError(whole)).toEqual(damaged);
    const bytes = (length: number) => Buffer.from(new Uint32Array([length]).buffer);
    const end = Buffer.from('PAR1');
    await feed.write(whole, Buffer.concat([end, Buffer.alloc(50, 255), bytes(50), end]));
    expect(await ingestError(whole)).toEqual(damaged);
    const path = await feed.write(whole, '');
    await truncate(path, 3_200_000_000);
    await appendFile(path, Buffer.concat([bytes(3_000_000_000), end]));
    expect(await ingestError(whole)).toEqual(damaged);
    expect((await feed.ingestContent('empty.parquet', '')).message).toBe('empty.parquet is empty');
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
