import { expect, test } from 'vitest';
import { findEncoding, type TextEncoding, toUtf8 } from './text-encoding.ts';

async function* inChunks(bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

/** The letters of windows-1251 that these tests need. */
const encode1251 = (text: string): Buffer =>
  Buffer.from(
    Array.from(text, (letter) => {
      const code = letter.charCodeAt(0);
      return code < 0x80 ? code : code - 0x410 + 0xc0;
    }),
  );

const text = 'Продавец;Цена\nЖол;5\n';
const withMark = (encoding: 'utf8' | 'utf16le') => Buffer.from(`\uFEFF${text}`, encoding);

test.each<[string, Buffer, TextEncoding]>([
  ['UTF-8', Buffer.from(text), 'utf-8'],
  ['UTF-8 with a mark', withMark('utf8'), 'utf-8'],
  ['UTF-16', withMark('utf16le'), 'utf-16le'],
  ['UTF-16, most significant byte first', withMark('utf16le').swap16(), 'utf-16be'],
  ['windows-1251', encode1251(text), 'windows-1251'],
  ['windows-1251 after a long ASCII start', encode1251(`${'a'.repeat(9000)}${text}`), 'windows-1251'],
])('%s is found and decoded, wherever a chunk ends', async (_, bytes, encoding) => {
  for (const size of [2, 3, 7, 10_000]) {
    expect(await findEncoding(inChunks(bytes, size))).toBe(encoding);
    const decoded: Buffer[] = [];
    for await (const chunk of toUtf8(inChunks(bytes, Math.max(size, 3)), encoding)) decoded.push(chunk);
    expect(Buffer.concat(decoded).toString().slice(-text.length)).toBe(text);
  }
});

test('a text in UTF-8 with one invalid byte remains UTF-8', async () => {
  const bytes = Buffer.concat([Buffer.from(text), Buffer.from([0xff]), Buffer.from(text)]);
  expect(await findEncoding(inChunks(bytes, 1000))).toBe('utf-8');
});
