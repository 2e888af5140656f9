import { noMapping } from '@vitrina/conformance/sign-in-backend/example-check.ts';
import { Import, Imports, MAX_PART_BYTES } from '@vitrina/contract';
import * as z from 'zod/mini';
import { beforeEach, expect, test } from 'vitest';
import { openAccountApi } from '../../test/account-api.ts';
import { closeAfterAll } from '../../test/close-after-all.ts';
import { readTrail } from '../../test/read-trail.ts';

const api = await closeAfterAll(openAccountApi());
beforeEach(() => api.signIn());

const begin = async (...sizes: readonly number[]) => {
  const files = sizes.map((size, index) => ({ name: `${index}.csv`, size }));
  return z.parse(Import, (await api.send('POST', '/imports', { files })).body);
};
const list = async () => z.parse(Imports, (await api.send('GET', '/imports')).body).imports;
const append = (id: string, fileIndex: number, offset: number, text: string | Buffer) =>
  api.send('POST', '/imports/append/part', {
    id,
    fileIndex,
    offset,
    bytes: Buffer.from(text).toString('base64'),
  });
const check = (id: string) => api.send('POST', '/imports/begin/check', { id, mapping: noMapping });

test('a file arrives in parts, and the response says where the next one begins', async () => {
  const { id } = await begin(8, 0);
  expect((await append(id, 0, 0, 'year')).body['files']).toMatchObject([
    { size: 8, receivedBytes: 4 },
    { receivedBytes: 0 },
  ]);
  const repeated = await append(id, 0, 0, 'year');
  const early = await append(id, 0, 6, ',w');
  for (const { status, body } of [repeated, early])
    expect([status, body['files']]).toMatchObject([200, [{ receivedBytes: 4 }, {}]]);
  expect((await check(id)).body['error']).toBe('Файлы пришли не целиком: отправьте их до конца и повторите.');
  expect((await append(id, 0, 4, ',week')).body).toMatchObject({ code: 'VALIDATION_ERROR' });
  expect((await append(id, 0, 4, ',wee')).body['files']).toMatchObject([{ receivedBytes: 8 }, {}]);
});

test('a part has up to 1 MiB', async () => {
  const { id } = await begin(3 * MAX_PART_BYTES);
  const part = Buffer.alloc(MAX_PART_BYTES, 'x');
  expect((await append(id, 0, 0, part)).body['files']).toMatchObject([{ receivedBytes: MAX_PART_BYTES }]);
  const { status, code } = await append(id, 0, MAX_PART_BYTES, Buffer.alloc(2 * MAX_PART_BYTES));
  expect([status, code]).toEqual([413, 'VALIDATION_ERROR']);
});

test.each(['../a.csv', 'a/b.csv', 'a\\b.csv', 'a\0.csv', '', '.', '..', 'я'.repeat(256)])(
  'a file is not called %j',
  async (name) => {
    expect(await api.send('POST', '/imports', { files: [{ name, size: 1 }] })).toMatchObject({ status: 400 });
  },
);

test('a long name is kept, and its file is found', async () => {
  const name = `${'я'.repeat(250)}.csv`;
  const begun = z.parse(Import, (await api.send('POST', '/imports', { files: [{ name, size: 1 }] })).body);
  expect((await append(begun.id, 0, 0, 'a')).body).toMatchObject({ files: [{ name, receivedBytes: 1 }] });
});

test('files that are larger together than allowed are refused', async () => {
  const files = [
    { name: 'a.csv', size: 2 * 1024 ** 3 },
    { name: 'b.csv', size: 1 },
  ];
  expect((await api.send('POST', '/imports', { files })).body['error']).toBe(
    'Файлы больше, чем принимает сервер: уменьшите их или загрузите по одному.',
  );
  expect(await list()).toEqual([]);
});

test('an import belongs to one person, who has one at a time', async () => {
  const first = await begin(4);
  const second = await begin(4);
  expect(await list()).toEqual([second]);
  expect(await append(first.id, 0, 0, 'year')).toMatchObject({ status: 404, code: 'IMPORT_NOT_FOUND' });
  await api.signIn();
  expect(await list()).toEqual([]);
  const others = await Promise.all([
    api.send('GET', `/imports/${second.id}`),
    api.send('GET', `/imports/${second.id}/rejects`),
    api.send('DELETE', `/imports/${second.id}`),
    append(second.id, 0, 0, 'year'),
    check(second.id),
    api.send('POST', '/imports/begin/publication', { id: second.id, replace: true, acceptsRejects: true }),
  ]);
  for (const one of others) expect(one).toMatchObject({ status: 404, code: 'IMPORT_NOT_FOUND' });
});

test('a removed import is gone', async () => {
  const { id } = await begin(4);
  expect((await api.send('DELETE', `/imports/${id}`)).body).toMatchObject({ imports: [] });
  expect(await api.send('GET', `/imports/${id}`)).toMatchObject({ status: 404 });
});

test('nobody imports without having signed in', async () => {
  api.signOut();
  expect(await api.send('GET', '/imports')).toMatchObject({ status: 401, code: 'UNAUTHORIZED' });
});

test('the trail has one event of an import, without the names of its files', async () => {
  const { id } = await begin(4);
  await append(id, 0, 0, 'year');
  expect(await readTrail(api, ['0.csv'])).toEqual([`import ${id}`]);
});
