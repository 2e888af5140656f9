import { readdir, rename, stat, writeFile } from 'node:fs/promises';
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

/** Lists the complete deliveries of a folder by name; one whose file is missing has no files. */
export const listDeliveries = async (folder: string): Promise<Delivery[]> => {
  const marks = (await readdir(folder)).filter((name) => name.endsWith(MARK)).toSorted();
  return Promise.all(
    marks.map(async (mark) => {
      const name = mark.slice(0, -MARK.length);
      return { name, files: await listFiles(join(folder, name)).catch(() => []) };
    }),
  );
};

/** Writes what became of a delivery into its mark and renames it, so that it is not taken again. */
export const markDelivery = async (
  folder: string,
  { name }: Delivery,
  outcome: 'taken' | 'refused',
  text: string,
): Promise<void> => {
  const mark = join(folder, name);
  await writeFile(`${mark}${MARK}`, `${text}\n`);
  await rename(`${mark}${MARK}`, `${mark}.${outcome}`);
};
