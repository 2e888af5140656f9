import { readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseFeedFile } from '../formats/feed-file.ts';

/** The feed files of one ingest: a file or a folder that has a mark beside it, `NAME.done`, because it is complete. */
export interface Delivery {
  readonly name: string;
  readonly files: readonly string[];
}

const MARK = '.done';

const isFeedFile = (name: string): boolean => {
  try {
    parseFeedFile(name);
    return true;
  } catch {
    return false;
  }
};

const listFiles = async (path: string): Promise<string[]> => {
  if (!(await stat(path)).isDirectory()) return [path];
  const names = (await readdir(path)).filter((name) => isFeedFile(name) && !name.startsWith('.'));
  return names.toSorted().map((name) => join(path, name));
};

/** Marks name an entry of the folder: `.done` and `...done` would name the folder itself and the one above. */
const isMark = (name: string): boolean => name.endsWith(MARK) && !name.startsWith('.');

/** Lists the complete deliveries of a folder by name; one whose file is missing has no files. */
export const listDeliveries = async (folder: string): Promise<Delivery[]> => {
  const marks = (await readdir(folder)).filter(isMark).toSorted();
  return Promise.all(
    marks.map(async (mark) => {
      const name = mark.slice(0, -MARK.length);
      return { name, files: await listFiles(join(folder, name)).catch(() => []) };
    }),
  );
};

/**
 * Replaces the mark of a delivery by one that says what became of it, so that it is not taken again. The new mark is a
 * new file: what a mark links to is not written.
 */
export const markDelivery = async (
  folder: string,
  { name }: Delivery,
  outcome: 'taken' | 'refused',
  text: string,
): Promise<void> => {
  const path = join(folder, name);
  await rm(`${path}.${outcome}`, { force: true });
  await writeFile(`${path}.${outcome}`, `${text}\n`, { flag: 'wx' });
  await rm(`${path}${MARK}`);
};
