import {
  AccountTrail,
  type AccountEvent,
  CreatedKey,
  CreatedShare,
  SHARE_TOKEN_HEADER,
} from '@vitrina/contract';
import { beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { mine, openAccountApi } from '../../test/account-api.ts';
import { closeAfterAll } from '../../test/close-after-all.ts';
import type { Tables } from '../store/tables.ts';
import { listEvents, recordEvent } from '../store/trail.ts';

const api = await closeAfterAll(openAccountApi());
beforeEach(() => api.signIn());

/** Tables of what belongs to persons. */
const ownTables = [
  'users',
  'codes',
  'sessions',
  'access_tokens',
  'follow_lists',
  'seen_weeks',
  'letter_subscriptions',
  'letters',
  'program_keys',
  'shares',
] as const satisfies readonly (keyof Tables)[];

const readTrail = async (): Promise<AccountEvent[]> =>
  z.parse(AccountTrail, (await api.send('GET', '/account/trail')).body).events;
const readUser = async () =>
  (await api.send('GET', '/auth/me')).body['user'] as { id: string; email: string };
const createKey = async () =>
  z.parse(CreatedKey, (await api.send('POST', '/keys', { name: 'Таблица' })).body);
const createLink = async () => {
  const link = { path: '/seller?sellerId=1&year=2026&weekNumber=46&tab=products', expiresInDays: 7 };
  return z.parse(CreatedShare, (await api.send('POST', '/shares', link)).body);
};

test('a person sees the own events, newest first, without the address of who read a link', async () => {
  const { id: userId } = await readUser();
  await createKey();
  const [strange, now] = ['192.0.2.9', new Date(Date.now() + 60_000)];
  await recordEvent(api.store, { event: 'link-used-first', userId, address: strange, now });
  await recordEvent(api.store, { event: 'merge-ids', userId, now });
  const address = '127.0.0.1';
  expect(await readTrail()).toMatchObject([
    { event: 'link-used-first', address: null },
    { event: 'key-made', address },
    { event: 'sign-in', address: expect.stringMatching(/^198\.51\./) },
  ]);
  await api.signIn();
  expect(await readTrail()).toMatchObject([{ event: 'sign-in' }]);
});

test('a trail has the last hundred events', async () => {
  const { id: userId } = await readUser();
  for (let second = 1; second <= 120; second++)
    await recordEvent(api.store, { event: 'logout', userId, now: new Date(Date.now() + second * 1000) });
  const events = await readTrail();
  expect(events).toHaveLength(100);
  expect(events.map(({ event }) => event)).not.toContain('sign-in');
});

test('a deleted account leaves nothing but its events, without the e-mail address', async () => {
  const { id, email } = await readUser();
  const [{ key }, { token }] = [await createKey(), await createLink()];
  expect(await api.put([mine], '"0"')).toMatchObject({ status: 200 });
  expect(await api.send('PUT', '/letter', { isSubscribed: true })).toMatchObject({ status: 200 });
  expect(await api.send('DELETE', '/account')).toMatchObject({
    status: 200,
    body: { message: 'Учётная запись удалена' },
  });
  for (const [method, url] of [
    ['GET', '/auth/me'],
    ['GET', '/account/trail'],
    ['DELETE', '/account'],
  ] as const)
    expect(await api.send(method, url)).toMatchObject({ status: 401, code: 'UNAUTHORIZED' });
  const report = '/report/seller-info/2026/46/1';
  for (const shown of [
    { authorization: `Bearer ${key}` },
    { authorization: '', [SHARE_TOKEN_HEADER]: token },
  ])
    expect(await api.send('GET', report, undefined, shown)).toMatchObject({ status: 401 });
  for (const table of ownTables) {
    const rows = JSON.stringify(await api.store.db.selectFrom(table).selectAll().execute());
    expect([table, rows.includes(email), rows.includes(id)]).toEqual([table, false, false]);
  }
  const trail = await api.store.db.selectFrom('trail').selectAll().execute();
  expect(JSON.stringify(trail)).not.toContain(email);
  const events = await listEvents(api.store, { since: new Date(0), userId: id });
  expect(events.map(({ event }) => event)).toContain('account-deleted');
});

test('of two requests at once one deletes the account', async () => {
  const responses = await Promise.all([api.send('DELETE', '/account'), api.send('DELETE', '/account')]);
  expect(responses.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 401]);
});

test('others keep their accounts', async () => {
  const first = await createKey();
  await api.signIn();
  await api.send('DELETE', '/account');
  const authorization = `Bearer ${first.key}`;
  expect(await api.send('GET', '/report/periods', undefined, { authorization })).toMatchObject({
    status: 200,
  });
});
