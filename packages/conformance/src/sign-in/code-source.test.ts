import { appendFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseCodeSource } from './code-source.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrina-codes-'));
});
afterAll(() => rm(folder, { recursive: true }));

const sourceOf = (written: string) => {
  const source = parseCodeSource(written);
  if (!source) throw new Error(`no source: ${written}`);
  return source;
};

test('reads from a log the code written after the request, for this address alone', async () => {
  const file = join(folder, 'server.log');
  await writeFile(file, 'sign-in code for a.b+c@example.kz: 111111\n');
  const awaitCode = await sourceOf(`log:${file}`).watch('a.b+c@example.kz');
  await appendFile(
    file,
    'sign-in code for other@example.kz: 222222\n{"msg":"sign-in code for a.b+c@example.kz: 333333"}\n',
  );
  expect(await awaitCode()).toBe('333333');
});

const head =
  'To: Aigerim <a@example.kz>\r\nSubject: =?UTF-8?B?0JrQvtC0?=\r\nMessage-ID: <987654@example.kz>\r\n';
const text = 'Ваш код: 445566';

test.each([
  ['plain text', `${head}Content-Type: text/plain; charset=utf-8\r\n\r\n${text}\r\n`],
  [
    'base64',
    `${head}Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(text).toString('base64')}\r\n`,
  ],
  [
    'quoted-printable in several parts',
    `${head}Content-Type: multipart/alternative; boundary="=_x"\r\n\r\n--=_x\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n=D0=9A=D0=BE=D0=B4: 4455=\r\n66\r\n--=_x\r\nContent-Type: text/html\r\n\r\n<b>000000</b>\r\n--=_x--\r\n`,
  ],
])('reads a code from a new mail of a Maildir: %s', async (name, mail) => {
  const box = join(folder, name);
  await mkdir(join(box, 'new'), { recursive: true });
  await writeFile(join(box, 'new', '1'), mail.replace('445566', '111111'));
  const awaitCode = await sourceOf(`maildir:${box}`).watch('a@example.kz');
  await writeFile(join(box, 'new', '2'), `To: other@example.kz\r\nContent-Type: text/plain\r\n\r\n222222`);
  await writeFile(join(box, 'new', '3'), mail);
  expect(await awaitCode()).toBe('445566');
});

test('parses a log, a Maildir or a prompt as code source and nothing else', () => {
  expect(
    ['prompt', 'log:a', 'maildir:b', 'log:', 'imap:c', ''].map((one) => parseCodeSource(one) !== undefined),
  ).toEqual([true, true, true, false, false, false]);
});
