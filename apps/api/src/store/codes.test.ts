import { expect, onTestFinished, test } from 'vitest';
import { consumeCode, listCodes, saveCode } from './codes.ts';
import { openStore } from './store.ts';

const issuedAt = '2026-11-16T04:00:00.000Z';
const code = { id: 'old', requester: '203.0.113.7', hash: 'old', step: 1, issuedAt } as const;

function openTestStore() {
  const store = openStore(':memory:');
  onTestFinished(() => store.close());
  return store;
}

test('does not consume a code that a newer one has replaced', async () => {
  const store = openTestStore();
  await saveCode(store, 'a@b.co', code);
  await saveCode(store, 'a@b.co', { ...code, id: 'new', hash: 'new' });
  expect(await consumeCode(store, 'old')).toBe(false);
  expect(await listCodes(store, 'a@b.co')).toEqual([{ ...code, id: 'new', hash: 'new' }]);
  expect(await consumeCode(store, 'new')).toBe(true);
  expect(await listCodes(store, 'a@b.co')).toEqual([]);
});

test('stores a code for each requester of a mailbox', async () => {
  const store = openTestStore();
  await saveCode(store, 'a@b.co', code);
  await saveCode(store, 'a@b.co', { ...code, id: 'other', requester: 'a device' });
  expect((await listCodes(store, 'a@b.co')).map(({ id }) => id).toSorted()).toEqual(['old', 'other']);
});
