import { CsvStructure, MAX_RECORD_BYTES } from './csv-structure.ts';
import type { ByteStream } from './decompress.ts';
import { FeedError } from '../../command/feed-error.ts';
import { trimWhiteSpace } from '../rules/white-space.ts';
import { checkColumns } from './check-columns.ts';
import type { FeedRows } from './feed-rows.ts';

const withoutByteOrderMark = (bytes: Buffer) => bytes.toString('utf8').replace(/^\uFEFF/, '');

/** Reads each value as text in file order; no value is parsed as NULL, a header or a list. */
export const csvSettings = {
  input_format_parallel_parsing: 0,
  input_format_null_as_default: 0,
  input_format_csv_detect_header: 0,
  input_format_csv_allow_variable_number_of_columns: 0,
  input_format_csv_skip_trailing_empty_lines: 1,
  input_format_csv_skip_first_lines: 0,
  input_format_csv_trim_whitespaces: 1,
  input_format_allow_errors_num: 0,
  format_csv_delimiter: ',',
  format_csv_allow_single_quotes: 0,
  format_csv_allow_double_quotes: 1,
} as const;

/** Returns the length in bytes up to and including the first unquoted line feed; 0 if there is none. */
const findHeaderLength = (bytes: Buffer): number => {
  let isQuoted = false;
  for (const [index, byte] of bytes.entries()) {
    if (byte === 34) isQuoted = !isQuoted;
    if (byte === 10 && !isQuoted) return index + 1;
  }
  return 0;
};

const parseHeader = (header: string): string[] =>
  [...`${header.replace(/\r?\n$/, '')},`.matchAll(/[ \t]*(?:"((?:[^"]|"")*)"[ \t]*|([^,]*)),/gy)]
    .map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '')
    .map(trimWhiteSpace);

/** Reads the header line; `rest` are the bytes read after it. */
const readHeader = async (name: string, chunks: AsyncIterator<Buffer>) => {
  let bytes: Buffer = Buffer.alloc(0);
  for (let next = await chunks.next(); !next.done; next = await chunks.next()) {
    bytes = Buffer.concat([bytes, next.value]);
    const length = findHeaderLength(bytes);
    if (length > 0) return { header: bytes.subarray(0, length), rest: bytes.subarray(length) };
    if (bytes.length > MAX_RECORD_BYTES)
      throw new FeedError('data', `${name}: the header is longer than 1 MB`);
  }
  if (withoutByteOrderMark(bytes) === '') throw new FeedError('data', `${name} is empty`);
  return { header: bytes, rest: Buffer.alloc(0) };
};

/** Reads the header of a CSV file. The structure of the body is checked while it is read. */
export const readCsvRows = async (name: string, content: ByteStream): Promise<FeedRows> => {
  const chunks = content[Symbol.asyncIterator]();
  const { header, rest } = await readHeader(name, chunks);
  const columns = parseHeader(withoutByteOrderMark(header));
  checkColumns(name, columns);
  const structure = new CsvStructure(name, { fields: columns.length });

  async function* body(): AsyncGenerator<Buffer> {
    for (let chunk: Buffer | undefined = rest; chunk; chunk = (await chunks.next()).value) {
      structure.read(chunk);
      yield chunk;
    }
    structure.end();
  }

  return {
    columns,
    format: 'CSV',
    textType: 'String',
    settings: csvSettings,
    fileSettings: { input_format_csv_skip_first_lines: 1 },
    body: body(),
    count: () => structure.records,
  };
};
