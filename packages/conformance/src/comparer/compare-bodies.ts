/** A value of a report that is not the expected one. */
export interface Difference {
  /** The way to the value: `sellerProducts.*.revenue`; empty for the whole answer. */
  readonly field: string;
  /** The row of the value by its id: `productId 12`; empty outside of lists. */
  readonly row: string;
  /** What differs: one value, the ids of a list, their order, or a repeated row. */
  readonly kind: 'value' | 'rows' | 'order' | 'repeated';
  readonly expected: unknown;
  readonly actual: unknown;
}

/** Fields from a division, a root or a power: their last bits depend on the order of operations. */
const isQuotient = (field: string) =>
  /^(?:average|share|gap|deepestGap|loss$|value$|reference$|overlap$|revenuePerOffer$)|(?:Index|HHI|WithoutLeader|Share|Effect)$/.test(
    field,
  );

function isSame(field: string, expected: unknown, actual: unknown): boolean {
  if (!isQuotient(field) || typeof expected !== 'number' || typeof actual !== 'number')
    return expected === actual;
  return Math.abs(expected - actual) <= 1e-9 * Math.max(Math.abs(expected), Math.abs(actual));
}

type Row = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Row => typeof value === 'object' && value !== null;

/** Sets of fields that identify a row; the first set that the rows have applies. */
const identities = [
  ['year', 'weekNumber'],
  ['kind', 'id', 'type', 'productId', 'sellerId'],
  ['id'],
  ['productId'],
  ['sellerId'],
  ['categoryId'],
  ['brandId'],
  ['age'],
  ['name'],
];

/** The fields that identify the rows of a list; undefined where its rows have no identity of their own. */
const findIdentity = (expected: readonly unknown[], actual: readonly unknown[]) =>
  identities.find((names) =>
    [...expected, ...actual].every((row) => isObject(row) && names.slice(0, 2).every((name) => name in row)),
  );

const describeRow = (row: unknown, identity: readonly string[]): string =>
  identity
    .filter((name) => isObject(row) && row[name] !== undefined)
    .map((name) => `${name} ${String((row as Row)[name])}`)
    .join(', ');

const MAX_IDS = 5;

const join = (path: string, key: string) => {
  const name = /^\d+$/.test(key) ? '*' : key;
  return path === '' ? name : `${path}.${name}`;
};

/** Compares lists row by row in their order. */
const compareInOrder = (
  expected: readonly unknown[],
  actual: readonly unknown[],
  identity: readonly string[],
  field: string,
): Difference[] =>
  expected.flatMap((row, at) =>
    compareAt(row, actual[at], join(field, '*'), describeRow(row, identity) || `${at}`),
  );

const formatSorted = (rows: readonly unknown[]) =>
  rows
    .map((row) => JSON.stringify(row))
    .toSorted()
    .join();

/** Compares lists by the ids of their rows: which there are, their order, and the rows of one id. */
function compareById(
  expected: readonly unknown[],
  actual: readonly unknown[],
  identity: readonly string[],
  field: string,
): Difference[] {
  const [should, is] = [expected, actual].map((rows) => rows.map((row) => describeRow(row, identity)));
  const known = new Map(is?.map((id, at) => [id, actual[at]]));
  const missing = should?.filter((id) => !known.has(id)) ?? [];
  const added = [...known.keys()].filter((id) => !should?.includes(id));
  const both = should?.filter((id) => known.has(id)) ?? [];
  const found: Difference[] = [];
  const add = (kind: Difference['kind'], right: unknown, wrong: unknown) =>
    found.push({ field, row: '', kind, expected: right, actual: wrong });
  if (missing.length + added.length > 0) add('rows', missing.slice(0, MAX_IDS), added.slice(0, MAX_IDS));
  const order = [...known.keys()].filter((id) => both.includes(id));
  const at = both.findIndex((id, index) => id !== order[index]);
  if (at >= 0) add('order', both.slice(at, at + 2), order.slice(at, at + 2));
  if (known.size < actual.length) add('repeated', known.size, actual.length);
  const rows = expected.map((row, index) => [should?.[index] ?? '', row] as const);
  return [
    ...found,
    ...rows.flatMap(([id, row]) =>
      known.has(id) ? compareAt(row, known.get(id), join(field, '*'), id) : [],
    ),
  ];
}

function compareLists(expected: readonly unknown[], actual: readonly unknown[], field: string): Difference[] {
  const identity = findIdentity(expected, actual);
  const isAsLong = expected.length === actual.length;
  const inOrder = isAsLong ? compareInOrder(expected, actual, identity ?? [], field) : [];
  if (isAsLong && inOrder.length === 0) return [];
  if (identity !== undefined) {
    // A missing row shifts all rows after it; a wrong id looks like one row missing and one added. The comparison with
    // fewer differences describes the fault.
    const byId = compareById(expected, actual, identity, field);
    return isAsLong && inOrder.length < byId.length ? inOrder : byId;
  }
  const whole = { field, row: '', expected: expected.length, actual: actual.length };
  if (!isAsLong) return [{ ...whole, kind: 'rows' }];
  return formatSorted(expected) === formatSorted(actual) ? [{ ...whole, kind: 'order' }] : inOrder;
}

function compareAt(expected: unknown, actual: unknown, path: string, row: string): Difference[] {
  if (Array.isArray(expected) && Array.isArray(actual)) return compareLists(expected, actual, path);
  if (!isObject(expected) || !isObject(actual) || Array.isArray(expected) !== Array.isArray(actual))
    return isSame(path.split('.').at(-1) ?? '', expected, actual)
      ? []
      : [{ field: path, row, kind: 'value', expected, actual }];
  return [...new Set([...Object.keys(expected), ...Object.keys(actual)])].flatMap((key) =>
    compareAt(expected[key], actual[key], join(path, key), row),
  );
}

/**
 * Compares a report with the expected one, value by value: quotients to a relative 1e-9, everything else exactly.
 * Matches the rows of two lists by their ids: missing and added rows are one difference, another order is one.
 */
export const compareBodies = (expected: unknown, actual: unknown): Difference[] =>
  compareAt(expected, actual, '', '');

/** Formats a value of a difference. */
export const formatValue = (value: unknown): string => JSON.stringify(value) ?? 'nothing';

/** Formats a difference in one line. */
export const formatDifference = ({ field, row, kind, expected, actual }: Difference): string =>
  `${[row, kind === 'value' ? '' : kind, field].filter((part) => part !== '').join(', ')}: expected ${formatValue(expected)}, actual ${formatValue(actual)}`;
