import { CsvStructure, MAX_RECORD_BYTES } from './csv-structure.ts';
import type { ByteStream } from './decompress.ts';
import { FeedError } from '../feed-error.ts';
import { checkColumns } from './check-columns.ts';
import type { FeedRows } from './feed-rows.ts';

const withoutMark = (bytes: Buffer) => bytes.toString('utf8').replace(/^\uFEFF/, '');

/** Every value as it stands, none taken for NULL, a header or a list, in the order of the file. */
const settings = {
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

/** Bytes up to and with the first line feed that is not between quotes; 0 if there is none. */
const headerLength = (bytes: Buffer): number => {
  let isQuoted = false;
  for (const [index, byte] of bytes.entries()) {
    if (byte === 34) isQuoted = !isQuoted;
    if (byte === 10 && !isQuoted) return index + 1;
  }
  return 0;
};

const names = (header: string): string[] =>
  [...`${header.replace(/\r?\n$/, '')},`.matchAll(/[ \t]*(?:"((?:[^"]|"")*)"[ \t]*|([^,]*)),/gy)]
    .map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '')
    .map((name) => name.replaceAll(/^[ \t]+|[ \t\r]+$/g, ''));

/** The header line, and what was read beyond it. */
const readHeader = async (name: string, pieces: AsyncIterator<Buffer>) => {
  let bytes: Buffer = Buffer.alloc(0);
  for (let next = await pieces.next(); !next.done; next = await pieces.next()) {
    bytes = Buffer.concat([bytes, next.value]);
    const length = headerLength(bytes);
    if (length > 0) return { header: bytes.subarray(0, length), rest: bytes.subarray(length) };
    if (bytes.length > MAX_RECORD_BYTES)
      throw new FeedError('data', `${name}: the header is longer than 1 MB`);
  }
  if (withoutMark(bytes) === '') throw new FeedError('data', `${name} is empty`);
  return { header: bytes, rest: Buffer.alloc(0) };
};

/** Reads the header of a CSV file, and its rows as they are. */
export const readCsvRows = async (name: string, content: ByteStream): Promise<FeedRows> => {
  const pieces = content[Symbol.asyncIterator]();
  const { header, rest } = await readHeader(name, pieces);
  const columns = names(withoutMark(header));
  checkColumns(name, columns);
  const records = new CsvStructure(name, columns.length);

  async function* body(): AsyncGenerator<Buffer> {
    for (let piece: Buffer | undefined = rest; piece; piece = (await pieces.next()).value) {
      records.read(piece);
      yield piece;
    }
    records.end();
  }

  return {
    columns,
    format: 'CSV',
    textType: 'String',
    settings,
    fileSettings: { input_format_csv_skip_first_lines: 1 },
    body: body(),
    count: () => records.records,
  };
};
