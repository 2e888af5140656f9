import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Folder of the data directory with the files of imports. */
const FOLDER = 'imports';

/** Maximum length of a file's name on disk, bytes. */
const MAX_NAME_BYTES = 200;

/** Keeps the end of a long name. */
const cutName = (name: string): string =>
  Buffer.from(name)
    .subarray(-MAX_NAME_BYTES)
    .toString()
    .replace(/^\uFFFD+/, '');

/** The files of imports on disk. */
export interface ImportFiles {
  /** Makes the place of a file, empty; returns its path. */
  create(importId: string, index: number, name: string): Promise<string>;
  /** Writes bytes of a file at their place. */
  write(path: string, offset: number, bytes: Uint8Array): Promise<void>;
  /** Deletes the files of an import. */
  remove(importId: string): Promise<void>;
  /** Deletes the files of all imports, for the start of a server: imports end with their process. */
  clear(): Promise<void>;
}

/** Keeps the files of imports in the data directory, each in a folder of its own, under its name. */
export const createImportFiles = (dataDir: string): ImportFiles => {
  const root = join(dataDir, FOLDER);
  return {
    async create(importId, index, name) {
      const folder = join(root, importId, String(index));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const path = join(folder, cutName(name));
      await (await open(path, 'wx', 0o600)).close();
      return path;
    },
    async write(path, offset, bytes) {
      await using file = await open(path, 'r+');
      await file.write(bytes, 0, bytes.length, offset);
    },
    // A process that is being killed may still write into the folder.
    remove: (importId) => rm(join(root, importId), { recursive: true, force: true, maxRetries: 3 }),
    clear: () => rm(root, { recursive: true, force: true }),
  };
};
