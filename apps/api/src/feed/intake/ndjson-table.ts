import { createStructureError, MAX_RECORD_BYTES } from '../formats/csv-structure.ts';
import type { ByteStream } from '../formats/decompress.ts';
import type { FeedFile } from '../formats/feed-file.ts';
import { trimWhiteSpace } from '../rules/white-space.ts';
import { createCsvInput, formatCsvRow, plainLayout, type TableSource } from './table-source.ts';

/** Rows whose keys are the columns of the table. */
const HEADER_ROWS = 100;

type JsonRow = Readonly<Record<string, unknown>>;

/** Parses a line. Throws FeedError unless it is one JSON object. */
const parseLine = (name: string, line: string, row: number): JsonRow => {
  if (line.length > MAX_RECORD_BYTES) throw createStructureError(name, row, 'is longer than 1 MB');
  try {
    const value: unknown = JSON.parse(line);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as JsonRow;
  } catch {
    // It is refused like any other line that is no object.
  }
  throw createStructureError(name, row, 'is not one JSON object');
};

/** Reads the objects of each chunk. Throws FeedError for a line that is no object. Blank lines are left out. */
async function* readObjects({ name }: FeedFile, content: ByteStream): AsyncGenerator<JsonRow[]> {
  const decoder = new TextDecoder();
  let [rest, rows] = ['', 0];
  const parse = (lines: readonly string[]) =>
    lines.filter((line) => line.trim() !== '').map((line) => parseLine(name, line, (rows += 1)));
  for await (const chunk of content) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > MAX_RECORD_BYTES) parse([rest]);
    yield parse(lines);
  }
  yield parse([rest + decoder.decode()]);
}

const toText = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** Reads newline-delimited JSON objects; the keys of the first hundred are the columns. */
export const readNdjsonTable = async (file: FeedFile, content: ByteStream): Promise<TableSource> => {
  const chunks = readObjects(file, content);
  const first: JsonRow[] = [];
  for (let next = await chunks.next(); !next.done; next = await chunks.next()) {
    first.push(...next.value);
    if (first.length >= HEADER_ROWS) break;
  }
  const names = [...new Set(first.slice(0, HEADER_ROWS).flatMap((row) => Object.keys(row)))];
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
    for await (const objects of chunks) yield Buffer.from(objects.map(format).join(''));
  }
  const headers = names.map(trimWhiteSpace);
  return {
    headers,
    layout: () => ({ ...plainLayout, format: 'ndjson' }),
    body: body(),
    count: () => rows,
    input: createCsvInput(headers, ','),
  };
};
