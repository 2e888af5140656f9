import { FeedError } from '../../command/feed-error.ts';
import { cutQuote } from '../../command/printable.ts';
import { findNearestName } from '../formats/nearest-name.ts';
import { knownColumns } from '../formats/check-columns.ts';
import { findColumn, simplifyName } from './column-names.ts';
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

/** The columns of a table. */
export interface MappedColumns {
  /** Position of the column of each field, from 0. */
  readonly fields: ReadonlyMap<string, number>;
  /** Headers that are not read. */
  readonly ignored: readonly string[];
}

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

const describeUnknown = (header: string, missing: readonly string[]): string => {
  const nearest = findNearestName(header, missing) ?? findNearestName(header, [...knownColumns]);
  return nearest === undefined ? quote(header) : `${quote(header)} (did you mean ${nearest}?)`;
};

/** Maximum unknown columns in a message. */
const MAX_UNKNOWN = 30;

/** The headers of a table, and the field that each names. */
interface NamedHeaders {
  readonly headers: readonly string[];
  readonly found: readonly (string | undefined)[];
  readonly mapping: Mapping;
}

const describeAllUnknown = (unknown: readonly string[], has: (field: string) => boolean): string[] => {
  if (unknown.length === 0) return [];
  const free = [...knownColumns].filter((field) => !has(field));
  const described = unknown
    .slice(0, MAX_UNKNOWN)
    .map((header) => `the column ${describeUnknown(header, free)} is unknown`);
  return [...described, 'give --ignore-unknown to leave out what is unknown'];
};

const describeRepeated = ({ headers, found }: NamedHeaders): string[] =>
  [...new Set(found)]
    .filter((field) => field !== undefined && found.indexOf(field) !== found.lastIndexOf(field))
    .map((field) => {
      const names = headers.filter((_, index) => found[index] === field).map(quote);
      return `the columns ${names.join(' and ')} are both ${field}; name one of them in a --map file`;
    });

const describeMissing = (
  { found, mapping: { columns = {} } }: NamedHeaders,
  has: (field: string) => boolean,
) => [
  ...Object.entries(columns)
    .filter(([field]) => !found.includes(field))
    .map(([field, header]) => `there is no column ${quote(header)}, which the mapping reads as ${field}`),
  ...needed
    .filter(({ oneOf }) => !oneOf.some(has))
    .map(({ oneOf, advice }) =>
      [`there is no column for ${oneOf.join(' or ')}`, advice].filter(Boolean).join(', '),
    ),
];

/** Finds the column of each field. Throws FeedError that names every unknown, repeated and missing column. */
export const mapColumns = (
  file: string,
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
  const unknown = ignoresUnknown ? [] : ignored.filter((header) => !chosen.has(simplifyName(header)));
  const named = { headers, found, mapping };
  const problems = [
    ...describeAllUnknown(unknown, has),
    ...describeRepeated(named),
    ...describeMissing(named, has),
  ];
  if (problems.length > 0) {
    const message = `${file}: ${problems.join('; ')}; the file is refused and nothing is published`;
    throw new FeedError('data', message);
  }
  const fields = found.flatMap((field, index) => (field === undefined ? [] : [[field, index] as const]));
  return { fields: new Map(fields), ignored };
};
