import * as z from 'zod/mini';
import {
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { makeDataDir } from '../../../test/engine-process.ts';
import type { Analytics } from '../analytics.ts';
import { openAnalytics } from '../client/open-analytics.ts';
import { createManifest, type RecordedSnapshot } from './manifest.ts';
import { findDamagedSnapshots } from './verify-snapshots.ts';
import { readRows } from '../read-rows.ts';

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const tables = ['wide', 'compact', 'twin'];

/** Damages one file of a part, given by its directory. */
type Damage = (part: string, file: string) => void;

const flip: Damage = (part, file) => {
  const path = join(part, file);
  const bytes = readFileSync(path);
  const middle = Math.floor(bytes.length / 2);
  bytes.writeUInt8(bytes.readUInt8(middle) ^ 0x10, middle);
  writeFileSync(path, bytes);
};
const cut: Damage = (part, file) => {
  const path = join(part, file);
  truncateSync(path, Math.floor(statSync(path).size / 2));
};
/** Makes the range of a part's snapshots end before its start: reports then skip its rows. */
const flipRange: Damage = (part, file) => {
  const path = join(part, file);
  const bytes = readFileSync(path);
  bytes.writeUInt32LE(0, 4);
  writeFileSync(path, bytes);
};
const remove: Damage = (part, file) => rmSync(join(part, file));

/** Files without values; the engine reads a part without them. */
const withoutValues = new Set(['checksums.txt', 'default_compression_codec.txt', 'metadata_version.txt']);

/** Files that the engine can restore from the table’s definition. */
const restorable = /wide\/columns(_substreams)?\.txt$/;

let dataDir: string;
let analytics: Analytics;
const weeks: RecordedSnapshot[] = [];
/** Damaged snapshots, with a description of the damage. */
const damaged = new Map<number, string>();
const healthy: number[] = [];
/** Figures of each snapshot before its damage. */
const expectedFigures = new Map<number, string>();

const createTables = async () => {
  for (const table of tables) {
    const wide = table === 'compact' ? '' : 'SETTINGS min_bytes_for_wide_part = 0';
    await analytics.command(
      `CREATE TABLE ${table} (snapshot UInt32, id UInt32, title String, rating Nullable(Float64),
        kind LowCardinality(String), rare UInt8)
      ENGINE = MergeTree PARTITION BY snapshot ORDER BY (snapshot, id) ${wide}`,
    );
  }
};

const readFigures = async (snapshot: number) => {
  const sums = 'sum(id), countIf(rating > 0), uniqExact(title), max(kind), sum(rare)';
  const all = tables.map((table) => `SELECT ${sums} FROM ${table} WHERE snapshot = {snapshot:UInt32}`);
  return JSON.stringify(await analytics.rows(all.join(' UNION ALL '), { snapshot }));
};

/** Fills every table with these snapshots, one part each. */
const addSnapshots = async (first: number, last: number) => {
  for (const table of tables) {
    await analytics.command(
      `INSERT INTO ${table} SELECT {first:UInt32} + intDiv(number, 1000) AS snapshot, number, hex(cityHash64(number, '${table}')),
        if(number % 3 = 0, NULL, number / 7), toString(number % 10), number % 900 = 0
      FROM numbers({last:UInt32} * 1000 - {first:UInt32} * 1000)`,
      { first, last },
      { max_partitions_per_insert_block: 0 },
    );
  }
  for (let snapshot = first; snapshot < last; snapshot += 1) {
    weeks.push({ snapshot, manifest: JSON.stringify(await createManifest(analytics, snapshot, tables)) });
    expectedFigures.set(snapshot, await readFigures(snapshot));
  }
};

/** Finds every part's directory, by snapshot and table. */
const findParts = async () => {
  const rows = await readRows(
    analytics,
    z.object({ name: z.string(), path: z.string() }),
    `SELECT concat(partition_id, ' ', table) AS name, path FROM system.parts
    WHERE active AND database = currentDatabase()`,
  );
  return (snapshot: number, table: string) =>
    rows.find(({ name }) => name === `${snapshot} ${table}`)?.path ?? `no part of ${snapshot} in ${table}`;
};

const swap = (one: string, other: string) => {
  renameSync(one, `${one}.aside`);
  renameSync(other, one);
  renameSync(`${one}.aside`, other);
};

/** Plans one snapshot for each file of a part and each kind of damage to it. */
const plan = (listFiles: (table: string) => string[]) => {
  const kinds = { flip, cut, remove };
  return ['wide', 'compact'].flatMap((table) =>
    listFiles(table).flatMap((file) =>
      Object.entries(kinds).map(([kind, damage]) => ({ table, file, kind, damage })),
    ),
  );
};

beforeAll(async () => {
  dataDir = await makeDataDir();
  analytics = await openAnalytics({ dataDir });
  await createTables();
  await addSnapshots(1, 2);
  const sample = await findParts();
  const damages = plan((table) => readdirSync(sample(1, table)).filter((file) => !withoutValues.has(file)));
  await addSnapshots(2, damages.length + 20);
  const findPart = await findParts();
  await analytics.close();

  let snapshot = 2;
  const next = (what: string) => {
    damaged.set(snapshot, what);
    snapshot += 1;
    return snapshot - 1;
  };
  for (const { table, file, kind, damage } of damages) {
    damage(findPart(next(`${kind} ${table}/${file}`), table), file);
  }
  flipRange(findPart(next('flip range'), 'wide'), 'minmax_snapshot.idx');
  rmSync(findPart(next('part deleted'), 'wide'), { recursive: true });
  const [one, other] = [next('part of another snapshot'), next('part of another snapshot')];
  swap(findPart(one, 'wide').replace(/\/$/, ''), findPart(other, 'wide').replace(/\/$/, ''));
  const twin = next('part of another table');
  swap(findPart(twin, 'wide').replace(/\/$/, ''), findPart(twin, 'twin').replace(/\/$/, ''));
  const [first, second] = [next('file of another snapshot'), next('file of another snapshot')];
  swap(join(findPart(first, 'wide'), 'snapshot.bin'), join(findPart(second, 'wide'), 'snapshot.bin'));
  const exchanged = [next('index of another snapshot'), next('index of another snapshot')];
  const [here = '', there = ''] = exchanged.map((of) => join(findPart(of, 'wide'), 'primary.cidx'));
  swap(here, there);
  for (; snapshot < weeks.length; snapshot += 1) healthy.push(snapshot);
  analytics = await openAnalytics({ dataDir });
});
afterAll(async () => {
  await analytics.close();
  await rm(dataDir, { recursive: true, force: true });
});

describe('a data directory whose files were damaged while no engine ran', () => {
  test('every damaged snapshot is found, and no other', async () => {
    const found = new Set(await findDamagedSnapshots(analytics, weeks, 'contents'));
    expect(healthy.filter((snapshot) => found.has(snapshot))).toEqual([]);
    const missed = [...damaged].filter(([snapshot]) => !found.has(snapshot));
    for (const [snapshot, what] of missed) {
      expect(what).toMatch(restorable);
      expect(await readFigures(snapshot)).toBe(expectedFigures.get(snapshot));
    }
  });

  test('the index of another snapshot, which hides rows from reports, is found before the first report', async () => {
    const exchanged = [...damaged].filter(([, what]) => what === 'index of another snapshot');
    expect(exchanged).toHaveLength(2);
    const short = await findDamagedSnapshots(analytics, weeks);
    expect(exchanged.filter(([snapshot]) => !short.includes(snapshot))).toEqual([]);
    expect(healthy.filter((snapshot) => short.includes(snapshot))).toEqual([]);
  });

  test('a snapshot that passes the count despite a flipped byte never shows a wrong number', async () => {
    const short = new Set(await findDamagedSnapshots(analytics, weeks));
    const passed = [...damaged].filter(([snapshot, what]) => what.startsWith('flip') && !short.has(snapshot));
    expect(passed.length).toBeGreaterThan(10);
    for (const [snapshot, what] of passed) {
      const result = await readFigures(snapshot).catch(() => 'failed');
      expect(['failed', expectedFigures.get(snapshot)], what).toContain(result);
    }
  });
});
