import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openSignIn } from '../../test/sign-in.ts';

let signIn: ReturnType<typeof openSignIn>;

beforeEach(() => {
  signIn = openSignIn();
});

afterEach(() => signIn.close());

const INVALID = { status: 401, code: 'INVALID_CODE' };
const email = 'a@b.co';

const wrong = () => String((Number(signIn.lastCode()) + 1) % 1_000_000).padStart(6, '0');
const at = (count: number, what: () => Promise<{ status: number }>) =>
  Promise.all(Array.from({ length: count }, what));
const users = () => signIn.store.db.selectFrom('users').selectAll().execute();
const sessions = () => signIn.store.db.selectFrom('sessions').selectAll().execute();
const attempts = (of = email) =>
  signIn.store.db.selectFrom('codes').select('attempts').where('email', '=', of).executeTakeFirst();

test('the right code signs in, and who comes for the first time becomes a user', async () => {
  await signIn.ask(email);
  const { status, body } = await signIn.verify(' A@B.co', signIn.lastCode());
  expect(status).toBe(200);
  expect(body).toEqual({
    user: {
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      email,
      status: 'active',
      createdAt: '2026-11-16T04:00:00.000Z',
      updatedAt: '2026-11-16T04:00:00.000Z',
    },
    accessToken: expect.any(String),
    refreshToken: expect.any(String),
  });
});

test('who comes again is the same user, in a session of its own', async () => {
  await signIn.ask(email);
  const first = await signIn.verify(email, signIn.lastCode());
  signIn.pass(60);
  await signIn.ask(email);
  const second = await signIn.verify(email, signIn.lastCode());
  expect(second.body['user']).toEqual(first.body['user']);
  expect(second.body['accessToken']).not.toBe(first.body['accessToken']);
  expect(await sessions()).toHaveLength(2);
});

test.each(['12345', '1234567', '', 123456, null, undefined])(
  'what is no code at all is VALIDATION_ERROR and no guess: %j',
  async (code) => {
    await signIn.ask(email);
    expect(await signIn.verify(email, code)).toMatchObject({ status: 400, code: 'VALIDATION_ERROR' });
    expect(await attempts()).toEqual({ attempts: 0 });
  },
);

test('a code without an address is VALIDATION_ERROR', async () => {
  expect(await signIn.verify(undefined, '123456')).toMatchObject({ status: 400, code: 'VALIDATION_ERROR' });
});

test('the right code works once', async () => {
  await signIn.ask(email);
  expect((await signIn.verify(email, signIn.lastCode())).status).toBe(200);
  expect(await signIn.verify(email, signIn.lastCode())).toMatchObject(INVALID);
});

test('the right code sent fifty times at once signs in exactly once', async () => {
  for (let round = 0; round < 10; round++) {
    await signIn.ask(`a${round}@b.co`);
    const answers = await at(50, () => signIn.verify(`a${round}@b.co`, signIn.lastCode()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(49);
    expect([await sessions(), await users()].map(({ length }) => length)).toEqual([round + 1, round + 1]);
  }
});

test('a code is good for ten minutes, and not at their end', async () => {
  await signIn.ask(email);
  signIn.pass(599);
  await signIn.ask('other@b.co');
  expect((await signIn.verify(email, signIn.mailed[0]?.code)).status).toBe(200);
  signIn.pass(600);
  expect(await signIn.verify('other@b.co', signIn.lastCode())).toMatchObject(INVALID);
});

test('a clock set back does not make a code last longer', async () => {
  await signIn.ask(email);
  signIn.pass(-3600);
  expect(await signIn.verify(email, signIn.lastCode())).toMatchObject(INVALID);
});

test('a clock set back by a few seconds does no harm', async () => {
  await signIn.ask(email);
  signIn.pass(-5);
  expect((await signIn.verify(email, signIn.lastCode())).status).toBe(200);
});

test('a new code voids the one before it', async () => {
  await signIn.ask(email);
  const old = signIn.lastCode();
  signIn.pass(60);
  await signIn.ask(email);
  expect(await signIn.verify(email, old)).toMatchObject(INVALID);
  expect((await signIn.verify(email, signIn.lastCode())).status).toBe(200);
});

describe('a code is not', () => {
  const fullWidth = (code: string) =>
    code.replaceAll(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit)));

  test.each([
    ['its full-width twin', fullWidth],
    ['its twin with zero-width characters', (code: string) => `${code.slice(0, 5)}\u200B`],
    ['its beginning', (code: string) => ` ${code.slice(0, 5)}`],
  ])('%s', async (_, twin) => {
    await signIn.ask(email);
    expect(await signIn.verify(email, twin(signIn.lastCode()))).toMatchObject(INVALID);
  });

  test('what is kept of it', async () => {
    await signIn.ask(email);
    const { hash } = await signIn.store.db
      .selectFrom('codes')
      .select('hash')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect((await signIn.verify(email, hash)).status).toBe(400);
    expect(await signIn.verify(email, hash.slice(0, 6))).toMatchObject(INVALID);
  });
});

test('an address that nobody asked for is told the same as a wrong code', async () => {
  await signIn.ask(email);
  const known = await signIn.verify(email, wrong());
  const unknown = await signIn.verify('stranger@b.co', '000000');
  expect(unknown.text).toBe(known.text);
  expect(unknown).toMatchObject(INVALID);
});

test('a blocked user does not get in', async () => {
  await signIn.signIn(email);
  await signIn.store.db.updateTable('users').set({ status: 'blocked' }).execute();
  signIn.pass(60);
  await signIn.ask(email);
  expect(await signIn.verify(email, signIn.lastCode())).toMatchObject(INVALID);
});

test('the empty address, which counts every guess, cannot be signed in with', async () => {
  expect(await signIn.verify('', '000000')).toMatchObject({ status: 400, code: 'VALIDATION_ERROR' });
});
