import { randomUUID } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { INCOMING_PREFIX } from './data-dir.ts';

/** Place of a folder for files that a command receives or unpacks; disposal deletes it. */
export interface IncomingFolder extends AsyncDisposable {
  readonly path: string;
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Deletes the incoming folders of killed commands. */
const deleteLeft = async (dataDir: string): Promise<void> => {
  const names = (await readdir(dataDir)).filter((name) => name.startsWith(INCOMING_PREFIX));
  const left = names.filter((name) => !isAlive(Number.parseInt(name.slice(INCOMING_PREFIX.length))));
  for (const name of left) await rm(join(dataDir, name), { recursive: true, force: true });
};

/** Returns a place of this command alone, and deletes those of killed commands. */
export const openIncomingFolder = async (dataDir: string): Promise<IncomingFolder> => {
  await deleteLeft(dataDir);
  const path = join(dataDir, `${INCOMING_PREFIX}${process.pid}-${randomUUID()}`);
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) };
};
