import { beforeEach, expect, test } from 'vitest';
import { openSignIn, type TestSignIn } from '../../test/sign-in.ts';
import { listEvents } from '../store/trail.ts';
import { deriveSessionId } from './tokens.ts';

let signIn: TestSignIn;
beforeEach(async () => {
  signIn = await openSignIn();
  return () => signIn.close();
});

const email = 'a@b.co';
const ip = '203.0.113.7';
const address = ip;
const readTrail = () => listEvents(signIn.store, { since: new Date(0) });

/** Returns the id and the session of a newly signed-in user. */
async function open() {
  const tokens = await signIn.signIn(email);
  const { id: userId } = (await signIn.me(tokens.accessToken)).body['user'] as { id: string };
  const session = deriveSessionId(tokens.refreshToken.split('.', 1)[0] ?? '').slice(0, 32);
  // Events of one moment have no order.
  signIn.advanceClock(60);
  return { tokens, userId, session };
}

/** Expects one event after those of the sign-in, and no secret in any. */
async function expectLast(expected: object, secrets: readonly string[]) {
  const events = await readTrail();
  expect(events.slice(1)).toEqual([expect.objectContaining(expected)]);
  const values = events.flatMap(({ event, subject, userId, address: from }) => [
    event,
    subject,
    userId,
    from,
  ]);
  for (const secret of [...secrets, email]) expect(JSON.stringify(values)).not.toContain(secret);
  // An id may have the digits of a code by chance.
  for (const { code } of signIn.mailed) expect(values).not.toContain(code);
}

test('a sign-in', async () => {
  const { userId, session, tokens } = await open();
  const [event] = await readTrail();
  expect(event).toEqual({
    at: '2026-11-16T04:00:00.000Z',
    event: 'sign-in',
    subject: session,
    userId,
    address: '198.51.100.0',
  });
  expect(Object.values(tokens).join(' ')).not.toContain(session);
});

test('a failed code, of a user or of an address that never signed in', async () => {
  const { userId, tokens } = await open();
  await signIn.requestCode(email, ip);
  await signIn.verify(email, signIn.wrongCode(), ip);
  const expected = { event: 'failed-code', subject: null, userId, address };
  await expectLast(expected, Object.values(tokens));
  signIn.advanceClock(60);
  await signIn.requestCode('other@b.co', '198.51.100.9');
  await signIn.verify('other@b.co', signIn.wrongCode(), '198.51.100.9');
  expect((await readTrail()).at(-1)).toMatchObject({ event: 'failed-code', userId: null });
});

test('a second use of a refresh token', async () => {
  const { userId, session, tokens } = await open();
  const next = await signIn.refreshTokens(tokens.refreshToken);
  signIn.advanceClock(60);
  await signIn.refresh(tokens.refreshToken, { ip: '192.0.2.1' });
  const expected = { event: 'refresh-reuse', subject: session, userId, address: '192.0.2.1' };
  await expectLast(expected, [...Object.values(tokens), ...Object.values(next)]);
});

test('the end of a session by its age is no event', async () => {
  const { tokens } = await open();
  signIn.advanceClock(31 * 86_400);
  await signIn.refresh(tokens.refreshToken);
  expect(await readTrail()).toHaveLength(1);
});

test('a sign-out', async () => {
  const { userId, session, tokens } = await open();
  await signIn.logout(tokens);
  await expectLast({ event: 'logout', subject: session, userId, address }, Object.values(tokens));
});

test('a blocked user, by a refresh and by a right code', async () => {
  const { userId, session, tokens } = await open();
  await signIn.block();
  await signIn.refresh(tokens.refreshToken);
  await expectLast({ event: 'blocked', subject: session, userId, address }, Object.values(tokens));
  signIn.advanceClock(60);
  await signIn.requestCode(email, ip);
  await signIn.verify(email, signIn.lastCode(), ip);
  expect((await readTrail()).at(-1)).toMatchObject({ event: 'blocked', subject: null, userId, address });
});
