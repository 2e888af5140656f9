import {
  FeedField,
  FIRST_YEAR,
  type ImportMapping,
  type ImportProblem,
  type ImportReading,
  LAST_YEAR,
} from '@vitrina/contract';
import * as z from 'zod/mini';

/** How a person wants the columns to be read. */
export const Draft = z.object({
  /** Field by header; null leaves the column out. */
  fields: z.record(z.string(), z.nullable(FeedField)),
  /** Values of fields that have no column. */
  constants: z.partialRecord(FeedField, z.string()),
  decimal: z.optional(z.enum(['comma', 'point'])),
  sheet: z.optional(z.string()),
  week: z.optional(z.string()),
  year: z.optional(z.int()),
  ignoresUnknown: z.boolean(),
  partial: z.boolean(),
  future: z.boolean(),
});
export type Draft = z.output<typeof Draft>;

/** What a control of a draft takes. */
export interface DraftProps {
  draft: Draft;
  onChange: (draft: Draft) => void;
}

/** The draft that leaves every decision to the content of the files. */
export const emptyDraft: Draft = {
  fields: {},
  constants: {},
  ignoresUnknown: false,
  partial: false,
  future: false,
};

type Column = ImportReading['columns'][number];

/** What the person has chosen for a header: a field, null to leave it out, undefined if nothing. */
const getChoice = ({ fields }: Draft, header: string): FeedField | null | undefined =>
  Object.hasOwn(fields, header) ? fields[header] : undefined;

/** The field of a column: the one that the person has chosen, else the one that was read. */
export const getField = (draft: Draft, { header, field }: Column): FeedField | null => {
  const chosen = getChoice(draft, header);
  return chosen === undefined ? field : chosen;
};

/** Reads a column as a field, or leaves it out; a field is that of one column of a file only. */
export function chooseField(
  draft: Draft,
  { columns }: ImportReading,
  header: string,
  field: FeedField | null,
): Draft {
  const freed = columns.filter(
    (one) => field !== null && one.header !== header && getField(draft, one) === field,
  );
  return {
    ...draft,
    fields: {
      ...draft.fields,
      ...Object.fromEntries(freed.map((one) => [one.header, null])),
      [header]: field,
    },
  };
}

/**
 * Returns the unknown columns of a file that have no choice yet: those that the server names as problems, and those after
 * them, since it names only the first. What it does not name before them, it leaves out by itself, such as row numbers.
 */
export function listUndecided(
  { file, columns }: ImportReading,
  problems: readonly ImportProblem[],
  draft: Draft,
): readonly Column[] {
  const named = new Set(
    problems.filter((one) => one.kind === 'unknown-column' && one.file === file).map(({ header }) => header),
  );
  if (draft.ignoresUnknown || named.size === 0) return [];
  const last = columns.findLastIndex(({ header }) => named.has(header));
  return columns.filter(
    ({ header, field }, at) =>
      field === null && (named.has(header) || at > last) && getChoice(draft, header) === undefined,
  );
}

/** Whether every file has this header, and reads it as this field and no other header so. */
const isCommon = (readings: readonly ImportReading[], draft: Draft, header: string, field: FeedField) =>
  readings.every(({ columns }) => {
    const found = columns.filter((column) => getField(draft, column) === field);
    return found.length === 1 && found[0]?.header === header;
  });

/** Returns what was decided about each header, by the content of the files or by the person. */
function listDecided(readings: readonly ImportReading[], problems: readonly ImportProblem[], draft: Draft) {
  const decided = new Map<string, FeedField | null>();
  for (const reading of readings) {
    const undecided = new Set(listUndecided(reading, problems, draft));
    for (const column of reading.columns) {
      const { header, field } = column;
      if (
        field === null
          ? !draft.ignoresUnknown && !undecided.has(column)
          : isCommon(readings, draft, header, field)
      )
        decided.set(header, field);
    }
  }
  for (const [header, field] of Object.entries(draft.fields)) decided.set(header, field);
  return [...decided];
}

/** Returns the mapping of a draft. Of what was read it names only columns that every file has: the others are known by their names. */
export function toMapping(
  readings: readonly ImportReading[],
  problems: readonly ImportProblem[],
  draft: Draft,
): ImportMapping {
  const { constants, decimal, sheet, week, year, ignoresUnknown, partial, future } = draft;
  const decided = listDecided(readings, problems, draft);
  return {
    decimal,
    week,
    ignoresUnknown,
    partial,
    future,
    sheet: sheet === '' ? undefined : sheet,
    year: year !== undefined && year >= FIRST_YEAR && year <= LAST_YEAR ? year : undefined,
    columns: decided.flatMap(([header, field]) => (field === null ? [] : [{ field, header }])),
    ignore: decided.flatMap(([header, field]) => (field === null ? [header] : [])),
    constants: Object.entries(constants).flatMap(([field, value]) =>
      value.trim() === '' ? [] : [{ field: FeedField.parse(field), value: value.trim() }],
    ),
  };
}
