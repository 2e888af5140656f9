import { existsSync, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A Linux machine's folder in memory. */
const inMemory = '/dev/shm';

/** Free bytes that the tests' data want; they have never held a quarter of it at a time. */
const roomWanted = 4 * 1024 ** 3;

const hasRoom = (folder: string): boolean => {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= roomWanted;
};

/**
 * Makes a folder for what tests write: in memory where there is room, for their engines write thousands of
 * small files, which cost a disk a quarter of the run.
 */
export const makeScratch = (): string =>
  mkdtempSync(join(hasRoom(inMemory) ? inMemory : tmpdir(), 'vitrina-test-'));
