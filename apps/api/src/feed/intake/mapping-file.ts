import type { ImportReading } from '@vitrina/contract';
import { readFile, writeFile } from 'node:fs/promises';
import { parse, stringify } from 'yaml';
import * as z from 'zod/mini';
import { FeedError } from '../../command/feed-error.ts';
import { fieldNames } from './intake-tables.ts';
import { isWeekName, type Mapping } from './mapping.ts';

const field = z.enum(fieldNames as [string, ...string[]]);
const text = z.pipe(z.union([z.string(), z.number()]), z.transform(String));

const mapping = z.strictObject({
  columns: z.optional(z.partialRecord(field, text)),
  constants: z.optional(z.partialRecord(field, text)),
  decimal: z.optional(z.enum(['comma', 'point'])),
  week: z.optional(z.string().check(z.refine(isWeekName, 'is not a week like 2026-W46'))),
  year: z.optional(z.int()),
  sheet: z.optional(z.string()),
  ignore: z.optional(z.array(text)),
});

/** Reads a mapping from a YAML file. Throws FeedError (usage) that names what is wrong in it. */
export const readMapping = async (path: string): Promise<Mapping> => {
  const content = await readFile(path, 'utf8').catch((error: unknown) => {
    throw new FeedError('io', `${path} cannot be read: ${String(error)}`);
  });
  try {
    return z.parse(mapping, parse(content, { maxAliasCount: 0 }) ?? {}) as Mapping;
  } catch (error) {
    const [issue] = error instanceof z.core.$ZodError ? error.issues : [];
    const problem = issue ? `${issue.path.join('.')} ${issue.message}` : String(error);
    throw new FeedError('usage', `${path} is not a mapping: ${problem}`, { cause: error });
  }
};

/** Writes how a file was read as a mapping. */
export const writeMapping = (path: string, given: Mapping, { columns }: ImportReading): Promise<void> => {
  const read = columns.filter(({ field: name }) => name !== null);
  const ignore = columns.filter(({ field: name }) => name === null).map(({ header }) => header);
  const named = Object.fromEntries(read.map(({ field: name, header }) => [name, header]));
  const saved = { ...given, columns: named, ignore };
  return writeFile(path, stringify(JSON.parse(JSON.stringify(saved))));
};
