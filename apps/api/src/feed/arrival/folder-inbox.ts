import { lstat, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Delivery, type DeliveryOutcome, type Inbox, isFeedFile, isMark, MARK } from './deliveries.ts';

/** Lists a link as a file; opening it is refused. */
const listFiles = async (path: string): Promise<string[]> => {
  if (!(await lstat(path)).isDirectory()) return [path];
  const names = (await readdir(path)).filter(isFeedFile);
  return names.toSorted().map((name) => join(path, name));
};

const list = async (folder: string): Promise<Delivery[]> => {
  const marks = (await readdir(folder)).filter(isMark).toSorted();
  return Promise.all(
    marks.map(async (mark) => {
      const name = mark.slice(0, -MARK.length);
      return { name, files: await listFiles(join(folder, name)).catch(() => []) };
    }),
  );
};

/** Writes the new mark as a new file. Never follows a symlink. */
const mark = async (folder: string, { name }: Delivery, outcome: DeliveryOutcome, text: string) => {
  const path = join(folder, name);
  await rm(`${path}.${outcome}`, { recursive: true, force: true });
  await writeFile(`${path}.${outcome}`, `${text}\n`, { flag: 'wx' });
  await rm(`${path}${MARK}`);
};

/** Opens a folder of this machine as an inbox. */
export const openFolderInbox = (folder: string): Inbox => ({
  folder,
  list: () => list(folder),
  mark: (...given) => mark(folder, ...given),
});
