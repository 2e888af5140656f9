import type { MappedColumns } from './map-columns.ts';
import type { Mapping } from './mapping.ts';
import { type LookupKind, nameLookupTable } from './intake-tables.ts';

/** SQL literal of a text. */
export const literal = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** SQL of the texts of a row of `feed_text`, by field: a column, the constant of a mapping, or an empty text. */
export type RowText = (field: string) => string;

/** Returns the SQL of a field's text in a row. */
export const createRowText =
  ({ fields }: MappedColumns, { constants }: Mapping): RowText =>
  (field) => {
    if (fields.has(field)) return field;
    return literal(constants?.[field] ?? '');
  };

/** SQL: a text without the apostrophe that keeps a spreadsheet from reading it as a number. */
const withoutApostrophe = (text: string): string =>
  `if(startsWith(${text}, '\\''), substring(${text}, 2), ${text})`;

/** SQL: the Kaspi article of a row, else the digits at the end of the product's link. */
export const articleOf = (text: RowText): string => {
  const article = text('product_kaspi_id');
  const digits = `extract(${text('product_link')}, '-([0-9]+)/?(?:[?#].*)?$')`;
  return `if(${article} != '', ${withoutApostrophe(article)}, ${digits})`;
};

/** SQL: the Kaspi id of a row's seller; empty if unknown. */
export const sellerKaspiIdOf = (text: RowText): string => withoutApostrophe(text('seller_kaspi_id'));

/** Separates the values of several columns that are joined into one text. */
export const UNIT_SEPARATOR = '\u001F';

const joined = (texts: readonly string[]): string => `arrayStringConcat([${texts.join(', ')}], '\\x1F')`;

/** SQL: the text of a row that is looked up in the table of its kind. */
export const lookupText = (kind: LookupKind, text: RowText): string => {
  const titles = [text('category_1_lvl_title'), text('category_2_lvl_title'), text('category_title')];
  return {
    week: joined([text('year'), text('week_number')]),
    seller: joined([sellerKaspiIdOf(text), `if(${sellerKaspiIdOf(text)} = '', ${text('seller_title')}, '')`]),
    product: articleOf(text),
    brand: text('brand_title'),
    category: joined(titles),
  }[kind];
};

/** SQL: the value of a row in the table of its kind; 0 or an empty list if there is none. */
export const lookUp = (kind: LookupKind, text: RowText): string =>
  `joinGet('${nameLookupTable(kind)}', 'value', ${lookupText(kind, text)})`;

/** The columns with the ids of a kind; those of a category are the category, its section and its subsection. */
export const idFields = {
  seller: ['seller_id'],
  product: ['product_id'],
  brand: ['brand_id'],
  category: ['category_id', 'category_1_lvl_id', 'category_2_lvl_id'],
} as const;
