import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeDataDir } from '../../test/engine-process.ts';
import { csv, feedRow } from '../../test/feed.ts';
import { listIds } from '../../test/list-ids.ts';
import { ingest } from '../feed/ingest.ts';
import { openSources } from '../installation/open-sources.ts';
import { backUp } from './back-up.ts';
import { restore } from './restore.ts';

test('a restored backup has the ids of its weeks, and none of later ones', async () => {
  const folder = await makeDataDir();
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const [dataDir, backup, restored] = ['data', 'backup', 'restored'].map((name) => join(folder, name));
  const given = { dataDir: dataDir ?? '', now: () => new Date('2026-12-07T06:00:00Z') };
  const sources = await openSources(given);
  const publish = async (week_number: string, product: number) => {
    const file = join(folder, `${week_number}.csv`);
    await writeFile(file, csv([feedRow(product, { week_number })]));
    await ingest({ ...sources, ...given, files: [file] });
  };
  await publish('45', 1);
  await backUp({ ...sources, ...given }, backup ?? '');
  await publish('46', 2);
  const products = [
    ['P1', 1],
    ['P2', 2],
  ];
  expect(await listIds(sources.store, 'product')).toEqual(products);
  await sources.close();
  await restore(backup ?? '', restored ?? '');
  const { store, close } = await openSources({ dataDir: restored ?? '' });
  expect(await listIds(store, 'product')).toEqual(products.slice(0, 1));
  await close();
});
