import { symlink, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync, zstdCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { closeAfterAll } from '../../../test/close-after-all.ts';
import { csv, feedRow, ndjson, openTestFeed } from '../../../test/feed.ts';
import { openParquetMaker, selectRows } from '../../../test/parquet.ts';
import { openFileReader } from '../../../test/staged-feed.ts';
import { lockFeed } from '../feed-lock.ts';

const feed = await closeAfterAll(openTestFeed());
const maker = await closeAfterAll(openParquetMaker());

describe('Parquet', () => {
  /** Replaces the footer's row count, 1, by the bytes of a thrift integer. */
  const withRowCount = (file: Buffer, count: number[]): Buffer => {
    const length = file.readUInt32LE(file.length - 8);
    const start = file.length - 8 - length;
    const at = file.indexOf(Buffer.from([0x16, 0x02, 0x19, 0x1c]), start);
    expect(at).toBeGreaterThan(start);
    const newLength = Buffer.from(new Uint32Array([length - 1 + count.length]).buffer);
    return Buffer.concat([
      file.subarray(0, at + 1),
      Buffer.from(count),
      file.subarray(at + 2, -8),
      newLength,
      Buffer.from('PAR1'),
    ]);
  };

  test('refuses rows of megabytes before it reads them', async () => {
    const file = await maker.make(selectRows(40, `concat(toString(number), repeat('x', 1000000))`));
    expect(file.length).toBeLessThan(100_000);
    expect(await feed.ingestContent('long.parquet', file)).toEqual({
      exitCode: 65,
      message: expect.stringMatching(
        /^long\.parquet has 40 rows of 4\d{7} bytes uncompressed, more than 16 KB a row; the file is refused/,
      ),
    });
  });

  test('refuses a file whose insert needs more memory than it may use', async () => {
    const { insertFile } = feed.analytics;
    const limit = { max_memory_usage: 1_000_000 };
    const analytics: typeof feed.analytics = {
      ...feed.analytics,
      insert: (statement, rows, settings) =>
        feed.analytics.insert(statement, rows, { ...settings, ...limit }),
      ...(insertFile && {
        insertFile: (statement, file, settings, signal) =>
          insertFile(statement, file, { ...settings, ...limit }, signal),
      }),
    };
    await feed.write(
      'wide.parquet',
      await maker.make(selectRows(20_000, `concat(toString(number), repeat('x', 900))`)),
    );
    expect(await feed.ingestError(['wide.parquet'], { analytics, maxRejects: '100%' })).toEqual({
      exitCode: 65,
      message: expect.stringMatching(
        /^wide\.parquet: its values are too long, reading them takes more than 4 GB/,
      ),
    });
  });

  test('writes the first 1 000 characters of a long value into the rejects file', async () => {
    const rows = selectRows(3, `if(number = 0, 'x', repeat('ы', 200000 + number))`);
    await feed.write('value.parquet', await maker.make(rows));
    const { found, rejects } = await feed.check('value.parquet');
    expect(found.rows).toMatchObject({ read: 3, rejected: 2 });
    expect(rejects.map((line) => line.split(';').slice(1))).toEqual(
      ['2', '3'].map((row) => [row, 'product_name', 'ы'.repeat(1000), 'is longer than 1000 characters']),
    );
  });

  test.each<[string, number[]]>([
    ['-1', [0x01]],
    ['-2^63', [0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x01]],
    ['2^63 - 1', [0xfe, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x01]],
    ['2', [0x04]],
    ['0', [0x00]],
  ])('refuses a footer that counts %s rows where the file has 1', async (_, count) => {
    const file = await maker.make(selectRows(1, `'x'`));
    const read = await openFileReader(feed);
    await expect(read('count.parquet', withRowCount(file, count))).rejects.toMatchObject({
      exitCode: 65,
      message: expect.stringMatching(
        /^count\.parquet (is cut or damaged|has \d rows, and the engine read \d$|has no rows)/,
      ),
    });
  });
});

describe('compressed files', () => {
  const emptyFrame = zstdCompressSync('');

  test('refuses thousands of empty zstd frames before the ingest lock is taken', async () => {
    await using _ = await lockFeed(feed.store);
    const frames = Buffer.concat(Array.from({ length: 20_000 }, () => emptyFrame));
    for (const content of [frames, Buffer.concat([zstdCompressSync(csv([feedRow(1)])), frames])]) {
      expect(await feed.ingestContent('frames.csv.zst', content)).toEqual({
        exitCode: 65,
        message: expect.stringContaining('frames.csv.zst has too many zstd frames'),
      });
    }
  });

  test('refuses thousands of zstd frames of one row each', async () => {
    const rows = Array.from({ length: 300 }, (_, index) => zstdCompressSync(ndjson([feedRow(index + 1)])));
    expect((await feed.ingestContent('rows.ndjson.zst', Buffer.concat(rows))).message).toContain(
      'has too many zstd frames',
    );
  });

  test('reads frames of a parallel compressor, each after a skippable one', async () => {
    const skippable = Buffer.from([0x50, 0x2a, 0x4d, 0x18, 4, 0, 0, 0, 1, 2, 3, 4]);
    const frames = csv([feedRow(1), feedRow(2)])
      .split(/(?<=\n)/)
      .flatMap((line) => [skippable, zstdCompressSync(line)]);
    await feed.write('parallel.csv.zst', Buffer.concat(frames));
    expect((await feed.check('parallel.csv.zst')).found.rows.loaded).toBe(2);
  });

  const blank = (bytes: number, line: string) => line.repeat(bytes / line.length);
  test.each<[string, Uint8Array]>([
    ['blank.csv.gz', gzipSync(csv([feedRow(1)]) + blank(5_000_000, '\n'))],
    ['blank.csv.zst', zstdCompressSync(csv([feedRow(1)]) + blank(5_000_000, '\r\n'))],
    ['blank.ndjson.gz', gzipSync(ndjson([feedRow(1)]) + blank(5_000_000, '\n'))],
    ['spaces.ndjson.gz', gzipSync(ndjson([feedRow(1)]) + blank(5_000_000, `${' '.repeat(99_999)}\n`))],
  ])('refuses millions of blank lines in %s before the ingest lock is taken', async (name, content) => {
    await using _ = await lockFeed(feed.store);
    expect(await feed.ingestContent(name, content)).toEqual({
      exitCode: 65,
      message: expect.stringContaining(`${name}, row 2: is one of over 1000 empty lines`),
    });
  });
});

test('refuses devices and sparse files of terabytes', async () => {
  await symlink('/dev/zero', join(feed.folder, 'zero.csv'));
  expect(await feed.ingestError(['zero.csv'])).toMatchObject({ exitCode: 74 });
  await truncate(await feed.write('sparse.parquet', ''), 2 ** 40);
  expect(await feed.ingestError(['sparse.parquet'])).toMatchObject({ exitCode: 65 });
});
