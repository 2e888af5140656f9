import { type ElementReader, XmlScanner } from './xml-scanner.ts';

/** Maximum length of a text, tag or comment, characters. */
export const MAX_TEXT_LENGTH = 1024 * 1024;

const GREATER = 62;

/**
 * Reads an XML document in UTF-8 and yields after each step, when the reader has got its elements. Throws Error if
 * it is not well-formed, declares a DTD or entities, or has a text or tag over 1 MB.
 */
export async function* readElements(
  content: AsyncIterable<Buffer>,
  reader: ElementReader,
): AsyncGenerator<void> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const scanner = new XmlScanner(reader);
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of content) {
    // A text that is joined with the rest of the one before is slow to read, so that steps end with a tag.
    const end = chunk.lastIndexOf(GREATER) + 1;
    const xml = decoder.decode(Buffer.concat([rest, chunk.subarray(0, end)]), { stream: true });
    rest = chunk.subarray(end);
    if (scanner.write(xml) > MAX_TEXT_LENGTH) throw new Error('a text or tag is longer than 1 MB');
    yield;
  }
  scanner.write(decoder.decode(rest));
  scanner.end();
  yield;
}
