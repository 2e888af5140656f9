import { existsSync, renameSync } from 'node:fs';
import { basename, join } from 'node:path';
import { EngineBroken } from './errors.ts';

/** Path of a definition in the engine's messages, relative to its directory. */
const DEFINITION = String.raw`(store/[\w/-]+\.sql)`;

/** The engine's messages about a table that it cannot open; each contains the path of the definition. */
const damages: readonly RegExp[] = [
  new RegExp(String.raw`\b${DEFINITION}\b[^]*\(SYNTAX_ERROR\)`),
  new RegExp(String.raw`Cannot attach table [^]*? from metadata file ${DEFINITION}\b`),
  new RegExp(String.raw`Cannot parse definition from metadata file ${DEFINITION}\b`),
];

/** The engine's message about a file that is no table definition. */
const foreignFile = /Incorrect file extension: (\S+) in metadata directory (store\/[\w/-]+)/;

/**
 * Names in ClickHouse's ErrorCodes.cpp of errors that may be temporary: disk, memory and access errors, and more broken
 * parts than single damaged files explain.
 */
const temporaryErrors: readonly string[] = [
  'ABORTED',
  'CANNOT_ALLOCATE_MEMORY',
  'CANNOT_CREATE_DIRECTORY',
  'CANNOT_FSYNC',
  'CANNOT_OPEN_FILE',
  'CANNOT_READ_FROM_FILE_DESCRIPTOR',
  'CANNOT_SCHEDULE_TASK',
  'CANNOT_STAT',
  'CANNOT_WRITE_TO_FILE_DESCRIPTOR',
  'MEMORY_LIMIT_EXCEEDED',
  'NOT_ENOUGH_SPACE',
  'STD_EXCEPTION',
  'TIMEOUT_EXCEEDED',
  'TOO_MANY_UNEXPECTED_DATA_PARTS',
];

const findFile = (message: string): string | undefined => {
  if (temporaryErrors.some((name) => message.includes(`(${name})`))) return undefined;
  const [, name, folder] = foreignFile.exec(message) ?? [];
  if (name !== undefined && folder !== undefined) return join(folder, name);
  return damages.map((pattern) => pattern.exec(message)?.[1]).find((path) => path !== undefined);
};

/**
 * Renames the table definition that the engine cannot open to `.sql.bak`, a name that it ignores, and returns the
 * table's name; undefined for any other error. The table's data files stay.
 */
export const setAsideDefinition = (dataDir: string, error: unknown): string | undefined => {
  if (!(error instanceof EngineBroken)) return undefined;
  const file = findFile(error.message);
  if (file === undefined) return undefined;
  const path = join(dataDir, 'engine', file);
  if (!existsSync(path)) return undefined;
  renameSync(path, path.endsWith('.sql') ? `${path}.bak` : `${path}.sql.bak`);
  return basename(file).replace(/\.sql\b.*/, '');
};
