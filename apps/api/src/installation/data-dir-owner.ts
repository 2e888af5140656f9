import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DataDirError } from './source-errors.ts';

/** File whose owner is the user of an installation: the directory itself may be a volume of another one. */
const STORE_FILE = 'vitrina.sqlite';

/** Owner of a file; undefined where there is none, or none that this user may see. */
const ownerOf = (path: string): number | undefined => {
  try {
    return statSync(path).uid;
  } catch {
    return undefined;
  }
};

/** Name of a user, as it is typed after `sudo -u`: a shell would take an unquoted # for a comment. */
const nameOf = (uid: number): string => {
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  const found = users.map((line) => line.split(':')).find(([, , id]) => id === String(uid));
  return found?.[0] ?? `'#${uid}'`;
};

const describeOther = (uid: number): string =>
  `it belongs to the user ${nameOf(uid)}; run the command as that user:  sudo -u ${nameOf(uid)} vitrina …`;

/** Returns why access to a directory of another user was denied; undefined for its own and for other errors. */
export const describeForeignDir = (dataDir: string, error: unknown): string | undefined => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code !== 'EACCES' && code !== 'EPERM') return undefined;
  const owner = ownerOf(dataDir);
  return owner === undefined || owner === process.getuid?.() ? undefined : describeOther(owner);
};

/** Returns why this user cannot use files of another one, like those that root has made; undefined if all are its own. */
export const findForeignFile = (dataDir: string, names: readonly string[]): string | undefined => {
  const uid = process.getuid?.();
  if (uid === undefined || uid === 0) return undefined;
  const foreign = names.find((name) => ![uid, undefined].includes(ownerOf(join(dataDir, name))));
  if (foreign === undefined) return undefined;
  return `its file ${foreign} belongs to another user; give all back:  sudo chown -R ${uid} ${dataDir}`;
};

/**
 * Refuses a command of another user than the data directory's, root included: the files that it made could not be read by
 * the server. Throws DataDirError.
 */
export const checkOwner = (dataDir: string): void => {
  const owner = ownerOf(join(dataDir, STORE_FILE)) ?? ownerOf(dataDir);
  if (owner === undefined || owner === process.getuid?.()) return;
  throw new DataDirError(`DATA_DIR ${dataDir} cannot be used: ${describeOther(owner)}`);
};
