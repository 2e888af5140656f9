import { trimWhiteSpace } from '../rules/white-space.ts';
import { findHeader } from './header.ts';
import type { FindField } from './map-columns.ts';

/** Separators of fields, the most usual one first. */
const separators = [',', ';', '\t', '|'] as const;

/** Separator of the fields of a delimited text. */
type Separator = (typeof separators)[number];

/** The start of a delimited text. */
export interface DelimitedHead {
  readonly separator: Separator;
  /** Names of the header, trimmed. */
  readonly names: readonly string[];
  /** Number of the header's record, from 1. */
  readonly headerRecord: number;
  /** Length of the text up to the first row, characters. */
  readonly length: number;
}

/** Records that are split: the header is among the first, and the fields of those after it are counted. */
const MAX_RECORDS = 120;

interface TextRecord {
  readonly fields: readonly string[];
  /** Index of the character after the record. */
  readonly end: number;
}

/** Splits the start of a text into records. A quote is special only at the start of a field. */
const splitRecords = (text: string, separator: Separator, isWhole: boolean): TextRecord[] => {
  const sign = `[${separator}]`;
  const field = new RegExp(
    `[ \\t]*?"((?:[^"]|"")*)"[ \\t]*(${sign}|\\r?\\n|$)|([^${separator}\\n]*?)(${sign}|\\r?\\n|$)`,
    'gy',
  );
  const records: TextRecord[] = [];
  let fields: string[] = [];
  for (const found of text.matchAll(field)) {
    const [whole, quoted, quotedEnd, plain = '', plainEnd] = found;
    fields.push(trimWhiteSpace(quoted?.replaceAll('""', '"') ?? plain));
    const end = quotedEnd ?? plainEnd ?? '';
    if (end === separator) continue;
    if (end === '' && (!isWhole || (fields.length === 1 && whole === ''))) break;
    records.push({ fields, end: found.index + whole.length });
    fields = [];
    if (end === '' || records.length === MAX_RECORDS) break;
  }
  return records;
};

const isBlank = ({ fields }: TextRecord) => fields.every((field) => field === '');

/** Reads the start of a text with one separator. `rank` compares readings: the larger one is more probable. */
const readHead = (text: string, separator: Separator, isWhole: boolean, findField: FindField) => {
  const records = splitRecords(text, separator, isWhole);
  const { index, known } = findHeader(
    records.map(({ fields }) => fields),
    findField,
  );
  const names = records[index]?.fields ?? [];
  const rows = records.slice(index + 1).filter((row) => !isBlank(row));
  const isEven = names.length > 1 && rows.every(({ fields }) => fields.length === names.length);
  const rank = known * 10_000 + (isEven ? 1000 : 0) + Math.min(names.length, 999);
  return { rank, head: { separator, names, headerRecord: index + 1, length: records[index]?.end ?? 0 } };
};

const namedSeparator = /^sep=([,;\t|])\r?\n/i;

/**
 * Finds separator and header in the start of a text without a byte order mark: the separator gives the header the most
 * known names, and header and rows the same number of fields. A first line like `sep=;` decides. `isWhole` tells that the
 * text does not go on.
 */
export const findDelimitedHead = (text: string, isWhole: boolean, findField: FindField): DelimitedHead => {
  const [line = '', named] = namedSeparator.exec(text) ?? [];
  const candidates = separators.filter((separator) => named === undefined || separator === named);
  const [best] = candidates
    .map((separator) => readHead(text.slice(line.length), separator, isWhole, findField))
    .toSorted((one, other) => other.rank - one.rank);
  if (!best) throw new RangeError('There is no separator');
  const { head } = best;
  const lines = line === '' ? 0 : 1;
  return { ...head, length: head.length + line.length, headerRecord: head.headerRecord + lines };
};
