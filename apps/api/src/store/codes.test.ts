import { expect, test } from 'vitest';
import { recordAttempt, saveCode, consumeCode } from './codes.ts';
import { openStore } from './store.ts';

test('does not consume a code that a newer one has replaced', async () => {
  const store = openStore(':memory:');
  const issuedAt = '2026-11-16T04:00:00.000Z';
  await saveCode(store, 'a@b.co', { hash: 'old', issuedAt });
  await recordAttempt(store, 'a@b.co');
  await saveCode(store, 'a@b.co', { hash: 'new', issuedAt });
  expect(await consumeCode(store, 'a@b.co', 'old')).toBe(false);
  expect(await recordAttempt(store, 'a@b.co')).toEqual({ hash: 'new', issuedAt });
  expect(await consumeCode(store, 'a@b.co', 'new')).toBe(true);
  expect(await recordAttempt(store, 'a@b.co')).toBeUndefined();
  await store.close();
});
