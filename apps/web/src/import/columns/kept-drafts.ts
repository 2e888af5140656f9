import type { ImportReading } from '@vitrina/contract';
import * as z from 'zod/mini';
import { keepColumns, readKeptColumns } from '../../session/kept-columns.ts';
import { Draft } from './draft.ts';

/** Most drafts that are kept, the latest first. */
const MAX_DRAFTS = 20;

/** Longer storage entries are not ours. */
const MAX_ENTRY_LENGTH = 500_000;

const Kept = z.array(z.object({ headers: z.string(), draft: Draft }));

/** Names files by their headers, whatever the order of the files. */
const describeHeaders = (readings: readonly ImportReading[]): string =>
  JSON.stringify(
    [...new Set(readings.map(({ columns }) => columns.map(({ header }) => header).join('\n')))].toSorted(),
  );

function readKept(): z.output<typeof Kept> {
  const entry = readKeptColumns();
  if (entry === null || entry.length > MAX_ENTRY_LENGTH) return [];
  try {
    return Kept.safeParse(JSON.parse(entry)).data ?? [];
  } catch {
    return [];
  }
}

/** Returns how files with these headers were read before. */
export function findKeptDraft(readings: readonly ImportReading[]): Draft | undefined {
  const headers = describeHeaders(readings);
  return readings.length === 0 ? undefined : readKept().find((one) => one.headers === headers)?.draft;
}

/** Keeps how files with these headers are read, without what is true of one week only; undefined forgets it. */
export function keepDraft(readings: readonly ImportReading[], draft: Draft | undefined): void {
  const headers = describeHeaders(readings);
  const others = readKept().filter((one) => one.headers !== headers);
  const kept = draft && {
    headers,
    draft: { ...draft, week: undefined, year: undefined, partial: false, future: false },
  };
  const entry = JSON.stringify([...(kept ? [kept] : []), ...others].slice(0, MAX_DRAFTS));
  if (entry.length <= MAX_ENTRY_LENGTH) keepColumns(entry);
}
