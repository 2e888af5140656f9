import { CreatedKey, contract, MAX_KEYS, ProgramKeys } from '@vitrina/contract';
import { isOpenToKeys, listEndpoints } from '@vitrina/contract/serving';
import { beforeEach, expect, test } from 'vitest';
import { closeAfterAll } from '../../test/close-after-all.ts';
import * as z from 'zod/mini';
import { openAccountApi } from '../../test/account-api.ts';
import { readTrail } from '../../test/read-trail.ts';

const api = await closeAfterAll(openAccountApi());
beforeEach(() => api.signIn());

const report = '/report/seller-info/2026/46/1';
const createKey = async (name = 'Таблица') =>
  z.parse(CreatedKey, (await api.send('POST', '/keys', { name })).body);
const listKeys = async () => z.parse(ProgramKeys, (await api.send('GET', '/keys')).body).keys;
const read = (authorization: string, url = report) => api.send('GET', url, undefined, { authorization });

test('a key is shown once, and listed by its name and the day of its last use', async () => {
  const { key, ...made } = await createKey('  Отчёт\u202e\nв таблице ');
  expect(key).toMatch(/^key_[\w-]{43}$/);
  expect(made).toMatchObject({ name: 'Отчёт  в таблице', lastUsedOn: null, expiresAt: null });
  expect(await listKeys()).toEqual([made]);
  await read(`Bearer ${key}`);
  expect(await listKeys()).toEqual([{ ...made, lastUsedOn: new Date().toISOString().slice(0, 10) }]);
});

test('a key is in the database as its SHA-256, and never in the log', async () => {
  const { key } = await createKey();
  await read(`Bearer ${key}`);
  await read(`Bearer ${key}`, `/${key}`);
  const rows = await api.store.db.selectFrom('program_keys').selectAll().execute();
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(key.slice(4));
  expect(api.log()).toContain('seller-info');
  expect(api.log()).not.toContain(key.slice(4));
});

test('a key gets the same response as a stranger, plus the number of requests left', async () => {
  const { key } = await createKey();
  const stranger = await read('');
  const [first, second] = [await read(`Bearer ${key}`), await read(`bearer  ${key}`)];
  expect(first).toMatchObject({ status: 200, body: stranger.body });
  expect(stranger.headers).not.toHaveProperty('ratelimit-limit');
  expect(first.headers).toMatchObject({ 'ratelimit-limit': '600', 'ratelimit-remaining': '599' });
  expect(second.headers).toMatchObject({ 'ratelimit-remaining': '598' });
  expect(Number(second.headers['ratelimit-reset'])).toBeGreaterThan(0);
  const missing = await read(`Bearer ${key}`, '/report/seller-info/2026/46/99');
  expect(missing).toMatchObject({ status: 404, headers: { 'ratelimit-remaining': '597' } });
});

test('beyond 600 requests in a minute a key waits, and no other', async () => {
  const [{ key }, other] = [await createKey(), await createKey()];
  for (let sent = 0; sent < 600; sent++) await read(`Bearer ${key}`, '/report/periods');
  const refused = await read(`Bearer ${key}`, '/report/periods');
  expect(refused).toMatchObject({
    status: 429,
    code: 'TOO_MANY_REQUESTS',
    headers: { 'ratelimit-remaining': '0', 'retry-after': expect.stringMatching(/^[1-5]?\d$|^60$/) },
  });
  expect(await read(`Bearer ${other.key}`, '/report/periods')).toMatchObject({ status: 200 });
  expect(await read('', '/report/periods')).toMatchObject({ status: 200 });
}, 120_000);

test('each report refuses a key that is not live, before it reads the request', async () => {
  const reports = listEndpoints(contract).filter(({ endpoint }) => isOpenToKeys(endpoint));
  expect(reports.length).toBeGreaterThan(40);
  for (const { endpoint } of reports) {
    const response = await api.app.inject({
      method: endpoint.method as 'GET',
      url: endpoint.path,
      headers: { authorization: `Bearer key_${'x'.repeat(43)}` },
    });
    expect([endpoint.path, response.statusCode, response.json()]).toEqual([
      endpoint.path,
      401,
      {
        code: 'UNAUTHORIZED',
        error: 'Такого ключа нет, или он отозван или истёк: создайте новый в Account.',
      },
    ]);
  }
});

test.each(['', 'Bearer x', `Bearer ${'x'.repeat(43)}`, 'Basic a2V5XzE6', 'key_1'])(
  'a report ignores the header %j, which shows no key',
  async (authorization) => {
    expect(await read(authorization)).toMatchObject({ status: 200 });
  },
);

test.each(['', ' ', 'x', `${'x'.repeat(5_000)}`])('a report refuses the key key_%j', async (rest) => {
  expect(await read(`Bearer key_${rest}`)).toMatchObject({ status: 401, code: 'UNAUTHORIZED' });
});

test('a key opens no call of the account, its own list included', async () => {
  const { key } = await createKey();
  const headers = { authorization: `Bearer ${key}` };
  const guarded = listEndpoints(contract).filter(({ endpoint }) => endpoint.headers !== undefined);
  expect(guarded.length).toBeGreaterThan(8);
  for (const { endpoint } of guarded) {
    const { method, path } = endpoint;
    const response = await api.app.inject({ method: method as 'GET', url: path, headers });
    expect([path, response.statusCode]).toEqual([path, 401]);
  }
});

test('a revoked key is refused by the next request, and cannot be revoked again', async () => {
  const [kept, revoked] = [await createKey('Оставить'), await createKey('Отозвать')];
  const { key: _key, ...left } = kept;
  expect(await api.send('DELETE', `/keys/${revoked.id}`)).toMatchObject({
    status: 200,
    body: { keys: [left] },
  });
  expect(await read(`Bearer ${revoked.key}`)).toMatchObject({ status: 401 });
  expect(await read(`Bearer ${kept.key}`)).toMatchObject({ status: 200 });
  expect(await api.send('DELETE', `/keys/${revoked.id}`)).toMatchObject({
    status: 404,
    code: 'KEY_NOT_FOUND',
  });
});

test('the keys of another person are neither seen nor revoked', async () => {
  const { id, key } = await createKey();
  await api.signIn();
  expect(await listKeys()).toEqual([]);
  expect(await api.send('DELETE', `/keys/${id}`)).toMatchObject({ status: 404, code: 'KEY_NOT_FOUND' });
  expect(await read(`Bearer ${key}`)).toMatchObject({ status: 200 });
});

test('the keys of a blocked person are refused', async () => {
  const { id, key } = await createKey();
  const { user_id } = await api.store.db
    .selectFrom('program_keys')
    .select('user_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await api.store.db.updateTable('users').set({ status: 'blocked' }).where('id', '=', user_id).execute();
  expect(await read(`Bearer ${key}`)).toMatchObject({ status: 401 });
});

test('a person has at most 20 keys, also when they are made at once', async () => {
  const made = await Promise.all(
    Array.from({ length: MAX_KEYS + 5 }, () => api.send('POST', '/keys', { name: 'Ключ' })),
  );
  expect(made.filter(({ status }) => status === 200)).toHaveLength(MAX_KEYS);
  expect(made.find(({ status }) => status === 400)?.body).toEqual({
    code: 'VALIDATION_ERROR',
    error: 'Больше 20 ключей не бывает: отзовите лишний и повторите.',
  });
  expect(await listKeys()).toHaveLength(MAX_KEYS);
});

test.each([{}, { name: '' }, { name: '  ' }, { name: 'я'.repeat(61) }, { name: 1 }])(
  'a key named %j is refused',
  async (body) => {
    expect(await api.send('POST', '/keys', body)).toMatchObject({ status: 400, code: 'VALIDATION_ERROR' });
  },
);

test('keys need a sign-in', async () => {
  api.signOut();
  for (const [method, url] of [
    ['GET', '/keys'],
    ['POST', '/keys'],
    ['DELETE', '/keys/x'],
  ] as const)
    expect(await api.send(method, url)).toMatchObject({ status: 401, code: 'UNAUTHORIZED' });
});

test('the trail has one event of a key that is made, used several times and revoked', async () => {
  const { id, key } = await createKey('Секретное имя');
  await Promise.all([read(`Bearer ${key}`), read(`Bearer ${key}`)]);
  await read(`Bearer ${key}`);
  await api.send('DELETE', `/keys/${id}`);
  await api.send('DELETE', `/keys/${id}`);
  expect(await readTrail(api, [key.slice(4), 'Секретное имя'])).toEqual([
    `key-made ${id}`,
    `key-revoked ${id}`,
    `key-used-first ${id}`,
  ]);
});

test('a key with a lifetime says its end, and is refused from then on', async () => {
  const { body } = await api.send('POST', '/keys', { name: 'На месяц', expiresInDays: 30 });
  const { id, key, createdAt, expiresAt } = z.parse(CreatedKey, body);
  expect(Date.parse(expiresAt ?? '') - Date.parse(createdAt)).toBe(30 * 86_400_000);
  expect((await listKeys())[0]).toMatchObject({ id, expiresAt });
  expect(await read(`Bearer ${key}`)).toMatchObject({ status: 200 });
  const now = new Date().toISOString();
  await api.store.db.updateTable('program_keys').set({ expires_at: now }).where('id', '=', id).execute();
  expect(await read(`Bearer ${key}`)).toMatchObject({ status: 401, code: 'UNAUTHORIZED' });
  expect(await listKeys()).toHaveLength(1);
});
