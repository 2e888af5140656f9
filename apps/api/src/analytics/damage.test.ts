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
import { makeDataDir } from '../../test/engine-process.ts';
import { type Analytics, openAnalytics } from './analytics.ts';
import { damagedLoads, manifestOf, type RecordedLoad } from './verify.ts';

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const tables = ['wide', 'compact', 'twin'];

/** Hurts one part, given by its directory. */
type Damage = (part: string, file: string) => void;

const flip: Damage = (part, file) => {
  const path = join(part, file);
  const bytes = readFileSync(path);
  const place = Math.floor(bytes.length / 2);
  bytes.writeUInt8(bytes.readUInt8(place) ^ 0x10, place);
  writeFileSync(path, bytes);
};
const cut: Damage = (part, file) => {
  const path = join(part, file);
  truncateSync(path, Math.floor(statSync(path).size / 2));
};
const remove: Damage = (part, file) => rmSync(join(part, file));

/** What carries no values, and without which the engine reads them as well. */
const immaterial = new Set(['checksums.txt', 'default_compression_codec.txt', 'metadata_version.txt']);

/** What the engine can make anew from the table's description; when it does, nothing is damaged. */
const restorable = /wide\/columns(_substreams)?\.txt$/;

let dataDir: string;
let analytics: Analytics;
const weeks: RecordedLoad[] = [];
/** Loads that were hurt, with what was done to them. */
const hurt = new Map<number, string>();
const healthy: number[] = [];
/** What reports over each load showed when it was whole. */
const truth = new Map<number, string>();

const createTables = async () => {
  for (const table of tables) {
    const wide = table === 'compact' ? '' : 'SETTINGS min_bytes_for_wide_part = 0';
    await analytics.command(
      `CREATE TABLE ${table} (load UInt32, id UInt32, title String, rating Nullable(Float64),
        kind LowCardinality(String), rare UInt8)
      ENGINE = MergeTree PARTITION BY load ORDER BY (load, id) ${wide}`,
    );
  }
};

const figures = async (load: number) => {
  const sums = 'sum(id), countIf(rating > 0), uniqExact(title), max(kind), sum(rare)';
  const all = tables.map((table) => `SELECT ${sums} FROM ${table} WHERE load = {load:UInt32}`);
  return JSON.stringify(await analytics.rows(all.join(' UNION ALL '), { load }));
};

/** Fills every table with these loads, one part each. */
const addLoads = async (first: number, last: number) => {
  for (const table of tables) {
    await analytics.command(
      `INSERT INTO ${table} SELECT {first:UInt32} + intDiv(number, 1000) AS load, number, hex(cityHash64(number, '${table}')),
        if(number % 3 = 0, NULL, number / 7), toString(number % 10), number % 900 = 0
      FROM numbers({last:UInt32} * 1000 - {first:UInt32} * 1000)`,
      { first, last },
      { max_partitions_per_insert_block: 0 },
    );
  }
  for (let load = first; load < last; load += 1) {
    weeks.push({ load, manifest: JSON.stringify(await manifestOf(analytics, load, tables)) });
    truth.set(load, await figures(load));
  }
};

/** Every part's directory, by load and table. */
const findParts = async () => {
  const rows = await analytics.rows<{ place: string; path: string }>(
    `SELECT concat(partition_id, ' ', table) AS place, path FROM system.parts
    WHERE active AND database = currentDatabase()`,
  );
  return (load: number, table: string) =>
    rows.find(({ place }) => place === `${load} ${table}`)?.path ?? `no part of ${load} in ${table}`;
};

const swap = (one: string, other: string) => {
  renameSync(one, `${one}.aside`);
  renameSync(other, one);
  renameSync(`${one}.aside`, other);
};

/** One load for each file of a part and each kind of damage to it. */
const plan = (filesOf: (table: string) => string[]) => {
  const kinds = { flip, cut, remove };
  return ['wide', 'compact'].flatMap((table) =>
    filesOf(table).flatMap((file) =>
      Object.entries(kinds).map(([kind, damage]) => ({ table, file, kind, damage })),
    ),
  );
};

beforeAll(async () => {
  dataDir = await makeDataDir();
  analytics = await openAnalytics({ dataDir });
  await createTables();
  await addLoads(1, 2);
  const sample = await findParts();
  const damages = plan((table) => readdirSync(sample(1, table)).filter((file) => !immaterial.has(file)));
  await addLoads(2, damages.length + 20);
  const partOf = await findParts();
  await analytics.close();

  let load = 2;
  const next = (what: string) => {
    hurt.set(load, what);
    load += 1;
    return load - 1;
  };
  for (const { table, file, kind, damage } of damages) {
    damage(partOf(next(`${kind} ${table}/${file}`), table), file);
  }
  rmSync(partOf(next('part deleted'), 'wide'), { recursive: true });
  const [one, other] = [next('part of another load'), next('part of another load')];
  swap(partOf(one, 'wide').replace(/\/$/, ''), partOf(other, 'wide').replace(/\/$/, ''));
  const twin = next('part of another table');
  swap(partOf(twin, 'wide').replace(/\/$/, ''), partOf(twin, 'twin').replace(/\/$/, ''));
  const [first, second] = [next('file of another load'), next('file of another load')];
  swap(join(partOf(first, 'wide'), 'load.bin'), join(partOf(second, 'wide'), 'load.bin'));
  for (; load < weeks.length; load += 1) healthy.push(load);
  analytics = await openAnalytics({ dataDir });
});
afterAll(async () => {
  await analytics.close();
  await rm(dataDir, { recursive: true, force: true });
});

describe('a data directory whose files were hurt while nothing ran', () => {
  test('every damaged load is found, and no other', async () => {
    const found = new Set(await damagedLoads(analytics, weeks, 'contents'));
    expect(healthy.filter((load) => found.has(load))).toEqual([]);
    const missed = [...hurt].filter(([load]) => !found.has(load));
    for (const [load, what] of missed) {
      expect(what).toMatch(restorable);
      expect(await figures(load)).toBe(truth.get(load));
    }
  });

  test('a load that passes the count with a flipped byte never shows a wrong number', async () => {
    const short = new Set(await damagedLoads(analytics, weeks));
    const passed = [...hurt].filter(([load, what]) => what.startsWith('flip') && !short.has(load));
    expect(passed.length).toBeGreaterThan(10);
    for (const [load, what] of passed) {
      const answer = await figures(load).catch(() => 'failed');
      expect(['failed', truth.get(load)], what).toContain(answer);
    }
  });
});
