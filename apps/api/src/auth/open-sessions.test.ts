import { type OpenSession, OpenSessions, type Tokens } from '@vitrina/contract';
import { beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { openSignIn, type TestSignIn } from '../../test/sign-in.ts';
import { listEvents } from '../store/trail.ts';

let signIn: TestSignIn;
beforeEach(async () => {
  signIn = await openSignIn();
  return () => signIn.close();
});

/** Signs in a minute later, as one code a minute goes to a mailbox. */
async function signInLater(email = 'a@b.co'): Promise<Tokens> {
  signIn.advanceClock(60);
  return signIn.signIn(email);
}
const list = async ({ accessToken }: Tokens): Promise<OpenSession[]> =>
  z.parse(OpenSessions, (await signIn.sessions('GET', accessToken)).body).sessions;
const end = ({ accessToken }: Tokens, id?: string) => signIn.sessions('DELETE', accessToken, id);
const isSignedIn = async ({ accessToken }: Tokens) => (await signIn.me(accessToken)).status === 200;
const NOT_FOUND = { status: 404, code: 'SESSION_NOT_FOUND' };

test('lists the own session first, then the last used, each with device, place and times', async () => {
  const [first, second] = [await signInLater(), await signInLater()];
  signIn.advanceClock(60);
  const userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Safari/604.1';
  const headers = { ip: '2001:db8:0:1::7', 'user-agent': userAgent };
  expect((await signIn.refresh(first.refreshToken, headers)).status).toBe(200);
  const third = await signInLater();
  expect(await list(second)).toMatchObject([
    { isCurrent: true, address: '198.51.100.1', lastUsedAt: '2026-11-16T04:02:00.000Z' },
    { isCurrent: false, address: '198.51.100.2', lastUsedAt: '2026-11-16T04:04:00.000Z' },
    {
      isCurrent: false,
      browser: 'Safari',
      system: 'iPhone',
      address: '2001:db8:0:1::/64',
      createdAt: '2026-11-16T04:01:00.000Z',
      lastUsedAt: '2026-11-16T04:03:00.000Z',
    },
  ]);
  const shown = JSON.stringify(await list(second));
  for (const token of [first, second, third].flatMap((tokens) => Object.values(tokens)))
    expect(shown).not.toContain(token);
});

test('a session that has expired is not listed', async () => {
  await signInLater();
  signIn.advanceClock(7 * 86_400);
  expect(await list(await signInLater())).toHaveLength(1);
});

test('one session is ended at once, with one event', async () => {
  const [own, other] = [await signInLater(), await signInLater()];
  const id = (await list(own))[1]?.id ?? '';
  const { body } = await end(own, id);
  expect(body).toEqual({ sessions: await list(own) });
  expect([await isSignedIn(own), await isSignedIn(other)]).toEqual([true, false]);
  expect((await signIn.refresh(other.refreshToken)).status).toBe(401);
  expect(await end(own, id)).toMatchObject(NOT_FOUND);
  const events = await listEvents(signIn.store, { since: new Date(0) });
  expect(events.filter(({ event }) => event === 'session-ended')).toMatchObject([
    { subject: id, address: '203.0.113.7', userId: expect.any(String) },
  ]);
});

test('all other sessions are ended, and the own one is not', async () => {
  const tokens = [await signInLater(), await signInLater(), await signInLater()] as const;
  const stranger = await signInLater('stranger@b.co');
  expect((await end(tokens[1])).body).toEqual({ sessions: await list(tokens[1]) });
  expect(await Promise.all(tokens.map(isSignedIn))).toEqual([false, true, false]);
  expect(await list(tokens[1])).toHaveLength(1);
  expect(await isSignedIn(stranger)).toBe(true);
});

test('sessions of another person are neither seen nor ended', async () => {
  const [own, stranger] = [await signInLater(), await signInLater('stranger@b.co')];
  const [session] = await list(own);
  expect((await list(stranger)).map(({ id }) => id)).not.toContain(session?.id);
  expect(await end(stranger, session?.id)).toMatchObject(NOT_FOUND);
  expect(await isSignedIn(own)).toBe(true);
});

test('the own session can be ended by its id', async () => {
  const own = await signInLater();
  expect(await end(own, (await list(own))[0]?.id)).toMatchObject({ status: 200, body: { sessions: [] } });
  expect(await isSignedIn(own)).toBe(false);
});

test.each(['GET', 'DELETE'] as const)('%s needs an access token', async (method) => {
  expect(await signIn.sessions(method, 'x'.repeat(43))).toMatchObject({ status: 401, code: 'UNAUTHORIZED' });
});
