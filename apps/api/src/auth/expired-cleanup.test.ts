import { expect, onTestFinished, test, vi } from 'vitest';
import { openTestStore } from '../../test/database.ts';
import { recordCodeRequest } from '../store/code-requests.ts';
import { findLatestCode, saveCode } from '../store/codes.ts';
import { addWrongGuess, recordGuess } from '../store/guesses.ts';
import { addAccessToken, createSession, findByAccessToken, findSession } from '../store/sessions.ts';
import { inTransaction } from '../store/store.ts';
import { recordEvent } from '../store/trail.ts';
import { findOrAddUser } from '../store/users.ts';
import { codeRequestLimits } from './rate-limits.ts';
import { deleteExpired, scheduleExpiredCleanup } from './expired-cleanup.ts';
import { systemRandom } from './random.ts';

const MINUTE = 60_000;
const start = Date.parse('2026-11-16T04:00:00.000Z');
const at = (minutes: number) => new Date(start + minutes * MINUTE);

async function storeWithEverything() {
  const store = await openTestStore();
  onTestFinished(() => store.close());
  const deps = {
    store,
    mailer: { sendCode: async () => undefined },
    now: () => at(0),
    random: systemRandom,
    pepper: 'a pepper of at least 32 characters',
    accessTokenSeconds: 15 * 60,
    refreshTokenSeconds: 60 * 60,
    codeRequestLimits,
  };
  const issuedAt = at(0).toISOString();
  await saveCode(store, 'a@b.kz', {
    id: 'c1',
    requester: 'device',
    address: '::',
    hash: 'code',
    step: 1,
    issuedAt,
  });
  const user = await findOrAddUser(store, { email: 'a@b.kz', id: 'u1', now: at(0) });
  await createSession(store, 's1', user.id, at(0));
  await addAccessToken(store, 's1', 'token', at(0));
  const blocks = { address: '::', network56: '::', network48: '::', device: '' };
  await recordCodeRequest(store, { id: 'request', email: 'a@b.kz', ...blocks, now: at(0) }, 'new');
  await recordGuess(store, { id: 'guess', codeId: 'c1', caller: '::', ...blocks, now: at(0) });
  await addWrongGuess(store, { id: 'guess', device: '', day: issuedAt.slice(0, 10) });
  await recordEvent(store, { event: 'sign-in', now: at(0) });
  const forgetAt = (minutes: number) =>
    inTransaction(store, (within) => deleteExpired(within, deps, at(minutes)));
  const left = async () => ({
    code: (await findLatestCode(store, { email: 'a@b.kz' })) !== undefined,
    token: (await findByAccessToken(store, 'token')) !== undefined,
    session: (await findSession(store, 's1')) !== undefined,
    codeRequests: (await store.db.selectFrom('code_requests').select('id').execute()).length,
  });
  const count = async (table: 'guesses' | 'wrong_guesses' | 'trail') =>
    (await store.db.selectFrom(table).selectAll().execute()).length;
  return { forgetAt, left, count };
}

test('deletes each row when it expires, and not before', async () => {
  const { forgetAt, left } = await storeWithEverything();
  await forgetAt(9);
  expect(await left()).toEqual({ code: true, token: true, session: true, codeRequests: 1 });
  await forgetAt(10);
  expect(await left()).toEqual({ code: false, token: true, session: true, codeRequests: 1 });
  await forgetAt(15);
  expect(await left()).toEqual({ code: false, token: false, session: true, codeRequests: 1 });
  await forgetAt(60);
  expect(await left()).toEqual({ code: false, token: false, session: false, codeRequests: 1 });
  await forgetAt(24 * 60);
  expect((await left()).codeRequests).toBe(0);
});

test('deletes guesses after a day, counts of guesses after a year and events after 400 days', async () => {
  const { forgetAt, count } = await storeWithEverything();
  const day = 24 * 60;
  for (const [table, minutes] of [
    ['guesses', day],
    ['wrong_guesses', 366 * day - 4 * 60],
    ['trail', 400 * day],
  ] as const) {
    await forgetAt(minutes - 1);
    expect(await count(table)).toBe(1);
    await forgetAt(minutes);
    expect(await count(table)).toBe(0);
  }
});

test('runs once an hour until shutdown, and continues after a logged error', async () => {
  // The heartbeat of the engine that the tests of a worker share reads the monotonic clock.
  vi.useFakeTimers({ toNotFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const logged: unknown[] = [];
  const ending = new AbortController();
  const forget = vi.fn(async () => undefined).mockRejectedValueOnce(new Error('the disk is full'));
  scheduleExpiredCleanup(
    { error: (entry: unknown) => void logged.push(entry) } as never,
    forget,
    ending.signal,
  );
  await vi.advanceTimersByTimeAsync(3 * 60 * MINUTE);
  expect(forget).toHaveBeenCalledTimes(3);
  expect(logged).toEqual([{ err: new Error('the disk is full') }]);
  ending.abort();
  await vi.advanceTimersByTimeAsync(3 * 60 * MINUTE);
  expect(forget).toHaveBeenCalledTimes(3);
});
