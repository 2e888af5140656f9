import * as z from 'zod/mini';
import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { makeDataDir } from '../../../test/engine-process.ts';
import type { Analytics } from '../analytics.ts';
import { openAnalytics } from '../client/open-analytics.ts';
import { readRows } from '../read-rows.ts';
import { createTables } from './tables.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

let dataDir: string;
let analytics: Analytics;
beforeAll(async () => {
  dataDir = await makeDataDir();
  analytics = await openAnalytics({ dataDir });
  await createTables(analytics);
});
afterAll(async () => {
  await analytics.close();
  await rm(dataDir, { recursive: true, force: true });
});

/**
 * Adds sellers with 20 MB of titles, beyond the engine's own limit for compact parts, and returns the formats of its
 * parts.
 */
const addLargePart = async (snapshot: number) => {
  await analytics.command(
    `INSERT INTO seller (snapshot, seller_id, title) SELECT ${snapshot}, number, repeat('x', 1000000) FROM numbers(20)`,
  );
  const parts = await readRows(
    analytics,
    z.object({ part_type: z.string() }),
    `SELECT part_type FROM system.parts WHERE active AND table = 'seller' AND partition = {partition:String}`,
    { partition: String(snapshot) },
  );
  return parts.map(({ part_type }) => part_type);
};

const readDefinition = async () => {
  const [found] = await readRows(
    analytics,
    z.object({ definition: z.string() }),
    `SELECT create_table_query AS definition FROM system.tables WHERE database = currentDatabase() AND name = 'seller'`,
  );
  return found?.definition ?? '';
};

test('the parts of a seller table are compact, even if an earlier version created it', async () => {
  expect(await addLargePart(1)).toEqual(['Compact']);
  const definition = await readDefinition();
  await analytics.command('DROP TABLE seller SYNC');
  await analytics.command(definition.replace(', min_bytes_for_wide_part = 1000000000', ''));
  expect(await addLargePart(1)).toEqual(['Wide']);
  await createTables(analytics);
  expect(await addLargePart(2)).toEqual(['Compact']);
  expect(
    await analytics.rows('SELECT snapshot, count() AS count FROM seller GROUP BY snapshot ORDER BY snapshot'),
  ).toEqual([
    { snapshot: 1, count: 20 },
    { snapshot: 2, count: 20 },
  ]);
});
