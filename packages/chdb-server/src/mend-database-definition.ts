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
 * Rewrites the definition of the database if it is damaged or missing; returns whether it did. The definition's only
 * value is the database's id, which also names the folder that its symlink leads to. Without the file the engine
 * would create a new database; with a damaged one it does not open.
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
