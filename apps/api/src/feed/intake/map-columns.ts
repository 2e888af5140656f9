import type { ImportProblem } from '@vitrina/contract';
import { cutQuote } from '../../command/printable.ts';
import { findNearestName } from '../formats/nearest-name.ts';
import { knownColumns } from '../formats/check-columns.ts';
import { findColumn, findNearestColumn, isRowCounter, simplifyName } from './column-names.ts';
import type { Mapping } from './mapping.ts';

/** Returns the feed column that a header names; undefined if it names none. */
export type FindField = (header: string) => string | undefined;

/** Returns how the headers of a table are read: by the mapping, else by the known names. */
export const createFindField = ({ columns = {}, ignore = [] }: Mapping): FindField => {
  const ignored = new Set(ignore.map(simplifyName));
  const mapped = new Map(Object.entries(columns).map(([field, header]) => [simplifyName(header), field]));
  return (header) => {
    const simple = simplifyName(header);
    const field = mapped.get(simple);
    if (field !== undefined) return field;
    const found = ignored.has(simple) ? undefined : findColumn(header);
    return found !== undefined && columns[found] !== undefined ? undefined : found;
  };
};

/** A problem of a file whose name is added later. */
export type Problem = Omit<ImportProblem, 'file'>;

/** The columns of a table. */
export interface MappedColumns {
  /** Position of the column of each field, from 0. */
  readonly fields: ReadonlyMap<string, number>;
  /** Headers that are not read. */
  readonly ignored: readonly string[];
  /** Every unknown, repeated and missing column. */
  readonly problems: readonly Problem[];
}

/** Prefix of the names of columns that are loaded to show their values alone. */
const OTHER = 'other_';

/** Maximum columns that are loaded to show their values. */
const MAX_OTHERS = 300;

/** Whether a loaded column is none of the feed. */
export const isOther = (field: string): boolean => field.startsWith(OTHER);

/** Adds the columns that are not read, so that a person can say what they are. */
export const withOthers = (columns: MappedColumns, headers: readonly string[]): MappedColumns => {
  const read = new Set(columns.fields.values());
  const others = headers.flatMap((header, index) =>
    header === '' || read.has(index) ? [] : [[`${OTHER}${index}`, index] as const],
  );
  return { ...columns, fields: new Map([...columns.fields, ...others.slice(0, MAX_OTHERS)]) };
};

/** Each field that a table must have, as one of several fields. */
const needed: readonly { readonly oneOf: readonly string[]; readonly advice?: string }[] = [
  { oneOf: ['week_number'], advice: 'or give --week 2026-W46' },
  { oneOf: ['seller_title'], advice: 'or give --own-shop with the name of your shop' },
  { oneOf: ['product_kaspi_id', 'product_link'] },
  { oneOf: ['product_name'] },
  { oneOf: ['category_title'] },
  { oneOf: ['price'] },
  { oneOf: ['sales_count'] },
];

const quote = (name: string): string => JSON.stringify(cutQuote(name));

/** Maximum unknown columns in a message. */
const MAX_UNKNOWN = 30;

/** The headers of a table, and the field that each names. */
interface NamedHeaders {
  readonly headers: readonly string[];
  readonly found: readonly (string | undefined)[];
  readonly mapping: Mapping;
}

/** An unknown header and the feed column that it may be, preferably one that the table lacks. */
interface UnknownHeader {
  readonly header: string;
  readonly nearest: string | undefined;
}

const findNearest = (unknown: readonly string[], has: (field: string) => boolean): UnknownHeader[] => {
  const free = [...knownColumns].filter((field) => !has(field));
  return unknown.slice(0, MAX_UNKNOWN).map((header) => ({
    header,
    nearest: findNearestColumn(header, free) ?? findNearestName(header, [...knownColumns]),
  }));
};

const listUnknown = (unknown: readonly UnknownHeader[]): Problem[] =>
  unknown.map(({ header, nearest }, index, { length }) => {
    const question = nearest === undefined ? '' : ` (did you mean ${nearest}?)`;
    const advice = index === length - 1 ? '; give --ignore-unknown to leave out what is unknown' : '';
    const message = `the column ${quote(header)}${question} is unknown${advice}`;
    return { kind: 'unknown-column', header, field: nearest ?? null, message };
  });

const listRepeated = ({ headers, found }: NamedHeaders): Problem[] =>
  [...new Set(found)].flatMap((field) => {
    if (field === undefined || found.indexOf(field) === found.lastIndexOf(field)) return [];
    const names = headers.filter((_, index) => found[index] === field);
    const message = `the columns ${names.map(quote).join(' and ')} are both ${field}; name one of them in a --map file`;
    return [{ kind: 'repeated-column', header: names.at(-1) ?? null, field, message }];
  });

/** Names the unknown header that may be one of these fields. */
const adviseNearest = (unknown: readonly UnknownHeader[], oneOf: readonly string[]): string => {
  const found = unknown.find(({ nearest }) => nearest !== undefined && oneOf.includes(nearest));
  return found ? `but ${quote(found.header)} may be it: correct it, or name it in a --map file` : '';
};

const listMissing = (
  { found, mapping: { columns = {} } }: NamedHeaders,
  has: (field: string) => boolean,
  unknown: readonly UnknownHeader[],
): Problem[] => [
  ...Object.entries(columns)
    .filter(([field]) => !found.includes(field))
    .map(([field, header]) => ({
      kind: 'missing-column' as const,
      header,
      field,
      message: `there is no column ${quote(header)}, which the mapping reads as ${field}`,
    })),
  ...needed
    .filter(({ oneOf }) => !oneOf.some(has))
    .map(({ oneOf, advice }) => ({
      kind: 'missing-column' as const,
      header: null,
      field: oneOf[0] ?? null,
      message: [`there is no column for ${oneOf.join(' or ')}`, adviseNearest(unknown, oneOf), advice]
        .filter(Boolean)
        .join(', '),
    })),
];

/** Finds the column of each field; of those with several columns the first. */
export const mapColumns = (
  headers: readonly string[],
  mapping: Mapping,
  ignoresUnknown: boolean,
): MappedColumns => {
  const found = headers.map(createFindField(mapping));
  const has = (field: string) =>
    found.includes(field) ||
    mapping.constants?.[field] !== undefined ||
    (field === 'week_number' && mapping.week !== undefined);
  const ignored = headers.filter((header, index) => header !== '' && found[index] === undefined);
  const chosen = new Set((mapping.ignore ?? []).map(simplifyName));
  const unknown = findNearest(
    ignored.filter((header) => !chosen.has(simplifyName(header)) && !isRowCounter(header)),
    has,
  );
  const named = { headers, found, mapping };
  const problems = [
    ...(ignoresUnknown ? [] : listUnknown(unknown)),
    ...listRepeated(named),
    ...listMissing(named, has, unknown),
  ];
  const fields = found.flatMap((field, index) =>
    field === undefined || found.indexOf(field) < index ? [] : [[field, index] as const],
  );
  return { fields: new Map(fields), ignored, problems };
};
