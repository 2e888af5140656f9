import { isUtf8 } from 'node:buffer';
import type { ByteStream } from '../formats/decompress.ts';

/** Encoding of a text file. */
export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1251';

/** Byte order marks. */
const marks: readonly (readonly [TextEncoding, Buffer])[] = [
  ['utf-8', Buffer.from([0xef, 0xbb, 0xbf])],
  ['utf-16le', Buffer.from([0xff, 0xfe])],
  ['utf-16be', Buffer.from([0xfe, 0xff])],
];

/** Returns the length of the bytes without an incomplete last character. */
const getCompleteLength = (bytes: Buffer): number => {
  const lead = bytes.subarray(-4).findLastIndex((byte) => byte >= 0xc0);
  return lead < 0 ? bytes.length : bytes.length - Math.min(bytes.length, 4) + lead;
};

/** Counts the bytes that are invalid in UTF-8, and the characters beyond ASCII that are valid. */
const countCharacters = (bytes: Buffer): { invalid: number; valid: number } => {
  const text = bytes.toString('utf8');
  const invalid = text.match(/\uFFFD/g)?.length ?? 0;
  return { invalid, valid: (text.match(/[^\0-\x7F]/g)?.length ?? 0) - invalid };
};

/**
 * Finds the encoding of a text by all its bytes: a byte order mark, else UTF-8, else windows-1251. A text in UTF-8 with a
 * few invalid bytes remains UTF-8: windows-1251 would make every other letter unreadable.
 */
export const findEncoding = async (content: ByteStream): Promise<TextEncoding> => {
  let rest: Buffer = Buffer.alloc(0);
  let isStart = true;
  for await (const chunk of content) {
    const marked = isStart && marks.find(([, mark]) => chunk.subarray(0, mark.length).equals(mark));
    if (marked) return marked[0];
    isStart = false;
    const bytes: Buffer = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    const length = getCompleteLength(bytes);
    const complete = bytes.subarray(0, length);
    if (!isUtf8(complete)) {
      const { invalid, valid } = countCharacters(complete);
      return valid > invalid ? 'utf-8' : 'windows-1251';
    }
    rest = bytes.subarray(length);
  }
  return isUtf8(rest) ? 'utf-8' : 'windows-1251';
};

/** Decodes a text into UTF-8 without a byte order mark. */
export async function* toUtf8(content: ByteStream, encoding: TextEncoding): AsyncGenerator<Buffer> {
  if (encoding === 'utf-8') {
    let isStart = true;
    for await (const chunk of content) {
      yield isStart && chunk.subarray(0, 3).equals(marks[0]?.[1] ?? chunk) ? chunk.subarray(3) : chunk;
      isStart = false;
    }
    return;
  }
  const decoder = new TextDecoder(encoding);
  for await (const chunk of content) yield Buffer.from(decoder.decode(chunk, { stream: true }));
  yield Buffer.from(decoder.decode());
}
