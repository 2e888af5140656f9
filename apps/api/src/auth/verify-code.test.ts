import { beforeEach, describe, expect, test } from 'vitest';
import { openSignIn, type TestSignIn } from '../../test/sign-in.ts';

let signIn: TestSignIn;

beforeEach(async () => {
  signIn = await openSignIn();
  return () => signIn.close();
});

const INVALID = { status: 401, code: 'INVALID_CODE' };
const email = 'a@b.co';

const at = (count: number, what: () => Promise<{ status: number }>) =>
  Promise.all(Array.from({ length: count }, what));
const users = () => signIn.store.db.selectFrom('users').selectAll().execute();
const sessions = () => signIn.store.db.selectFrom('sessions').selectAll().execute();
const guesses = () => signIn.store.db.selectFrom('guesses').select('code_id').execute();

test('the right code signs in and creates the user at the first sign-in', async () => {
  await signIn.requestCode(email);
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

test('a second sign-in gets the same user and a new session', async () => {
  await signIn.requestCode(email);
  const first = await signIn.verify(email, signIn.lastCode());
  signIn.advanceClock(60);
  await signIn.requestCode(email);
  const second = await signIn.verify(email, signIn.lastCode());
  expect(second.body['user']).toEqual(first.body['user']);
  expect(second.body['accessToken']).not.toBe(first.body['accessToken']);
  expect(await sessions()).toHaveLength(2);
});

test.each(['12345', '1234567', '', 123456, null, undefined])(
  'a malformed code is VALIDATION_ERROR and no attempt: %j',
  async (code) => {
    await signIn.requestCode(email);
    expect(await signIn.verify(email, code)).toMatchObject({ status: 400, code: 'VALIDATION_ERROR' });
    expect(await guesses()).toEqual([]);
  },
);

test('a code without an address is VALIDATION_ERROR', async () => {
  expect(await signIn.verify(undefined, '123456')).toMatchObject({ status: 400, code: 'VALIDATION_ERROR' });
});

test('the right code works once', async () => {
  await signIn.requestCode(email);
  expect((await signIn.verify(email, signIn.lastCode())).status).toBe(200);
  expect(await signIn.verify(email, signIn.lastCode())).toMatchObject(INVALID);
});

test('fifty concurrent requests with the right code sign in exactly once', async () => {
  for (let round = 0; round < 10; round++) {
    const ip = `198.51.100.${round}`;
    await signIn.requestCode(`a${round}@b.co`, ip);
    const answers = await at(50, () => signIn.verify(`a${round}@b.co`, signIn.lastCode(), ip));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(20);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(29);
    expect([await sessions(), await users()].map(({ length }) => length)).toEqual([round + 1, round + 1]);
  }
});

test('a code is valid for ten minutes, exclusive', async () => {
  await signIn.requestCode(email);
  signIn.advanceClock(599);
  await signIn.requestCode('other@b.co');
  expect((await signIn.verify(email, signIn.mailed[0]?.code)).status).toBe(200);
  signIn.advanceClock(600);
  expect(await signIn.verify('other@b.co', signIn.lastCode())).toMatchObject(INVALID);
});

test('a clock that is set back does not extend a code', async () => {
  await signIn.requestCode(email);
  signIn.advanceClock(-3600);
  expect(await signIn.verify(email, signIn.lastCode())).toMatchObject(INVALID);
});

test('a clock that is set back by a few seconds changes nothing', async () => {
  await signIn.requestCode(email);
  signIn.advanceClock(-5);
  expect((await signIn.verify(email, signIn.lastCode())).status).toBe(200);
});

test('a new code invalidates the previous one', async () => {
  await signIn.requestCode(email);
  const old = signIn.lastCode();
  signIn.advanceClock(60);
  await signIn.requestCode(email);
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
    await signIn.requestCode(email);
    expect(await signIn.verify(email, twin(signIn.lastCode()))).toMatchObject(INVALID);
  });

  test('its stored hash', async () => {
    await signIn.requestCode(email);
    const { hash } = await signIn.store.db
      .selectFrom('codes')
      .select('hash')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect((await signIn.verify(email, hash)).status).toBe(400);
    expect(await signIn.verify(email, hash.slice(0, 6))).toMatchObject(INVALID);
  });
});

test('an address without a code gets the same response as a wrong code', async () => {
  await signIn.requestCode(email);
  const known = await signIn.verify(email, signIn.wrongCode());
  const unknown = await signIn.verify('stranger@b.co', '000000');
  expect(unknown.text).toBe(known.text);
  expect(unknown).toMatchObject(INVALID);
});

test('a blocked user cannot sign in', async () => {
  await signIn.signIn(email);
  await signIn.store.db.updateTable('users').set({ status: 'blocked' }).execute();
  signIn.advanceClock(60);
  await signIn.requestCode(email);
  expect(await signIn.verify(email, signIn.lastCode())).toMatchObject(INVALID);
});

test('the empty address of the attempt counter cannot sign in', async () => {
  expect(await signIn.verify('', '000000')).toMatchObject({ status: 400, code: 'VALIDATION_ERROR' });
});
