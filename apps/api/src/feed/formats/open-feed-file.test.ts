import { mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FeedError } from '../../command/feed-error.ts';
import { openFeedFile } from './open-feed-file.ts';

let folder: string;
let inbox: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrina-open-'));
  inbox = join(folder, 'inbox');
  await mkdir(join(inbox, 'W45'), { recursive: true });
  await mkdir(join(folder, 'secrets'));
  await writeFile(join(inbox, 'W45/a.csv'), 'own');
  await writeFile(join(folder, 'secrets/a.csv'), 'secret');
  await symlink(join(folder, 'secrets'), join(inbox, 'trap'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Replaces the delivered folder by the link and back in a loop until the test stops it. */
const startExchanging = () => {
  let isOver = false;
  const exchange = async () => {
    while (!isOver) {
      await rename(join(inbox, 'W45'), join(inbox, 'own'));
      await rename(join(inbox, 'trap'), join(inbox, 'W45'));
      await rename(join(inbox, 'W45'), join(inbox, 'trap'));
      await rename(join(inbox, 'own'), join(inbox, 'W45'));
    }
  };
  const exchanged = exchange();
  return async () => {
    isOver = true;
    await exchanged;
  };
};

/** Opens and reads the file in a loop. Returns the distinct contents. */
const readOften = async (watched: string | undefined): Promise<Set<string>> => {
  const contents = new Set<string>();
  for (let round = 0; round < 3000; round += 1) {
    try {
      await using handle = await openFeedFile({ path: join(inbox, 'W45/a.csv'), folder: watched });
      contents.add(await handle.readFile('utf8'));
    } catch (error) {
      if (!(error instanceof FeedError)) throw error;
    }
  }
  return contents;
};

test('a watched file is never read through a folder that is exchanged for a link at any moment', async () => {
  const stop = startExchanging();
  expect(await readOften(inbox)).toEqual(new Set(['own']));
  expect(await readOften(undefined)).toEqual(new Set(['own', 'secret']));
  await stop();
});

test('the watched folder itself may be a symlink', async () => {
  await symlink(inbox, join(folder, 'link'));
  await using handle = await openFeedFile({
    path: join(folder, 'link/W45/a.csv'),
    folder: join(folder, 'link'),
  });
  expect(await handle.readFile('utf8')).toBe('own');
});

test('a name that leads out of the watched folder is refused', async () => {
  const file = { path: join(inbox, '../secrets/a.csv'), folder: inbox };
  await expect(openFeedFile(file)).rejects.toThrow('it is outside of the watched folder');
});
