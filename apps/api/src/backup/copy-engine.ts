import { copyFile, link, mkdir, readdir, readlink, symlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** Folder of a part, also while written or dropped. */
const PART = /^(?:(?:all|\d+)_\d+_\d+_\d+|tmp|delete_tmp)/;

/** Folders not copied: dropped or detached tables and parts. */
const LEFT_OUT: ReadonlySet<string> = new Set(['metadata_dropped', 'detached']);

const hasCode = (error: unknown, codes: readonly string[]): boolean =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code));

/** Hard-links an immutable file; copies it if the file system has no hard links or the target is on another one. */
const linkFile = async (from: string, to: string): Promise<void> => {
  try {
    await link(from, to);
  } catch (error) {
    if (!hasCode(error, ['EXDEV', 'EPERM', 'EMLINK', 'ENOTSUP'])) throw error;
    await copyFile(from, to);
  }
};

/** Which files to copy, and how. */
interface CopyRules {
  isLeftOut(path: string): boolean;
  copy(from: string, to: string): Promise<void>;
}

const copyFolder = async (from: string, to: string, rules: CopyRules): Promise<void> => {
  await mkdir(to, { recursive: true });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isSymbolicLink()) await symlink(await readlink(source), target);
    else if (entry.isFile()) await rules.copy(source, target);
    else if (entry.isDirectory() && !rules.isLeftOut(source)) await copyFolder(source, target, rules);
  }
};

/** Lists the ids of dropped tables whose folders are not deleted yet. */
const listDropped = async (engine: string): Promise<string[]> => {
  const names = await readdir(join(engine, 'metadata_dropped')).catch(() => []);
  return names.flatMap((name) => /\.([0-9a-f-]{36})\.sql$/.exec(name)?.[1] ?? []);
};

/** Copies the folder of a running engine: files of these parts are immutable and linked, all others are copied. */
export const copyRunningEngine = async (
  from: string,
  to: string,
  parts: ReadonlySet<string>,
): Promise<void> => {
  const dropped = new Set(await listDropped(from));
  await copyFolder(from, to, {
    isLeftOut: (path) =>
      LEFT_OUT.has(basename(path)) ||
      dropped.has(basename(path)) ||
      (PART.test(basename(path)) && !parts.has(path)),
    copy: (source, target) => (parts.has(dirname(source)) ? linkFile : copyFile)(source, target),
  });
};

/** Copies the folder of a stopped engine. */
export const copyEngine = (from: string, to: string): Promise<void> =>
  copyFolder(from, to, { isLeftOut: () => false, copy: (source, target) => copyFile(source, target) });
