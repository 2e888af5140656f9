import { type Import, MAX_IMPORT_FILES } from '@vitrina/contract';
import { formatBytes } from '../format-bytes.ts';
import * as texts from '#texts/import/files';

/** The files to import, or why the chosen ones cannot be. */
type Choice = { files: readonly File[] } | { reason: string };

const sumSizes = (files: readonly File[]): number => files.reduce((sum, { size }) => sum + size, 0);

/** Adds chosen files to those chosen before; one of the same name replaces it. */
export function addFiles(before: readonly File[], chosen: readonly File[], maxBytes: number): Choice {
  const empty = chosen.find(({ size }) => size === 0);
  if (empty) return { reason: texts.emptyFile(empty.name) };
  const names = new Set(chosen.map(({ name }) => name));
  const files = [...before.filter(({ name }) => !names.has(name)), ...chosen];
  if (files.length > MAX_IMPORT_FILES) return { reason: texts.tooManyFiles(MAX_IMPORT_FILES) };
  if (sumSizes(files) > maxBytes) return { reason: texts.tooLarge(formatBytes(maxBytes)) };
  return { files };
}

/**
 * Finds the files of an import among chosen ones, in its order. Undefined if one that has not arrived in whole is
 * missing, or if others were chosen.
 */
export function findSameFiles({ files }: Import, chosen: readonly File[]): readonly File[] | undefined {
  const found = files.map(({ name, size, receivedBytes }) => ({
    isComplete: receivedBytes === size,
    file: chosen.find((one) => one.name === name && one.size === size),
  }));
  const isSame = found.every(({ file, isComplete }) => file !== undefined || isComplete);
  const foundCount = found.filter(({ file }) => file !== undefined).length;
  return isSame && foundCount === chosen.length
    ? found.map(({ file }) => file ?? new File([], ''))
    : undefined;
}
