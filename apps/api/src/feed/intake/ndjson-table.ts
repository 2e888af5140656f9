import { createStructureError, MAX_RECORD_BYTES } from '../formats/csv-structure.ts';
import type { ByteStream } from '../formats/decompress.ts';
import type { FeedFile } from '../formats/feed-file.ts';
import { trimWhiteSpace } from '../rules/white-space.ts';
import { createCsvInput, formatCsvRow, type TableSource } from './table-source.ts';

/** Rows whose keys are the columns of the table. */
const HEADER_ROWS = 100;

type JsonRow = Readonly<Record<string, unknown>>;

/** Reads the JSON object of each line. Throws FeedError for any other line. Blank lines are left out. */
async function* readObjects({ name }: FeedFile, content: ByteStream): AsyncGenerator<JsonRow> {
  const decoder = new TextDecoder();
  let [rest, row] = ['', 0];
  const parse = (line: string): JsonRow => {
    row += 1;
    if (line.length > MAX_RECORD_BYTES) throw createStructureError(name, row, 'is longer than 1 MB');
    const value: unknown = (() => {
      try {
        return JSON.parse(line);
      } catch {
        return undefined;
      }
    })();
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as JsonRow;
    throw createStructureError(name, row, 'is not one JSON object');
  };
  for await (const chunk of content) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > MAX_RECORD_BYTES) parse(rest);
    for (const line of lines) if (line.trim() !== '') yield parse(line);
  }
  if (rest.trim() !== '') yield parse(rest);
}

const toText = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** Reads newline-delimited JSON objects; the keys of the first hundred are the columns. */
export const readNdjsonTable = async (file: FeedFile, content: ByteStream): Promise<TableSource> => {
  const objects = readObjects(file, content);
  const first: JsonRow[] = [];
  for await (const row of objects) if (first.push(row) === HEADER_ROWS) break;
  const names = [...new Set(first.flatMap((row) => Object.keys(row)))];
  const known = new Set(names);
  let rows = 0;
  const format = (row: JsonRow): string => {
    rows += 1;
    const unknown = Object.keys(row).filter((key) => !known.has(key));
    if (unknown.length > 0)
      throw createStructureError(
        file.name,
        rows,
        `has a column that the first ${HEADER_ROWS} rows do not have: ${unknown.map((key) => JSON.stringify(key)).join(', ')}`,
      );
    return formatCsvRow(names.map((name) => toText(row[name])));
  };
  async function* body(): AsyncGenerator<Buffer> {
    yield Buffer.from(first.map(format).join(''));
    for await (const row of objects) yield Buffer.from(format(row));
  }
  const headers = names.map(trimWhiteSpace);
  return { headers, facts: ['NDJSON'], body: body(), input: createCsvInput(headers, ',') };
};
