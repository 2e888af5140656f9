import type { FindField } from './map-columns.ts';

/** Records among which the header is searched. */
export const MAX_HEADER_RECORDS = 20;

/** Known names that make a record the header. */
const MIN_KNOWN_NAMES = 3;

const countKnown = (names: readonly string[], findField: FindField): number =>
  new Set(names.map(findField).filter((field) => field !== undefined)).size;

/** The header among the first records of a table. */
export interface Header {
  /** Index of its record. */
  readonly index: number;
  /** Number of its known names; fewer than three if no record is a header. */
  readonly known: number;
}

/** Finds the header: the first of 20 records with at least three known names, else the first record. */
export const findHeader = (records: readonly (readonly string[])[], findField: FindField): Header => {
  const known = records.slice(0, MAX_HEADER_RECORDS).map((names) => countKnown(names, findField));
  const index = Math.max(
    known.findIndex((count) => count >= MIN_KNOWN_NAMES),
    0,
  );
  return { index, known: known[index] ?? 0 };
};
