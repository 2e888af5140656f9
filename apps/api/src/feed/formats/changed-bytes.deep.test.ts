import { expect, test } from 'vitest';
import { closeAfterAll } from '../../../test/close-after-all.ts';
import { openTestFeed } from '../../../test/feed.ts';
import { openParquetMaker, selectRows } from '../../../test/parquet.ts';

const feed = await closeAfterAll(openTestFeed());
const maker = await closeAfterAll(openParquetMaker());

test('refuses files with changed bytes with a sentence or reads them', async () => {
  const file = await maker.make(selectRows(20, `concat('x', toString(number))`));
  const footer = file.length - 8 - file.readUInt32LE(file.length - 8);
  for (let index = 0; index < 12; index += 1) {
    const damaged = Buffer.from(file);
    const at = index % 4 === 0 ? (index * 997) % footer : footer + ((index * 131) % (file.length - footer));
    damaged[at] = (damaged[at] ?? 0) ^ (1 << (index % 8));
    const { exitCode, message } = await feed
      .write('fuzzed.parquet', damaged)
      .then(() => feed.ingestError(['fuzzed.parquet'], { check: true, maxRejects: '100%' }));
    expect([at, exitCode ?? 0, (message ?? '').length < 1500]).toEqual([
      at,
      exitCode === undefined ? 0 : 65,
      true,
    ]);
  }
  expect(await feed.published()).toEqual([]);
  expect(await feed.leftovers()).toEqual([]);
});
