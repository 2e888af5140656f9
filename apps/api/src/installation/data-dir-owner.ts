import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DataDirError } from './source-errors.ts';

/** File whose owner is the user of an installation: the directory itself may be a volume of another user. */
const STORE_FILE = 'vitrina.sqlite';

/** Returns the owner of a file; undefined if it is missing or inaccessible. */
const findOwner = (path: string): number | undefined => {
  try {
    return statSync(path).uid;
  } catch {
    return undefined;
  }
};

/** Returns the name of a user as an argument of `sudo -u`, quoted where a shell would take # for a comment. */
const findUserName = (uid: number): string => {
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  const found = users.map((line) => line.split(':')).find(([, , id]) => id === String(uid));
  return found?.[0] ?? `'#${uid}'`;
};

const describeOther = (uid: number): string =>
  `it belongs to the user ${findUserName(uid)}; run the command as that user:  sudo -u ${findUserName(uid)} vitrina …`;

/**
 * Returns why access to a directory of another user was denied; undefined for a directory of this user, and for other
 * errors.
 */
export const describeForeignDir = (dataDir: string, error: unknown): string | undefined => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code !== 'EACCES' && code !== 'EPERM') return undefined;
  const owner = findOwner(dataDir);
  return owner === undefined || owner === process.getuid?.() ? undefined : describeOther(owner);
};

/** Returns why this user cannot use files of another user, such as root; undefined if it owns all. */
export const findForeignFile = (dataDir: string, names: readonly string[]): string | undefined => {
  const uid = process.getuid?.();
  if (uid === undefined || uid === 0) return undefined;
  const foreign = names.find((name) => ![uid, undefined].includes(findOwner(join(dataDir, name))));
  if (foreign === undefined) return undefined;
  return `its file ${foreign} belongs to another user; give all back:  sudo chown -R ${uid} ${dataDir}`;
};

/**
 * Refuses a command by another user than the owner of the data directory, root included: the server could not read
 * the files that it creates. Throws DataDirError.
 */
export const checkOwner = (dataDir: string): void => {
  const owner = findOwner(join(dataDir, STORE_FILE)) ?? findOwner(dataDir);
  if (owner === undefined || owner === process.getuid?.()) return;
  throw new DataDirError(`DATA_DIR ${dataDir} cannot be used: ${describeOther(owner)}`);
};
