import { expect, test } from 'vitest';
import { closeAfterAll } from '../../../test/close-after-all.ts';
import { openTestAnalytics } from '../../../test/clickhouse.ts';
import { createManifest } from './manifest.ts';
import { findDamagedSnapshots } from './verify-snapshots.ts';

const analytics = await closeAfterAll(openTestAnalytics());
for (const table of ['one', 'two']) {
  await analytics.command(`CREATE TABLE ${table} (snapshot UInt32, id UInt32, rating Nullable(Float64), title String)
    ENGINE = MergeTree PARTITION BY snapshot ORDER BY (snapshot, id)`);
}

const fill = async (snapshot: number) => {
  for (const table of ['one', 'two']) {
    await analytics.command(
      `INSERT INTO ${table} SELECT {snapshot:UInt32}, number, if(number % 3 = 0, NULL, number / 7), toString(number)
      FROM numbers(1000)`,
      { snapshot },
    );
  }
  return { snapshot, manifest: JSON.stringify(await createManifest(analytics, snapshot, ['one', 'two'])) };
};

const check = async (snapshot: number, spoil: (snapshot: number) => Promise<void>) => {
  const weeks = [await fill(snapshot), await fill(snapshot + 1)];
  await analytics.command('OPTIMIZE TABLE one FINAL');
  expect(await findDamagedSnapshots(analytics, weeks, 'contents')).toEqual([]);
  await spoil(snapshot);
  return {
    byRows: await findDamagedSnapshots(analytics, weeks),
    byContents: await findDamagedSnapshots(analytics, weeks, 'contents'),
  };
};

test('a snapshot without its rows in one table is damaged, and its neighbour is not', async () => {
  const found = await check(10, (snapshot) =>
    analytics.command(`ALTER TABLE two DROP PARTITION ${snapshot}`),
  );
  expect(found).toEqual({ byRows: [10], byContents: [10] });
});

test('a snapshot of equal row count but other values is found by reading them', async () => {
  const found = await check(20, async (snapshot) => {
    await analytics.command(`ALTER TABLE one DROP PARTITION ${snapshot}`);
    await analytics.command(
      `INSERT INTO one SELECT {snapshot:UInt32}, number, if(number % 3 = 0, 0, number / 7), toString(number)
      FROM numbers(1000)`,
      { snapshot },
    );
  });
  expect(found).toEqual({ byRows: [], byContents: [20] });
});

test('a missing table damages every snapshot that was in it', async () => {
  const weeks = [await fill(30), await fill(31)];
  await analytics.command('RENAME TABLE two TO elsewhere');
  try {
    expect(await findDamagedSnapshots(analytics, weeks)).toEqual([30, 31]);
  } finally {
    await analytics.command('RENAME TABLE elsewhere TO two');
  }
  expect(await findDamagedSnapshots(analytics, weeks)).toEqual([]);
});
