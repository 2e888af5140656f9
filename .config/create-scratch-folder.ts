import { existsSync, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Linux's in-memory file system. */
const MEMORY_FOLDER = '/dev/shm';

/** Required free space: four times the tests' peak use. */
const MIN_FREE_BYTES = 4 * 1024 ** 3;

const hasFreeSpace = (folder: string): boolean => {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= MIN_FREE_BYTES;
};

/**
 * Creates a temporary folder for the tests, in memory if it has enough space: engines write thousands of small files,
 * which take a quarter of the run on disk.
 */
export const createScratchFolder = (): string =>
  mkdtempSync(join(hasFreeSpace(MEMORY_FOLDER) ? MEMORY_FOLDER : tmpdir(), 'vitrina-test-'));
