import { FeedError } from '../../command/feed-error.ts';
import { CsvStructure, MAX_RECORD_BYTES } from '../formats/csv-structure.ts';
import type { FeedFile } from '../formats/feed-file.ts';
import { openFileSource } from '../formats/file-source.ts';
import { findDelimitedHead, type Separator } from './delimited-head.ts';
import type { FindField } from './map-columns.ts';
import { createCsvInput, type TableSource } from './table-source.ts';
import { findEncoding, type TextEncoding, toUtf8 } from './text-encoding.ts';
import type { ByteStream } from '../formats/decompress.ts';

const [tab, verticalTab, space] = [9, 11, 32];

/** The engine separates fields by any character but a tab, so a vertical tab stands for it. */
const replaceTabs = (bytes: Buffer): Buffer =>
  Buffer.from(bytes.map((byte) => (byte === tab ? verticalTab : byte === verticalTab ? space : byte)));

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

const separatorNames: Readonly<Record<Separator, string>> = {
  ',': 'commas',
  ';': 'semicolons',
  '\t': 'tabs',
  '|': 'vertical bars',
};

const detectEncoding = async (file: FeedFile): Promise<TextEncoding> => {
  const { content } = openFileSource(file);
  try {
    return await findEncoding(content);
  } finally {
    await content.return(undefined);
  }
};

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
  const rest = start.subarray(Buffer.byteLength(text.slice(0, head.length)));
  const separator = head.separator === '\t' ? '\v' : head.separator;
  const lines = text.slice(0, head.length).split('\n').length - 1;
  const canReadFromDisk = encoding === 'utf-8' && separator !== '\v';
  const fromDisk = canReadFromDisk ? { fileSettings: { input_format_csv_skip_first_lines: lines } } : {};
  const structure = new CsvStructure(file.name, {
    fields: head.names.length,
    separator,
    hasEmptyRecords: true,
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
    facts: [
      encoding,
      `separated by ${separatorNames[head.separator]}`,
      `header in line ${head.headerRecord}`,
    ],
    body: body(),
    input: { ...createCsvInput(head.names, separator), ...fromDisk },
  };
};
