import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestAnalytics, type TestAnalytics } from '../../test/clickhouse.ts';
import { damagedLoads, manifestOf } from './verify.ts';

let analytics: TestAnalytics;
beforeAll(async () => {
  analytics = await openTestAnalytics();
  for (const table of ['one', 'two']) {
    await analytics.command(`CREATE TABLE ${table} (load UInt32, id UInt32, rating Nullable(Float64), title String)
      ENGINE = MergeTree PARTITION BY load ORDER BY (load, id)`);
  }
});
afterAll(() => analytics.close());

const fill = async (load: number) => {
  for (const table of ['one', 'two']) {
    await analytics.command(
      `INSERT INTO ${table} SELECT {load:UInt32}, number, if(number % 3 = 0, NULL, number / 7), toString(number)
      FROM numbers(1000)`,
      { load },
    );
  }
  return { load, manifest: JSON.stringify(await manifestOf(analytics, load, ['one', 'two'])) };
};

const check = async (load: number, spoil: (load: number) => Promise<void>) => {
  const weeks = [await fill(load), await fill(load + 1)];
  await analytics.command('OPTIMIZE TABLE one FINAL');
  expect(await damagedLoads(analytics, weeks, 'contents')).toEqual([]);
  await spoil(load);
  return {
    byRows: await damagedLoads(analytics, weeks),
    byContents: await damagedLoads(analytics, weeks, 'contents'),
  };
};

test('a load without its rows in one table is damaged, and its neighbour is not', async () => {
  const found = await check(10, (load) => analytics.command(`ALTER TABLE two DROP PARTITION ${load}`));
  expect(found).toEqual({ byRows: [10], byContents: [10] });
});

test('a load of as many rows with other values is found by reading them', async () => {
  const found = await check(20, async (load) => {
    await analytics.command(`ALTER TABLE one DROP PARTITION ${load}`);
    await analytics.command(
      `INSERT INTO one SELECT {load:UInt32}, number, if(number % 3 = 0, 0, number / 7), toString(number)
      FROM numbers(1000)`,
      { load },
    );
  });
  expect(found).toEqual({ byRows: [], byContents: [20] });
});

test('a table that is gone damages every load that was in it', async () => {
  const weeks = [await fill(30), await fill(31)];
  await analytics.command('RENAME TABLE two TO elsewhere');
  try {
    expect(await damagedLoads(analytics, weeks)).toEqual([30, 31]);
  } finally {
    await analytics.command('RENAME TABLE elsewhere TO two');
  }
  expect(await damagedLoads(analytics, weeks)).toEqual([]);
});
