import { findNearestName } from '../formats/nearest-name.ts';
import { feedColumns } from '../rules/columns.ts';
import { synonyms } from './column-synonyms.ts';

/** Units after a name, as in «Цена, ₸» and «Продажи, шт.». */
const units: ReadonlySet<string> = new Set(['тг', 'тенге', 'теңге', 'kzt', '₸', 'шт', 'штук', 'дана', 'pcs']);

/** Returns the letters and digits of a name in lower case, without units at its end; equal for names that mean the same. */
export const simplifyName = (name: string): string => {
  const folded = name.normalize('NFKC').toLowerCase().replaceAll('ё', 'е');
  const words = folded.match(/[\p{L}\p{N}]+|₸/gu) ?? [];
  const end = words.findLastIndex((word) => !units.has(word));
  return words.slice(0, end + 1).join('');
};

const columnsBySimpleName: ReadonlyMap<string, string> = new Map(
  feedColumns.flatMap(({ name }) =>
    [name, ...(synonyms[name] ?? [])].map((known) => [simplifyName(known), name] as const),
  ),
);

/** Returns the feed column that a header names, blind to case, spaces and punctuation; undefined if it names none. */
export const findColumn = (header: string): string | undefined =>
  columnsBySimpleName.get(simplifyName(header));

/** Finds which of these feed columns has the name most similar to a header; undefined if none is similar. */
export const findNearestColumn = (header: string, fields: readonly string[]): string | undefined => {
  const names = fields.flatMap((field) => [field, ...(synonyms[field] ?? [])]);
  const nearest = findNearestName(header, names);
  return nearest === undefined ? undefined : findColumn(nearest);
};

/** The headers of a column that numbers the rows: №, № п/п, #, N. */
const rowCounter = /^(?=\S)(?:№+|#|n[o°]?\.?)?\s*(?:п\s*[./\\]?\s*п\.?|р\s*\/\s*[cс])?$/iu;

/** Whether a header says that its column numbers the rows. */
export const isRowCounter = (header: string): boolean => rowCounter.test(header.trim());
