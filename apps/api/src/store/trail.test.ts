import { beforeEach, expect, test } from 'vitest';
import { openTestStore } from '../../test/database.ts';
import { inTransaction, type Store } from './store.ts';
import { deleteEvents, listEvents, recordEvent } from './trail.ts';
import type { TrailEvent } from './trail-events.ts';

let store: Store;
let logged: TrailEvent[];
beforeEach(async () => {
  store = await openTestStore();
  logged = [];
  store.onEvent = (event) => void logged.push(event);
  return () => store.close();
});

const day = (count: number) => new Date(Date.parse('2026-11-16T05:00:00.000Z') + count * 86_400_000);
const all = () => listEvents(store, { since: day(-1000) });

test('lists the events since a time, of all or of a user, oldest first', async () => {
  await recordEvent(store, { event: 'logout', userId: 'u1', address: '203.0.113.7', now: day(1) });
  await recordEvent(store, { event: 'publish', subject: '2026-W46', now: day(0) });
  const publish = {
    at: day(0).toISOString(),
    event: 'publish',
    subject: '2026-W46',
    userId: null,
    address: null,
  };
  const logout = {
    at: day(1).toISOString(),
    event: 'logout',
    subject: null,
    userId: 'u1',
    address: '203.0.113.7',
  };
  expect(await all()).toEqual([publish, logout]);
  expect(await listEvents(store, { since: day(1) })).toEqual([logout]);
  expect(await listEvents(store, { since: day(0), userId: 'u1' })).toEqual([logout]);
  expect(await listEvents(store, { since: day(0), userId: 'u2' })).toEqual([]);
});

test('logs an event of a transaction once it is committed, and none of one that failed', async () => {
  await inTransaction(store, async (within) => {
    await recordEvent(within, { event: 'publish', now: day(0) });
    expect(logged).toEqual([]);
  });
  const failed = inTransaction(store, async (within) => {
    await recordEvent(within, { event: 'unpublish', now: day(0) });
    throw new Error('failed');
  });
  await expect(failed).rejects.toThrow('failed');
  expect(logged).toMatchObject([{ event: 'publish' }]);
  expect(await all()).toEqual(logged);
});

test('keeps events for 400 days', async () => {
  await recordEvent(store, { event: 'publish', subject: 'old', now: day(0) });
  await recordEvent(store, { event: 'publish', subject: 'new', now: day(1) });
  await deleteEvents(store, day(399));
  expect((await all()).map(({ subject }) => subject)).toEqual(['old', 'new']);
  await deleteEvents(store, day(400));
  expect((await all()).map(({ subject }) => subject)).toEqual(['new']);
});
