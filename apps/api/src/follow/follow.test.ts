import { beforeEach, expect, test } from 'vitest';
import { closeAfterAll } from '../../test/close-after-all.ts';
import { follow, mine, openAccountApi } from '../../test/account-api.ts';

const api = await closeAfterAll(openAccountApi());
beforeEach(() => api.signIn());

test('a person’s list of followed entities is empty at first, and keeps order, notes and the own shop', async () => {
  const first = await api.send('GET', '/follows');
  expect(first).toMatchObject({ status: 200, body: { follows: [] } });
  const follows = [follow('category', 11, { note: 'смотреть «зимой»' }), mine, follow('product', 1)];
  const saved = await api.put(follows, first.etag);
  expect(saved).toMatchObject({ status: 200, body: { follows } });
  expect(await api.send('GET', '/follows')).toMatchObject({ body: { follows }, etag: saved.etag });
});

test('a person’s list of followed entities is private', async () => {
  await api.replaceAll([mine]);
  await api.signIn();
  expect((await api.send('GET', '/follows')).body).toEqual({ follows: [], sections: [] });
});

test('when two tabs change the same state of the list, the second is told, and nothing is lost', async () => {
  const { etag } = await api.send('GET', '/follows');
  const outcomes = await Promise.all([
    api.put([follow('seller', 2)], etag),
    api.put([follow('brand', 1)], etag),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 412]));
  const kept = outcomes.find(({ status }) => status === 200);
  expect((await api.send('GET', '/follows')).body).toEqual(kept?.body);
  const refused = outcomes.find(({ status }) => status === 412);
  expect(refused?.code).toBe('CONFLICT');
  expect(await api.put([], etag)).toMatchObject({ status: 412 });
  expect(await api.put([follow('seller', 2), follow('brand', 1)], kept?.etag ?? '')).toMatchObject({
    status: 200,
  });
});

test('the list of followed entities is not replaced without the ETag of its current state', async () => {
  expect(await api.send('PUT', '/follows', { follows: [] })).toMatchObject({
    status: 400,
    code: 'VALIDATION_ERROR',
    body: { error: expect.stringContaining('If-Match') },
  });
  for (const etag of ['*', '"7"', 'W/"0"', '0'])
    expect(await api.put([], etag)).toMatchObject({ status: 412 });
});

test.each([
  ['over 100 entities', Array.from({ length: 101 }, (_, at) => follow('product', at + 1))],
  ['the same entity twice', [follow('seller', 1), mine]],
  ['two own shops', [mine, follow('seller', 2, { isMine: true })]],
  ['an own shop that is a brand', [follow('brand', 1, { isMine: true })]],
  ['a note of over 200 characters', [follow('seller', 1, { note: 'я'.repeat(201) })]],
  ['id 0', [follow('seller', 0)]],
  ['an unknown kind', [{ ...mine, kind: 'section' }]],
])('a list with %s is refused', async (_, follows) => {
  expect(await api.replaceAll(follows)).toMatchObject({ status: 400, code: 'VALIDATION_ERROR' });
});

test('the list of followed entities may have 100 entities with notes of 200 characters', async () => {
  const follows = Array.from({ length: 100 }, (_, at) =>
    follow('product', 4_294_967_295 - at, { note: 'я'.repeat(200) }),
  );
  expect(await api.replaceAll(follows)).toMatchObject({ status: 200, body: { follows } });
});

test('the list of followed entities needs a sign-in', async () => {
  api.signOut();
  for (const [method, url] of [
    ['GET', '/follows'],
    ['PUT', '/follows'],
    ['GET', '/events/2026/46'],
    ['POST', '/events/seen'],
  ] as const)
    expect(await api.send(method, url)).toMatchObject({ status: 401, code: 'UNAUTHORIZED' });
});
