import { type ElementReader, XmlScanner } from './xml-scanner.ts';

/** Maximum length of a text, tag or comment, bytes or characters. */
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
    const bytes = Buffer.concat([rest, chunk]);
    // A step ends with a tag: what the scanner has to join with the next step, it reads again and more slowly.
    const end = bytes.lastIndexOf(GREATER) + 1;
    rest = bytes.subarray(end);
    const restLength = end > 0 ? scanner.write(decoder.decode(bytes.subarray(0, end), { stream: true })) : 0;
    if (restLength > MAX_TEXT_LENGTH || rest.length > MAX_TEXT_LENGTH)
      throw new Error('a text or tag is longer than 1 MB');
    yield;
  }
  scanner.write(decoder.decode(rest));
  scanner.end();
  yield;
}
