import { existsSync, renameSync } from 'node:fs';
import { basename, join } from 'node:path';
import { EngineBroken } from './errors.ts';

/** The engine's message of a table definition that it cannot parse, with its path below the engine's directory. */
const damagedDefinition = /\b(store\/[\w/-]+\.sql)\b[^]*\(SYNTAX_ERROR\)/;

/**
 * Renames the table definition that kept the engine from opening to `.sql.bak`, a name that it ignores, and returns the
 * table's name; undefined if the error is another one. The table's files stay where they are.
 */
export const setAsideDefinition = (dataDir: string, error: unknown): string | undefined => {
  if (!(error instanceof EngineBroken)) return undefined;
  const file = damagedDefinition.exec(error.message)?.[1];
  if (file === undefined) return undefined;
  const path = join(dataDir, 'engine', file);
  if (!existsSync(path)) return undefined;
  renameSync(path, `${path}.bak`);
  return basename(file, '.sql');
};
