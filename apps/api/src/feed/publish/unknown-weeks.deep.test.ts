import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, afterEach, expect, test } from 'vitest';
import { closeAfterAll } from '../../../test/close-after-all.ts';
import { openTestAnalytics } from '../../../test/clickhouse.ts';
import { csv, feedRow, openTestFeed, type TestFeed } from '../../../test/feed.ts';
import { listStoredSnapshots } from '../../analytics/schema/tables.ts';
import { writeInstallation } from '../../store/installation.ts';
import { listPublishedWeeks, publishWeeks } from '../../store/published-weeks.ts';
import { openStore, type Store } from '../../store/store.ts';
import { ingest } from '../ingest.ts';
import { formatWeek } from '@vitrina/contract/iso-week';
import { dropOrphansAtStart } from './drop-orphans.ts';
import { claimInstallation, ForeignInstallation } from '../../installation/claim-installation.ts';
import { discardWeeks, recoverWeeks } from './recover-weeks.ts';
import { listUnknownWeeks } from './unknown-weeks.ts';

let feed: TestFeed;
let other: { store: Store; dataDir: string };
const analytics = await closeAfterAll(openTestAnalytics());

/** Opens another app database in its own data directory, a copy of this file if one is given. */
const openOther = async (backup?: string) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrina-other-'));
  const file = join(dataDir, 'vitrina.sqlite');
  if (backup !== undefined) await copyFile(backup, file);
  return { dataDir, store: openStore(file) };
};

const week = (week_number: string, title: string) => csv([feedRow(1, { week_number, seller_title: title })]);

beforeEach(async () => {
  feed = await openTestFeed(analytics);
  await feed.write('45.csv', week('45', 'Раньше'));
  await feed.write('45-new.csv', week('45', 'Позже'));
  await feed.write('46.csv', week('46', 'Раньше'));
  await feed.ingest(['45.csv']);
});
afterEach(async () => {
  await other.store.close();
  await rm(other.dataDir, { recursive: true, force: true });
  await feed.close();
});

const start = (engine = analytics) => dropOrphansAtStart(engine, other.store);
const unknown = async () => (await listUnknownWeeks(analytics, other.store)).map(formatWeek);
const sources = () => ({ analytics, ...other });
const storedBefore = async () => (await listStoredSnapshots(analytics)).toSorted((one, next) => one - next);

test('a start with a new app database drops nothing, and recover publishes every week again', async () => {
  await feed.ingest(['46.csv']);
  const [published, stored] = [await listPublishedWeeks(feed.store), await storedBefore()];
  other = await openOther();
  await start();
  expect(await storedBefore()).toEqual(stored);
  expect(await unknown()).toEqual(['2026-W46', '2026-W45']);
  expect(await listPublishedWeeks(other.store)).toEqual([]);
  const { recovered, damaged } = await recoverWeeks(sources(), { takeOver: false });
  expect([recovered.length, damaged]).toEqual([2, []]);
  expect(await listPublishedWeeks(other.store)).toEqual(published);
  expect(await unknown()).toEqual([]);
});

test('recover puts weeks right that the app database has under each other’s number', async () => {
  await feed.ingest(['46.csv']);
  const published = await listPublishedWeeks(feed.store);
  other = await openOther();
  await start();
  const exchanged = published.map((row) => ({ ...row, weekNumber: 91 - row.weekNumber }));
  await publishWeeks(other.store, exchanged, { removeDemo: false });
  expect(await unknown()).toEqual(['2026-W46', '2026-W45']);
  await recoverWeeks(sources(), { takeOver: false });
  expect(await listPublishedWeeks(other.store)).toEqual(published);
  expect(await unknown()).toEqual([]);
});

test('a start with an older backup drops no newer week; recover and discard decide about each', async () => {
  const { dataDir: backup, store } = await openOther();
  await store.close();
  await feed.store.db.executeQuery({
    sql: `VACUUM INTO '${join(backup, 'backup.sqlite')}'`,
    parameters: [],
  } as never);
  await feed.ingest(['45-new.csv'], { replace: true });
  await feed.ingest(['46.csv']);
  other = await openOther(join(backup, 'backup.sqlite'));
  await rm(backup, { recursive: true });
  const stored = await storedBefore();
  await start();
  expect(await storedBefore()).toEqual(stored);
  expect(await unknown()).toEqual(['2026-W46', '2026-W45']);
  await discardWeeks(sources(), ['2026-W46']);
  expect(await unknown()).toEqual(['2026-W45']);
  await recoverWeeks(sources(), { takeOver: false });
  const [newer] = (await feed.published()).filter(({ week: name }) => name === '2026-W45');
  expect(await listPublishedWeeks(other.store)).toMatchObject([
    { weekNumber: 45, snapshot: newer?.snapshot },
  ]);
  await start();
  expect(await storedBefore()).toEqual([newer?.snapshot]);
});

test('an ingest refuses a week that only the engine has, also with --replace', async () => {
  other = await openOther();
  const files = [join(feed.folder, '45-new.csv')];
  const run = ingest({ files, analytics, ...other, replace: true, now: () => new Date() });
  await expect(run).rejects.toMatchObject({
    exitCode: 65,
    message: expect.stringContaining('2026-W45. Run  pnpm recover  or  pnpm discard  first'),
  });
  expect(await unknown()).toEqual(['2026-W45']);
});

test('discard drops weeks that only the engine has, and no published one', async () => {
  other = await openOther();
  await start();
  await expect(discardWeeks(sources(), ['2026-W46'])).rejects.toMatchObject({ exitCode: 64 });
  expect(await discardWeeks(feed, 'all')).toEqual({
    discarded: [],
    unrecorded: [],
    tables: [],
  });
  expect((await discardWeeks(sources(), 'all')).discarded.map(formatWeek)).toEqual(['2026-W45']);
  expect(await listStoredSnapshots(analytics)).toEqual([]);
});

test('recover leaves a damaged week out', async () => {
  await feed.ingest(['46.csv']);
  other = await openOther();
  const [w46] = await feed.published();
  await analytics.command(`ALTER TABLE seller DROP PARTITION ${w46?.snapshot}`);
  const { recovered, damaged } = await recoverWeeks(sources(), { takeOver: false });
  expect([recovered.map(formatWeek), damaged.map(formatWeek)]).toEqual([['2026-W45'], ['2026-W46']]);
});

test('a second installation on one server is refused, and drops nothing', async () => {
  other = await openOther();
  const server = { ...analytics, isOwn: false };
  const stored = await storedBefore();
  await expect(start(server)).rejects.toThrow(ForeignInstallation);
  await expect(start(server)).rejects.toThrow('pnpm recover --take-over');
  await writeInstallation(other.store, 'f'.repeat(32), '2026-11-22T00:00:00.000Z');
  await expect(start(server)).rejects.toThrow('belongs to installation');
  const files = [join(feed.folder, '46.csv')];
  await expect(ingest({ files, ...sources(), now: () => new Date() })).rejects.toThrow(ForeignInstallation);
  await expect(recoverWeeks({ ...sources(), analytics: server }, { takeOver: false })).rejects.toThrow(
    ForeignInstallation,
  );
  expect(await storedBefore()).toEqual(stored);
  expect(await feed.ingest(['46.csv'])).toMatchObject({ outcome: 'published' });
});

test('a new engine is refused where a shared app database has the weeks of another, until that one is lost', async () => {
  other = await openOther();
  const fresh = await openTestAnalytics();
  const [engine, store] = [
    { ...fresh, isOwn: true },
    { ...feed.store, isShared: true },
  ];
  const stored = await storedBefore();
  await expect(dropOrphansAtStart(engine, store)).rejects.toThrow(
    /The engine of this data directory is new, .* Nothing was changed/,
  );
  expect(await storedBefore()).toEqual(stored);
  const lost = await recoverWeeks({ analytics: engine, store }, { takeOver: true });
  expect(lost).toEqual({ recovered: [], damaged: [], keys: { added: 0, removed: 0 } });
  await dropOrphansAtStart(engine, store);
  await fresh.close();
});

test('an installation that takes over a server refuses the earlier one from then on', async () => {
  other = await openOther();
  const server = { ...analytics, isOwn: false };
  await recoverWeeks({ ...sources(), analytics: server }, { takeOver: true });
  expect(await listPublishedWeeks(other.store)).toMatchObject([{ weekNumber: 45 }]);
  await expect(feed.ingest(['46.csv'])).rejects.toThrow(ForeignInstallation);
  await expect(claimInstallation(server, other.store)).resolves.toHaveLength(32);
});

test('recover takes no week over where the app database has weeks of another installation', async () => {
  other = await openOther();
  await writeInstallation(other.store, 'f'.repeat(32), '2026-11-22T00:00:00.000Z');
  const [mine] = await listPublishedWeeks(feed.store);
  if (mine) await publishWeeks(other.store, [mine], { removeDemo: false });
  await expect(recoverWeeks(sources(), { takeOver: true })).rejects.toThrow(ForeignInstallation);
});
