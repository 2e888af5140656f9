import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand, startCommand } from '../../../test/command.ts';
import { csv, feedRow, findLeftovers } from '../../../test/feed.ts';
import { textsOf } from '../../analytics/place.ts';
import { openSources, type Sources } from '../../lifecycle/open-sources.ts';
import { listPublishedWeeks } from '../../store/published-weeks.ts';

/** Runs that are killed, at points spread evenly over how long a whole run takes. */
const kills = 5;

let folder: string;
let dataDir: string;
let reader: Sources;
const openReader = () => openSources({ dataDir, clickhouseUrl: undefined });

/** A market of 500 offers in each of two weeks, whose sellers have one rating. */
const market = (rating: string) =>
  csv(
    ['45', '46'].flatMap((week_number) =>
      Array.from({ length: 500 }, (_, index) => feedRow(index + 1, { week_number, seller_rating: rating })),
    ),
  );

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrina-killed-'));
  dataDir = join(folder, 'data');
  await writeFile(join(folder, 'old.csv'), market('1'));
  await writeFile(join(folder, 'new.csv'), market('2'));
  reader = await openReader();
});
afterAll(async () => {
  await reader.close();
  await rm(folder, { recursive: true, force: true });
});

/** What a reader sees: the rating of each published week's sellers, how many they are, and its products' texts. */
const seen = async () => {
  const weeks = await listPublishedWeeks(reader.store);
  return Promise.all(
    weeks.map(async ({ load }) => {
      const sql = `SELECT rating, count() AS sellers, (SELECT count() FROM {texts:Identifier}) AS texts
      FROM seller WHERE load = {load:UInt32} GROUP BY rating`;
      return reader.analytics.rows<{ rating: number; sellers: number }>(sql, { load, texts: textsOf(load) });
    }),
  );
};

const week = (rating: number) => [{ rating, sellers: 500, texts: 500 }];

const whole = (rating: number) => [week(rating), week(rating)];

/** Reads all the time until it is told to stop; everything that it saw, each different sight once. */
const watch = () => {
  const sights = new Set<string>();
  const over = new AbortController();
  const watching = (async () => {
    while (!over.signal.aborted) {
      sights.add(JSON.stringify(await seen()));
      await sleep(50);
    }
  })();
  return async () => {
    over.abort();
    await watching;
    return [...sights].map((sight) => JSON.parse(sight) as unknown);
  };
};

test('a command that is killed leaves the weeks as they were or as they were to be, and the next one cleans up', async () => {
  const start = performance.now();
  expect((await runCommand(['ingest', 'old.csv'], folder, { DATA_DIR: dataDir })).code).toBe(0);
  const duration = performance.now() - start;
  const stop = watch();
  for (let kill = 1; kill <= kills; kill += 1) {
    const command = startCommand(['ingest', '--replace', 'new.csv'], folder, { DATA_DIR: dataDir });
    await sleep((duration * kill) / kills);
    command.process.kill('SIGKILL');
    await command.ended;
    expect([whole(1), whole(2)]).toContainEqual(await seen());
  }
  const sights = await stop();
  expect(sights).toContainEqual(whole(1));
  for (const sight of sights) expect([whole(1), whole(2)]).toContainEqual(sight);
  // Where somebody reads, a command waits until they are done with what it replaced.
  await reader.close();
  const last = await runCommand(['ingest', '--replace', 'new.csv'], folder, { DATA_DIR: dataDir });
  expect(last).toMatchObject({ code: 0 });
  reader = await openReader();
  expect(await seen()).toEqual(whole(2));
  expect(await findLeftovers(reader.analytics, reader.store)).toEqual([]);
}, 180_000);
