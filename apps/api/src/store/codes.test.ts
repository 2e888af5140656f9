import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestStore } from '../../test/database.ts';
import { consumeCode, findLatestCode, saveCode } from './codes.ts';
import type { Store } from './store.ts';

const issuedAt = '2026-11-16T04:00:00.000Z';
const code = {
  id: 'old',
  requester: 'a device',
  address: '203.0.113.7',
  hash: 'old',
  step: 1,
  issuedAt,
} as const;

let store: Store;
beforeEach(async () => {
  store = await openTestStore();
});
afterEach(() => store.close());

test('does not consume a code that a newer one has replaced', async () => {
  await saveCode(store, 'a@b.co', code);
  await saveCode(store, 'a@b.co', { ...code, id: 'new', hash: 'new' });
  expect(await consumeCode(store, 'a@b.co', 'old')).toBe(false);
  expect(await findLatestCode(store, { email: 'a@b.co' })).toEqual({ ...code, id: 'new', hash: 'new' });
  expect(await consumeCode(store, 'a@b.co', 'new')).toBe(true);
  expect(await findLatestCode(store, { email: 'a@b.co' })).toBeUndefined();
});

test('stores a code for each requester of a mailbox', async () => {
  await saveCode(store, 'a@b.co', code);
  await saveCode(store, 'a@b.co', { ...code, id: 'other', requester: 'another' });
  expect(await findLatestCode(store, { email: 'a@b.co', requester: 'a device' })).toEqual(code);
  expect((await findLatestCode(store, { email: 'a@b.co', requester: 'another' }))?.id).toBe('other');
});

test('consumes a code for all who share it, and no other', async () => {
  await saveCode(store, 'a@b.co', code);
  await saveCode(store, 'a@b.co', { ...code, id: 'shared', requester: 'another' });
  await saveCode(store, 'b@b.co', { ...code, id: 'elsewhere' });
  expect(await consumeCode(store, 'a@b.co', 'old')).toBe(true);
  expect(await findLatestCode(store, { email: 'a@b.co' })).toBeUndefined();
  expect(await findLatestCode(store, { email: 'b@b.co' })).toBeDefined();
});
