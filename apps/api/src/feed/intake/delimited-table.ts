import { FeedError } from '../../command/feed-error.ts';
import { CsvStructure, MAX_RECORD_BYTES } from '../formats/csv-structure.ts';
import type { FeedFile } from '../formats/feed-file.ts';
import { openFileSource } from '../formats/file-source.ts';
import { type DelimitedHead, findDelimitedHead } from './delimited-head.ts';
import type { FindField } from './map-columns.ts';
import { createCsvInput, plainLayout, type TableLayout, type TableSource } from './table-source.ts';
import { findEncoding, type TextEncoding, toUtf8 } from './text-encoding.ts';
import type { ByteStream } from '../formats/decompress.ts';

const [tab, lineFeed, verticalTab, space] = [9, 10, 11, 32];

const replaceByte = (bytes: Buffer, from: number, to: number): void => {
  for (let at = bytes.indexOf(from); at >= 0; at = bytes.indexOf(from, at + 1)) bytes[at] = to;
};

/** Separates fields by a vertical tab. The engine accepts no tab as the separator of CSV. */
const replaceTabs = (bytes: Buffer): Buffer => {
  const replaced = Buffer.from(bytes);
  replaceByte(replaced, verticalTab, space);
  replaceByte(replaced, tab, verticalTab);
  return replaced;
};

/** Reads the start of a text, enough for the header and a hundred rows of usual length. */
const readStart = async (chunks: AsyncIterator<Buffer>) => {
  const read: Buffer[] = [];
  let size = 0;
  for (let next = await chunks.next(); !next.done; next = await chunks.next()) {
    read.push(next.value);
    size += next.value.length;
    if (size >= MAX_RECORD_BYTES) return { start: Buffer.concat(read), isWhole: false };
  }
  return { start: Buffer.concat(read), isWhole: true };
};

/** Returns the index of the byte after a number of lines. */
const findEndOfLines = (bytes: Buffer, lines: number): number => {
  let end = 0;
  for (let line = 0; line < lines; line += 1) end = bytes.indexOf(lineFeed, end) + 1;
  return end;
};

const detectEncoding = async (file: FeedFile): Promise<TextEncoding> => {
  await using source = openFileSource(file);
  return await findEncoding(source.content);
};

const createLayout = (encoding: TextEncoding, { separator, headerRecord }: DelimitedHead): TableLayout => ({
  ...plainLayout,
  format: 'csv',
  encoding,
  separator,
  headerRow: headerRecord,
});

/** Reads encoding, separator and header of a delimited text, whose bytes are `content`. */
export const readDelimitedTable = async (
  file: FeedFile,
  content: ByteStream,
  findField: FindField,
): Promise<TableSource> => {
  const encoding = await detectEncoding(file);
  const chunks = toUtf8(content, encoding)[Symbol.asyncIterator]();
  const { start, isWhole } = await readStart(chunks);
  const text = start.toString('utf8');
  if (text.trim() === '') throw new FeedError('data', `${file.name} is empty`);
  const head = findDelimitedHead(text, isWhole, findField);
  const separator = head.separator === '\t' ? '\v' : head.separator;
  const lines = text.slice(0, head.length).split('\n').length - 1;
  const rest = start.subarray(head.length === text.length ? start.length : findEndOfLines(start, lines));
  // The engine can read the file itself only if nothing is decoded or replaced.
  const isAsIs = encoding === 'utf-8' && separator !== '\v';
  const structure = new CsvStructure(file.name, {
    fields: head.names.length,
    separator,
    hasEmptyRecords: true,
    recordsBefore: head.headerRecord,
  });

  async function* body(): AsyncGenerator<Buffer> {
    for (let chunk: Buffer | undefined = rest; chunk; chunk = (await chunks.next()).value) {
      const bytes = separator === '\v' ? replaceTabs(chunk) : chunk;
      structure.read(bytes);
      yield bytes;
    }
    structure.end();
  }

  return {
    headers: head.names,
    layout: () => createLayout(encoding, head),
    body: body(),
    count: () => structure.records,
    input: {
      ...createCsvInput(head.names, separator),
      ...(isAsIs && { fileSettings: { input_format_csv_skip_first_lines: lines } }),
    },
  };
};
