import { readFileSync, readlinkSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const readIfExists = (read: () => string): string | undefined => {
  try {
    return read();
  } catch {
    return undefined;
  }
};

/**
 * Writes the definition of the database again where it is damaged or missing, and returns whether it was: its only value
 * is the database's id, which is also the name of the folder that its link leads to. Without the file the engine would
 * make a new database, and with a damaged one it does not open.
 */
export const mendDatabaseDefinition = (dataDir: string, database: string): boolean => {
  const link = join(dataDir, 'engine/metadata', database);
  const id = basename(readIfExists(() => readlinkSync(link)) ?? '');
  if (!/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) return false;
  const definition = `ATTACH DATABASE _ UUID '${id}'\nENGINE = Atomic\n`;
  const file = `${link}.sql`;
  if (readIfExists(() => readFileSync(file, 'utf8')) === definition) return false;
  writeFileSync(`${file}.tmp`, definition, { mode: 0o600, flush: true });
  renameSync(`${file}.tmp`, file);
  return true;
};
