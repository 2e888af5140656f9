import { feedColumns } from '../rules/columns.ts';
import { MAX_EMPTY_LINES, MAX_RECORD_BYTES, createStructureError } from './csv-structure.ts';
import type { ByteStream } from './decompress.ts';
import { describeUnknownColumns, knownColumns } from './check-columns.ts';
import type { FeedRows } from './feed-rows.ts';

/** Numbers keep their digits as text. null becomes an empty value. */
const settings = {
  input_format_parallel_parsing: 0,
  input_format_null_as_default: 1,
  input_format_skip_unknown_fields: 0,
  input_format_json_read_numbers_as_strings: 1,
  input_format_json_read_bools_as_strings: 1,
  input_format_allow_errors_num: 0,
} as const;

const lineFeed = 10;
const newLine = Buffer.from([lineFeed]);

/** The last code point marks an invalid value; a byte that is invalid in UTF-8 replaces it. */
const placeholder = '\u{10FFFF}';
const placeholderBytes = Buffer.from(placeholder);
const invalidByte = Buffer.from([0xff]);

/** Returns true for a value that is not a valid text: an array, an object or a lone surrogate. */
const isInvalidValue = (value: unknown): boolean =>
  typeof value === 'string' ? !value.isWellFormed() : typeof value === 'object' && value !== null;

/** Formats the row with an invalid UTF-8 byte in each invalid value, which breaks the rule of its column. */
const withInvalidBytes = (row: object): Buffer => {
  const text = (value: unknown) => (typeof value === 'string' ? value.toWellFormed() : JSON.stringify(value));
  const values = Object.entries(row).map(([name, value]) => [
    name,
    isInvalidValue(value) ? placeholder + text(value) : (value as unknown),
  ]);
  const line = Buffer.from(JSON.stringify(Object.fromEntries(values)));
  const parts: Buffer[] = [];
  let from = 0;
  for (let at = line.indexOf(placeholderBytes); at >= 0; at = line.indexOf(placeholderBytes, from)) {
    parts.push(line.subarray(from, at), invalidByte);
    from = at + placeholderBytes.length;
  }
  return Buffer.concat([...parts, line.subarray(from)]);
};

/** Checks that each line of a file is one JSON object whose keys are feed columns. */
class JsonLines {
  lines = 0;
  readonly #name: string;
  #emptyLines = 0;
  #emptyBytes = 0;

  constructor(name: string) {
    this.#name = name;
  }

  /** Returns the line in the form that the engine reads. Throws FeedError unless it is one JSON object. */
  read(line: Buffer): Buffer {
    if (line.length > MAX_RECORD_BYTES) this.refuse('is longer than 1 MB');
    const text = line.toString('utf8');
    if (text.trim() === '') {
      this.#emptyLines += 1;
      this.#emptyBytes += line.length;
      if (this.#emptyLines > MAX_EMPTY_LINES || this.#emptyBytes > MAX_RECORD_BYTES)
        this.refuse(`is one of over ${MAX_EMPTY_LINES} empty lines or 1 MB of them`);
      return line;
    }
    if (this.#emptyLines > 0) this.refuse('is an empty line');
    const row = this.#parse(text);
    if (Object.keys(row).some((key) => !knownColumns.has(key)))
      this.refuse(describeUnknownColumns(Object.keys(row)).join());
    const checked = Object.values(row).some(isInvalidValue) ? this.#invalidate(row) : line;
    this.lines += 1;
    return checked;
  }

  #invalidate(row: object): Buffer {
    try {
      return Buffer.concat([withInvalidBytes(row), newLine]);
    } catch (error) {
      if (error instanceof RangeError) this.refuse('has lists or objects too deep in each other');
      throw error;
    }
  }

  #parse(text: string): object {
    try {
      const row: unknown = JSON.parse(text);
      if (typeof row === 'object' && row !== null && !Array.isArray(row)) return row;
    } catch {
      // The check below refuses it like any other line that is no object.
    }
    return this.refuse('is not one JSON object');
  }

  refuse(problem: string): never {
    throw createStructureError(this.#name, this.lines + 1, problem);
  }
}

const byteOrderMark = Buffer.from('\uFEFF');

async function* withoutByteOrderMark(content: ByteStream): AsyncGenerator<Buffer> {
  let isFirst = true;
  for await (const chunk of content) {
    yield isFirst && chunk.subarray(0, 3).equals(byteOrderMark) ? chunk.subarray(3) : chunk;
    isFirst = false;
  }
}

/** Yields the complete, checked lines of each chunk. */
async function* checkedLines(content: ByteStream, lines: JsonLines): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of withoutByteOrderMark(content)) {
    const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    const checked: Buffer[] = [];
    let from = 0;
    for (let end = bytes.indexOf(lineFeed); end >= 0; end = bytes.indexOf(lineFeed, from)) {
      checked.push(lines.read(bytes.subarray(from, end + 1)));
      from = end + 1;
    }
    rest = bytes.subarray(from);
    if (rest.length > MAX_RECORD_BYTES) lines.refuse('is longer than 1 MB');
    yield Buffer.concat(checked);
  }
  if (rest.length > 0) yield lines.read(rest);
}

/** Reads a file of newline-delimited JSON objects. */
export const readNdjsonRows = (name: string, content: ByteStream): FeedRows => {
  const lines = new JsonLines(name);
  return {
    columns: feedColumns.map(({ name: column }) => column),
    format: 'JSONEachRow',
    textType: 'String',
    settings,
    body: checkedLines(content, lines),
    count: () => lines.lines,
  };
};
