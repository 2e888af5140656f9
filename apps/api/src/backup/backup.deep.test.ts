import { mkdir, readdir, readFile, rename, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeDataDir } from '../../test/engine-process.ts';
import { csv, type FeedRow, feedRow } from '../../test/feed.ts';
import { findUnreadableSnapshots } from '../analytics/snapshot/unreadable-snapshots.ts';
import { ingest } from '../feed/ingest.ts';
import { lockFeed } from '../feed/feed-lock.ts';
import { recoverWeeks } from '../feed/publish/recover-weeks.ts';
import { unpublishWeeks } from '../feed/publish/unpublish-weeks.ts';
import { formatWeek } from '@vitrina/contract/iso-week';
import { RESTORING } from '../installation/data-dir.ts';
import { openSources, type Sources } from '../installation/open-sources.ts';
import { listPublishedWeeks } from '../store/published-weeks.ts';
import { backUp } from './back-up.ts';
import { copyEngine } from './copy-engine.ts';
import { describeUnverified, restore } from './restore.ts';

/** A data directory with two weeks that no engine serves; each test starts from a copy. */
let published: string;
let folder: string;
let dataDir: string;
let sources: Sources;
const now = () => new Date('2026-12-07T06:00:00Z');

const publish = async (weekNumber: number, into = { sources, folder, dataDir }, given: FeedRow = {}) => {
  const file = join(into.folder, `${weekNumber}.csv`);
  await writeFile(file, csv([feedRow(1, { week_number: String(weekNumber), ...given })]));
  await ingest({ ...into.sources, files: [file], dataDir: into.dataDir, now });
};

beforeAll(async () => {
  published = await makeDataDir();
  const first = await openSources({ dataDir: published });
  for (const weekNumber of [45, 46])
    await publish(weekNumber, { sources: first, folder: published, dataDir: published });
  await first.close();
});
afterAll(() => rm(published, { recursive: true, force: true }));

beforeEach(async () => {
  folder = await makeDataDir();
  dataDir = join(folder, 'data');
  await copyEngine(published, dataDir);
  sources = await openSources({ dataDir });
});
afterEach(async () => {
  await sources.close();
  await rm(folder, { recursive: true, force: true });
});

const backup = () => join(folder, 'backup');
const restored = () => join(folder, 'restored');
const backUpNow = () => backUp({ ...sources, dataDir, now }, backup());

const listWeeks = async (directory: string): Promise<string[]> => {
  const { store, close } = await openSources({ dataDir: directory });
  try {
    return (await listPublishedWeeks(store)).map(formatWeek);
  } finally {
    await close();
  }
};

const findFile = async (name: RegExp): Promise<string> => {
  const entries = await readdir(join(backup(), 'engine'), { recursive: true });
  return join(backup(), 'engine', entries.find((entry) => name.test(entry)) ?? 'missing');
};

test('restores the weeks of a backup that was made while the engine ran', async () => {
  await writeFile(join(dataDir, 'code-pepper'), 'p'.repeat(40));
  const record = await backUpNow();
  expect(record.weeks.map(({ week }) => week)).toEqual(['2026-W46', '2026-W45']);
  await unpublishWeeks({ ...sources, log: () => undefined }, ['2026-W45']);
  await publish(47);
  expect(await restore(backup(), restored())).toEqual({ record, damaged: [] });
  expect(await listWeeks(restored())).toEqual(['2026-W46', '2026-W45']);
  expect(await readdir(restored())).toEqual(expect.arrayContaining(['code-pepper', 'engine']));
  expect(await readdir(restored())).not.toContain(RESTORING);
});

test('files of weeks are links in a backup, and copies when they are restored', async () => {
  await backUpNow();
  const file = await findFile(/\/\d+_\d+_\d+_\d+\/data\.bin$/);
  expect((await stat(file)).nlink).toBe(2);
  await restore(backup(), restored());
  expect((await stat(file)).nlink).toBe(2);
});

test('names the weeks that are damaged in the backup', async () => {
  await backUpNow();
  await sources.close();
  await truncate(await findFile(/product_text|\/all_\d+_\d+_\d+\/product_name\.bin$/), 5);
  const { damaged } = await restore(backup(), restored());
  expect(damaged).not.toEqual([]);
  expect(['2026-W46', '2026-W45']).toEqual(expect.arrayContaining(damaged));
});

/** Exchanges the parts of the texts of two snapshots in the backup. */
const exchangeTexts = async (one: number, other: number) => {
  const [first = '', second = ''] = await Promise.all(
    [one, other].map(async (snapshot) => {
      const table = join(backup(), `engine/data/vitrina/product_text_${snapshot}`);
      return join(table, (await readdir(table)).find((name) => name.startsWith('all_')) ?? 'missing');
    }),
  );
  await rename(first, `${first}.exchanged`);
  await rename(second, first);
  await rename(`${first}.exchanged`, second);
};

test('weeks that a restoration names are refused before the contents are verified again', async () => {
  await publish(47, undefined, { product_name: 'Чайник 1' });
  await backUpNow();
  const [latest, before] = await listPublishedWeeks(sources.store);
  await sources.close();
  await exchangeTexts(latest?.snapshot ?? 0, before?.snapshot ?? 0);
  expect(await restore(backup(), restored())).toMatchObject({ damaged: ['2026-W47', '2026-W46'] });
  const { analytics, store, close } = await openSources({ dataDir: restored() });
  const unreadable = await findUnreadableSnapshots(analytics, await listPublishedWeeks(store));
  await close();
  expect(unreadable).toEqual([latest?.snapshot, before?.snapshot]);
});

test('names all weeks of a backup that lost its app database, and keeps the engine’s data', async () => {
  await backUpNow();
  await rm(join(backup(), 'vitrina.sqlite'));
  const { damaged } = await restore(backup(), restored());
  expect(damaged).toEqual(['2026-W46', '2026-W45']);
  const { close, ...recovering } = await openSources({ dataDir: restored() });
  const { recovered } = await recoverWeeks(recovering, { takeOver: false });
  await close();
  expect(recovered.map(formatWeek).toSorted()).toEqual(['2026-W45', '2026-W46']);
});

test('an interrupted restoration is repeated, one over data is refused', async () => {
  await backUpNow();
  await mkdir(join(restored(), RESTORING), { recursive: true });
  await mkdir(join(restored(), 'engine'));
  await writeFile(join(restored(), 'vitrina.sqlite'), '');
  await expect(listWeeks(restored())).rejects.toThrow('was cut off; run  pnpm restore  again');
  await restore(backup(), restored());
  expect(await listWeeks(restored())).toEqual(['2026-W46', '2026-W45']);
  await expect(restore(backup(), restored())).rejects.toThrow('restore into an empty one');
  await expect(restore(folder, join(folder, 'other'))).rejects.toThrow('is not a backup');
});

test('of two restorations into one directory one is refused, and the other is whole', async () => {
  await backUpNow();
  const outcomes = await Promise.allSettled([
    restore(backup(), restored()),
    restore(backup(), restored()),
    restore(backup(), restored()),
  ]);
  const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  expect(refused).toMatchObject([{ exitCode: 75 }, { exitCode: 75 }]);
  expect(await listWeeks(restored())).toEqual(['2026-W46', '2026-W45']);
});

test('a restoration that ends while it verifies is repeated, by verifying alone', async () => {
  const record = await backUpNow();
  const ended = restore(backup(), restored(), (copied) => {
    throw new Error(describeUnverified(restored(), copied));
  });
  await expect(ended).rejects.toThrow('not all of its weeks are verified: 2026-W46, 2026-W45. Run  pnpm');
  const left = await readdir(restored());
  await writeFile(join(restored(), 'code-pepper'), 'made by a server since');
  expect(await restore(backup(), restored())).toEqual({ record, damaged: [] });
  expect(await readFile(join(restored(), 'code-pepper'), 'utf8')).toBe('made by a server since');
  expect(left).toContain('vitrina-unverified');
  expect(await readdir(restored())).not.toContain('vitrina-unverified');
  await expect(restore(backup(), restored())).rejects.toThrow('restore into an empty one');
});

test('a person’s data is neither deleted nor mixed with a restoration', async () => {
  await backUpNow();
  const letter = join(restored(), 'restoring', 'letter.txt');
  await mkdir(join(restored(), 'restoring'), { recursive: true });
  await writeFile(letter, 'text');
  await expect(restore(backup(), restored())).rejects.toThrow('has data (restoring)');
  await mkdir(join(restored(), RESTORING));
  await expect(restore(backup(), restored())).rejects.toThrow('has data (restoring)');
  expect(await readdir(restored())).toEqual(['restoring', RESTORING]);
});

test('backs up into a new folder, and not while weeks change', async () => {
  {
    await using _ = await lockFeed(sources.store);
    await expect(backUpNow()).rejects.toMatchObject({ exitCode: 75 });
  }
  expect(await readdir(folder)).not.toContain('backup.unfinished');
  const letter = join(`${backup()}.unfinished`, 'letter.txt');
  await mkdir(`${backup()}.unfinished`);
  await writeFile(letter, 'text');
  await expect(backUpNow()).rejects.toThrow('backup.unfinished is not empty');
  await rm(letter);
  await mkdir(join(`${backup()}.unfinished`, 'engine'));
  await backUpNow();
  await expect(backUpNow()).rejects.toThrow('is not empty');
});
