import { feedColumns } from '../rules/columns.ts';
import { structureError, MAX_RECORD_BYTES } from './csv-structure.ts';
import type { ByteStream } from './decompress.ts';
import { knownColumns, quoteName } from './check-columns.ts';
import type { FeedRows } from './feed-rows.ts';

/** Numbers keep the digits they are written with; null is an empty value. */
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

/** The last code point stands for a byte that no UTF-8 text has. */
const mark = '\u{10FFFF}';
const markBytes = Buffer.from(mark);
const invalidByte = Buffer.from([0xff]);

/** A value that is no text as feed.md has it: a list, an object, or half of a surrogate pair. */
const isUnreadable = (value: unknown): boolean =>
  typeof value === 'string' ? !value.isWellFormed() : typeof value === 'object' && value !== null;

/** The line with a byte that breaks the rule of the column in place of each unreadable value. */
const withInvalidBytes = (row: object): Buffer => {
  const text = (value: unknown) => (typeof value === 'string' ? value.toWellFormed() : JSON.stringify(value));
  const values = Object.entries(row).map(([name, value]) => [
    name,
    isUnreadable(value) ? mark + text(value) : (value as unknown),
  ]);
  const line = Buffer.from(JSON.stringify(Object.fromEntries(values)));
  const parts: Buffer[] = [];
  let from = 0;
  for (let at = line.indexOf(markBytes); at >= 0; at = line.indexOf(markBytes, from)) {
    parts.push(line.subarray(from, at), invalidByte);
    from = at + markBytes.length;
  }
  return Buffer.concat([...parts, line.subarray(from)]);
};

/** Follows the lines of a file: each one JSON object whose keys are columns of the feed. */
class JsonLines {
  lines = 0;
  readonly #name: string;
  #emptyLines = 0;

  constructor(name: string) {
    this.#name = name;
  }

  /** The line as the engine may read it. Throws FeedFailure where it is not one JSON object. */
  read(line: Buffer): Buffer {
    if (line.length > MAX_RECORD_BYTES) this.refuse('is longer than 1 MB');
    const text = line.toString('utf8');
    if (text.trim() === '') {
      this.#emptyLines += 1;
      return line;
    }
    if (this.#emptyLines > 0) this.refuse('is an empty line');
    const row = this.#parse(text);
    for (const key of Object.keys(row)) {
      if (!knownColumns.has(key)) this.refuse(`there is no column ${quoteName(key)} in the feed`);
    }
    const readable = Object.values(row).some(isUnreadable) ? this.#marked(row) : line;
    this.lines += 1;
    return readable;
  }

  #marked(row: object): Buffer {
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
      // Said below, as for every other line that is not an object.
    }
    return this.refuse('is not one JSON object');
  }

  refuse(what: string): never {
    throw structureError(this.#name, this.lines + 1, what);
  }
}

const byteOrderMark = Buffer.from('\uFEFF');

async function* withoutMark(content: ByteStream): AsyncGenerator<Buffer> {
  let isFirst = true;
  for await (const piece of content) {
    yield isFirst && piece.subarray(0, 3).equals(byteOrderMark) ? piece.subarray(3) : piece;
    isFirst = false;
  }
}

/** Whole lines, so many at a time as a piece holds, each as the engine may read it. */
async function* checkedLines(content: ByteStream, lines: JsonLines): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const piece of withoutMark(content)) {
    const bytes = rest.length > 0 ? Buffer.concat([rest, piece]) : piece;
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

/** The rows of a file of JSON objects, one on each line. */
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
