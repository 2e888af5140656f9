/** A piece of SQL; `params` names its parameters. */
export interface Sql<Param extends string = string> {
  readonly text: string;
  readonly params: readonly Param[];
}

/** Composes SQL from a literal and other pieces of SQL. A string does not compile: values travel as parameters. */
export const sql = <const Parts extends readonly Sql[]>(
  literal: TemplateStringsArray,
  ...parts: Parts
): Sql<Parts[number]['params'][number]> => ({
  text: String.raw(literal, ...parts.map(({ text }) => text)).trim(),
  params: [...new Set(parts.flatMap(({ params }) => params))],
});

/** TypeScript types of parameter types. */
interface SqlTypes {
  UInt8: number;
  UInt16: number;
  UInt32: number;
  String: string;
  Bool: boolean;
  Identifier: string;
  'Array(UInt32)': readonly number[];
  'Array(UInt16)': readonly number[];
  'Array(UInt8)': readonly number[];
}

const types = {
  // The week of the request, its snapshot and table of product texts, when it was published (ISO 8601 in UTC), and how
  // many of its days the files had; the name of the market, empty without one.
  year: 'UInt16',
  weekNumber: 'UInt8',
  snapshot: 'UInt32',
  product_text: 'Identifier',
  isDemo: 'Bool',
  publishedAt: 'String',
  daysCount: 'UInt8',
  marketName: 'String',
  // Snapshots of all published weeks before it, for `isNew`; empty if one of them cannot be read, so that nothing
  // counts as new. There may be hundreds: filter only by the first columns of a table's sorting key.
  snapshots_earlier: 'Array(UInt32)',
  // The compared week, as `2026-W45`. Without one it is empty (the response has `nullIf(…, '')`), its snapshot is 0,
  // which no snapshot has, and the table of product texts is that of the week itself.
  against: 'String',
  snapshot_before: 'UInt32',
  product_text_before: 'Identifier',
  // The week and up to 26 readable published weeks directly before it, oldest first; with the calendar weeks between
  // each and the week, 0 for the week itself.
  snapshots_recent: 'Array(UInt32)',
  years_recent: 'Array(UInt16)',
  week_numbers_recent: 'Array(UInt8)',
  weeks_ago_recent: 'Array(UInt16)',
  // The weeks of a window, oldest first, and a regular expression of their tables of product texts, for
  // `merge(currentDatabase(), {product_texts:String})`, whose column `_table` is `product_text_` and the snapshot.
  snapshots: 'Array(UInt32)',
  years: 'Array(UInt16)',
  week_numbers: 'Array(UInt8)',
  product_texts: 'String',
  // Subject of a report.
  sellerId: 'UInt32',
  sellerIds: 'Array(UInt32)',
  rivalIds: 'Array(UInt32)',
  brandId: 'UInt32',
  categoryId: 'UInt32',
  categoryIds: 'Array(UInt32)',
  sectionId: 'UInt32',
  productId: 'UInt32',
  ids: 'Array(UInt32)',
  kind: 'String',
  title: 'String',
  text: 'String',
  alike_1: 'String',
  alike_2: 'String',
  alike_3: 'String',
  alike_4: 'String',
  alike_5: 'String',
  typos_1: 'String',
  typos_2: 'String',
  typos_3: 'String',
  typos_4: 'String',
  typos_5: 'String',
  halves_1: 'String',
  halves_2: 'String',
  halves_3: 'String',
  halves_4: 'String',
  halves_5: 'String',
  only: 'String',
  threshold: 'String',
  inMyCategories: 'Bool',
  // Followed entities and sections of a person.
  sellers: 'Array(UInt32)',
  brands: 'Array(UInt32)',
  categories: 'Array(UInt32)',
  products: 'Array(UInt32)',
  sections: 'Array(UInt32)',
  mine: 'UInt32',
  // Kind of the movers, and the names of their tables and columns.
  of: 'String',
  table: 'Identifier',
  id: 'Identifier',
  titleColumn: 'Identifier',
  idTable: 'Identifier',
  // Inputs that another query computes first.
  moved: 'String',
  moving: 'String',
  places: 'String',
  missing_count: 'String',
  missing_revenue: 'String',
  // Another snapshot that a build reads, and its tables.
  from: 'UInt32',
  other: 'Identifier',
  product: 'Identifier',
  seller: 'Identifier',
  category: 'Identifier',
} as const satisfies Readonly<Record<string, keyof SqlTypes>>;

/** Name of a parameter. */
export type ParamName = keyof typeof types;

/** Values of parameters. */
export type ParamValues<Name extends ParamName> = { readonly [One in Name]: SqlTypes[(typeof types)[One]] };

const create = ([name, type]: [string, string]): [string, Sql] => [
  name,
  { text: `{${name}:${type}}`, params: [name] },
];

/** Parameters of statements, whose values are sent separately: `param.sellerId` is `{sellerId:UInt32}`. */
export const param = Object.fromEntries(Object.entries(types).map(create)) as {
  readonly [Name in ParamName]: Sql<Name>;
};
