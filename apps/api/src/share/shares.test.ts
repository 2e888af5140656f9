import { contract, CreatedShare, MAX_SHARES, SharedScreen, Shares } from '@vitrina/contract';
import { listEndpoints } from '@vitrina/contract/serving';
import { beforeEach, expect, test } from 'vitest';
import { closeAfterAll } from '../../test/close-after-all.ts';
import * as z from 'zod/mini';
import { INDEX_FORMULA_VERSION } from '../analytics/report/index-formulas.ts';
import { openAccountApi } from '../../test/account-api.ts';
import { readTrail } from '../../test/read-trail.ts';
import { requestWithLink } from '../../test/request-with-link.ts';

const api = await closeAfterAll(openAccountApi());
beforeEach(() => api.signIn());

const path = '/seller?sellerId=1&year=2026&weekNumber=46&tab=products';
const createShare = async (given = path, expiresInDays = 30) =>
  z.parse(CreatedShare, (await api.send('POST', '/shares', { path: given, expiresInDays })).body);
const listShares = async () => z.parse(Shares, (await api.send('GET', '/shares')).body).shares;
const request = (token: string, name: string) => requestWithLink(api.app, token, name);
const openShare = (token: string) => api.send('POST', '/shares/open', { token });

test('a link is shown once with its address, listed, and opens the screen without sign-in', async () => {
  const { token, url, ...made } = await createShare();
  expect(token).toMatch(/^link_[\w-]{43}$/);
  expect(url).toBe(`http://localhost:3000/s/${token}`);
  expect(made).toMatchObject({ path, year: 2026, weekNumber: 46 });
  expect(Date.parse(made.expiresAt) - Date.parse(made.createdAt)).toBe(30 * 86_400_000);
  expect(await listShares()).toEqual([made]);
  api.signOut();
  expect((await openShare(token)).body).toEqual({
    path,
    year: 2026,
    weekNumber: 46,
    expiresAt: made.expiresAt,
    isReplaced: false,
    isFormulaChanged: false,
  });
});

test.each([
  '/seller?year=2026&weekNumber=46',
  '/seller?sellerId=1&year=2026',
  '/seller?sellerId=1&sellerId=2&year=2026&weekNumber=46',
  '/seller?sellerId=0&year=2026&weekNumber=46',
  '/seller?sellerId=1e0&year=2026&weekNumber=46',
  '/account',
  '/',
  '//evil.example/seller?sellerId=1&year=2026&weekNumber=46',
  '/seller/../account?sellerId=1&year=2026&weekNumber=46',
  'seller?sellerId=1&year=2026&weekNumber=46',
  'https://evil.example/seller?sellerId=1&year=2026&weekNumber=46',
  '/constructor?sellerId=1&year=2026&weekNumber=46',
  '/seller?sellerId=1&year=2026&weekNumber=46&against=2026-45',
  '/seller?sellerId=1&year=2026&weekNumber=46#products',
  '/\\\\[',
  `/seller?sellerId=1&year=2026&weekNumber=46&filter=${'x'.repeat(2000)}`,
])('the address %j cannot be shared', async (given) => {
  expect(await api.send('POST', '/shares', { path: given, expiresInDays: 1 })).toMatchObject({
    status: 400,
    code: 'VALIDATION_ERROR',
  });
});

test.each([0, 91, 1.5, '1'])('a link for %j days is refused', async (expiresInDays) => {
  expect(await api.send('POST', '/shares', { path, expiresInDays })).toMatchObject({ status: 400 });
});

test('a week that is not published cannot be shared', async () => {
  const missing = '/seller?sellerId=1&year=2026&weekNumber=44';
  expect(await api.send('POST', '/shares', { path: missing, expiresInDays: 1 })).toMatchObject({
    status: 404,
    code: 'REPORT_NOT_FOUND',
  });
});

test('a token is in the database as its SHA-256, and never in the log', async () => {
  const { token } = await createShare();
  await request(token, 'seller.info');
  await api.app.inject(`/s/${token}`);
  await openShare(token);
  const rows = await api.store.db.selectFrom('shares').selectAll().execute();
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(token.slice(5));
  expect(api.log()).toContain('/s/link_[token]');
  expect(api.log()).not.toContain(token.slice(5));
});

test('a revoked link opens nothing from the next request on', async () => {
  const { token, id } = await createShare();
  expect(await api.send('DELETE', `/shares/${id}`)).toMatchObject({ status: 200, body: { shares: [] } });
  expect(await request(token, 'seller.info')).toBe(401);
  expect(await openShare(token)).toMatchObject({ status: 404, code: 'SHARE_NOT_FOUND' });
  expect(await api.send('DELETE', `/shares/${id}`)).toMatchObject({ status: 404, code: 'SHARE_NOT_FOUND' });
});

test('an expired link opens nothing, is not listed, and is deleted with the next one created', async () => {
  const { token, id } = await createShare();
  const past = { expires_at: '2026-01-01T00:00:00.000Z' };
  await api.store.db.updateTable('shares').set(past).where('id', '=', id).execute();
  expect(await request(token, 'seller.info')).toBe(401);
  expect(await openShare(token)).toMatchObject({ status: 404 });
  expect(await listShares()).toEqual([]);
  await createShare();
  expect(await api.store.db.selectFrom('shares').select('id').where('id', '=', id).execute()).toEqual([]);
});

test('a link says that its week was republished, or the formula of the index has changed', async () => {
  const { token, id } = await createShare();
  const change = (values: { published_at?: string; formula_version?: number }) =>
    api.store.db.updateTable('shares').set(values).where('id', '=', id).execute();
  const read = async () => z.parse(SharedScreen, (await openShare(token)).body);
  await change({ formula_version: 0 });
  expect(await read()).toMatchObject({ isReplaced: false, isFormulaChanged: true });
  await change({ published_at: '2026-01-01T00:00:00.000Z' });
  expect(await read()).toMatchObject({ isReplaced: true });
});

test('the links of another person are neither seen nor revoked, and a blocked person’s open nothing', async () => {
  const { id, token } = await createShare();
  await api.signIn();
  expect(await listShares()).toEqual([]);
  expect(await api.send('DELETE', `/shares/${id}`)).toMatchObject({ status: 404 });
  expect(await request(token, 'seller.info')).toBe(200);
  const { db } = api.store;
  const { user_id } = await db
    .selectFrom('shares')
    .select('user_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await db.updateTable('users').set({ status: 'blocked' }).where('id', '=', user_id).execute();
  expect(await request(token, 'seller.info')).toBe(401);
});

test('a person has at most 100 live links, also when they are made at once', async () => {
  const made = await Promise.all(
    Array.from({ length: MAX_SHARES + 3 }, () => api.send('POST', '/shares', { path, expiresInDays: 1 })),
  );
  expect(made.filter(({ status }) => status === 200)).toHaveLength(MAX_SHARES);
  expect(made.find(({ status }) => status === 400)?.body['error']).toMatch(/^Больше 100 ссылок/);
});

test('a link’s token opens no call of an account, and making links needs a sign-in', async () => {
  const { token } = await createShare();
  const headers = { authorization: `Bearer ${token}`, 'share-token': token };
  const guarded = listEndpoints(contract).filter(({ endpoint }) => endpoint.headers !== undefined);
  for (const { endpoint } of guarded) {
    const { method, path: url } = endpoint;
    const response = await api.app.inject({ method: method as 'GET', url, headers });
    expect([url, response.statusCode]).toEqual([url, 401]);
  }
});

test('the formula version of links is that of the indices', async () => {
  const { body } = await api.send('GET', '/report/category-index/2026/46/11');
  expect(body).toMatchObject({ categoryIndex: { formulaVersion: INDEX_FORMULA_VERSION } });
});

test('the trail has one event of a link that is made, opened several times and revoked', async () => {
  const { id, token } = await createShare();
  await Promise.all([openShare(token), request(token, 'seller.info')]);
  await openShare(token);
  await api.send('DELETE', `/shares/${id}`);
  expect(await readTrail(api, [token.slice(5), path])).toEqual([
    `link-made ${id}`,
    `link-revoked ${id}`,
    `link-used-first ${id}`,
  ]);
});
