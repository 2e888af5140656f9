import { existsSync, renameSync } from 'node:fs';
import { basename, join } from 'node:path';
import { EngineBroken } from './errors.ts';

/** Paths in the engine's messages are below its directory. */
const DEFINITION = String.raw`(store/[\w/-]+\.sql)`;

/** The engine's messages of a table that it cannot open, each with the path of the definition. */
const damages: readonly RegExp[] = [
  new RegExp(String.raw`\b${DEFINITION}\b[^]*\(SYNTAX_ERROR\)`),
  new RegExp(String.raw`Cannot attach table [^]*? from metadata file ${DEFINITION}\b`),
];

/** The engine's message of a file in a folder of definitions that is none. */
const foreignFile = /Incorrect file extension: (\S+) in metadata directory (store\/[\w/-]+)/;

/**
 * The engine's errors that may pass, by their names in ClickHouse's ErrorCodes.cpp: of the disk, of memory, of access, and
 * of so many broken parts that the files are rather elsewhere than damaged.
 */
const passingErrors: readonly string[] = [
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
  if (passingErrors.some((name) => message.includes(`(${name})`))) return undefined;
  const [, name, folder] = foreignFile.exec(message) ?? [];
  if (name !== undefined && folder !== undefined) return join(folder, name);
  return damages.map((pattern) => pattern.exec(message)?.[1]).find((path) => path !== undefined);
};

/**
 * Renames the table definition that kept the engine from opening to `.sql.bak`, a name that it ignores, and returns the
 * table's name; undefined if the error is another one. The table's files stay where they are.
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
