import { accessSync, chmodSync, constants, mkdirSync, readdirSync, statSync } from 'node:fs';
import { describeForeignDir, findForeignFile } from './data-dir-owner.ts';
import { DataDirError } from './source-errors.ts';

/** File of a data directory whose app database is in Postgres. */
export const POSTGRES_NOTE = 'vitrina.postgres';

/** Lock file of commands that change the weeks. */
export const WEEKS_LOCK = 'ingest.lock';

/** Files that only a data directory has; one of them identifies it as ours. */
const OWN_FILES: ReadonlySet<string> = new Set([
  'vitrina.sqlite',
  POSTGRES_NOTE,
  'code-pepper',
  'engine.log',
  'engine.sock',
  WEEKS_LOCK,
]);

/** Folder that marks an unfinished restoration of a data directory. */
export const RESTORING = 'vitrina-restoring';

/** Entries that an empty folder may have: of the file system, of Git and of the benchmark. */
const IGNORED_ENTRIES: ReadonlySet<string> = new Set([
  'lost+found',
  '.DS_Store',
  '.gitignore',
  '.gitkeep',
  'bench',
]);

/** Prefix of the folders in which commands receive files; an empty data directory may have them. */
export const INCOMING_PREFIX = 'incoming-';

/** Permission bits of the group and of others. */
const SHARED_BITS = 0o077;

/** Whether a folder with these entries counts as empty. */
export const isEmptyFolder = (entries: readonly string[]): boolean =>
  entries.every((name) => IGNORED_ENTRIES.has(name) || name.startsWith(INCOMING_PREFIX));

const isOwnOrEmpty = (entries: readonly string[]): boolean =>
  entries.some((name) => OWN_FILES.has(name)) || isEmptyFolder(entries);

/** Returns why the folder cannot be used; undefined if it can. Makes it accessible to its owner only. */
function findProblem(dataDir: string): string | undefined {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  const entries = readdirSync(dataDir);
  if (entries.includes(RESTORING)) {
    return 'the restoration of a backup into it was cut off; run  pnpm restore  again';
  }
  if (!isOwnOrEmpty(entries)) {
    return 'it holds files of something else; choose an empty folder or a new one';
  }
  const foreign = findForeignFile(
    dataDir,
    entries.filter((name) => OWN_FILES.has(name)),
  );
  if (foreign !== undefined) return foreign;
  if ((statSync(dataDir).mode & SHARED_BITS) === 0) return undefined;
  try {
    chmodSync(dataDir, 0o700);
    return undefined;
  } catch {
    return 'others may open it and it belongs to another user; make it private with chmod 700';
  }
}

/**
 * Creates the data directory or checks an existing one: it must be empty or ours, and becomes accessible to its
 * owner only. Throws DataDirError.
 */
export function prepareDataDir(dataDir: string): void {
  // Files created from here on are accessible to their owner only.
  process.umask(0o077);
  let problem: string | undefined;
  try {
    problem = findProblem(dataDir);
  } catch (error) {
    const reason =
      describeForeignDir(dataDir, error) ?? (error instanceof Error ? error.message : String(error));
    throw new DataDirError(`DATA_DIR ${dataDir} cannot be used: ${reason}`, { cause: error });
  }
  if (problem !== undefined) throw new DataDirError(`DATA_DIR ${dataDir} cannot be used: ${problem}.`);
}
