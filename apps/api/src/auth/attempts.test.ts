import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { createDatabase, isOnPostgres } from '../../test/database.ts';
import { readCookie, openSignIn, type TestSignIn } from '../../test/sign-in.ts';
import { storeFile } from '../installation/open-sources.ts';

let signIn: TestSignIn;

beforeEach(async () => {
  signIn = await openSignIn();
  return () => signIn.close();
});

const INVALID = { status: 401, code: 'INVALID_CODE' };
const email = 'a@b.co';

const at = (count: number, what: () => Promise<{ status: number }>) =>
  Promise.all(Array.from({ length: count }, what));
const guessWrong = async (times: number, ip?: string, cookie?: string) => {
  for (let n = 0; n < times; n++)
    expect(await signIn.verify(email, signIn.wrongCode(), ip, cookie)).toMatchObject(INVALID);
};
const rows = (table: 'users' | 'sessions' | 'guesses') =>
  signIn.store.db.selectFrom(table).selectAll().execute();
const stranger = (n: number) => `198.51.100.${n}`;

test('rejects the right code after three wrong ones from the same address', async () => {
  await signIn.requestCode(email);
  await guessWrong(3);
  expect(await signIn.verify(email, signIn.lastCode())).toMatchObject(INVALID);
  expect([await rows('sessions'), await rows('users')]).toEqual([[], []]);
});

test('counts attempts across a restart of the server', async () => {
  const database = await createDatabase();
  const before = await openSignIn({ database });
  await before.requestCode(email);
  for (let n = 0; n < 3; n++) await before.verify(email, before.lastCode().replace(/^./, 'x'));
  await before.close();
  const after = await openSignIn({ database });
  expect(await after.verify(email, before.lastCode())).toMatchObject(INVALID);
  await after.close();
  await database.remove();
});

test('accepts the right code at the third attempt', async () => {
  await signIn.requestCode(email);
  await guessWrong(2);
  expect((await signIn.verify(email, signIn.lastCode())).status).toBe(200);
});

test('rejects a hundred concurrent wrong codes, those after the twentieth with 429', async () => {
  await signIn.requestCode(email);
  const answers = await at(100, () => signIn.verify(email, signIn.wrongCode()));
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(20);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(80);
  expect(await rows('guesses')).toHaveLength(3);
});

test('allows three attempts again for a new code', async () => {
  await signIn.requestCode(email);
  await guessWrong(3);
  signIn.advanceClock(60);
  await signIn.requestCode(email);
  await guessWrong(2);
  expect((await signIn.verify(email, signIn.lastCode())).status).toBe(200);
});

test('accepts a code for its own address only and counts the attempt there', async () => {
  await signIn.requestCode(email);
  await signIn.requestCode('other@b.co');
  expect(await signIn.verify('other@b.co', signIn.mailed[0]?.code)).toMatchObject(INVALID);
  expect((await signIn.verify(email, signIn.mailed[0]?.code)).status).toBe(200);
  expect(await rows('guesses')).toHaveLength(1);
});

test('wrong guesses of others cannot use up the attempts of who requested the code', async () => {
  await signIn.requestCode(email);
  for (let n = 0; n < 50; n++) await guessWrong(3, stranger(n));
  expect((await signIn.verify(email, signIn.lastCode())).status).toBe(200);
});

test('a caller cannot guess a code that another one requested', async () => {
  await signIn.requestCode(email);
  expect(await signIn.verify(email, signIn.lastCode(), stranger(1))).toMatchObject(INVALID);
  expect(await rows('sessions')).toEqual([]);
});

test('the device that requested a code may enter it in another network', async () => {
  const cookie = readCookie(await signIn.requestCode(email));
  expect((await signIn.verify(email, signIn.lastCode(), stranger(1), cookie)).status).toBe(200);
});

test('others in the address block cannot use up the attempts of the device that requested the code', async () => {
  const cookie = readCookie(await signIn.requestCode(email));
  await guessWrong(5);
  expect(await signIn.verify(email, signIn.lastCode())).toMatchObject(INVALID);
  await guessWrong(2, undefined, cookie);
  expect((await signIn.verify(email, signIn.lastCode(), undefined, cookie)).status).toBe(200);
});

test('an earlier code of the device is replaced, also from another network', async () => {
  const cookie = readCookie(await signIn.requestCode(email));
  const old = signIn.lastCode();
  await signIn.requestCode(email, stranger(1), cookie);
  expect(await signIn.verify(email, old, undefined, cookie)).toMatchObject(INVALID);
  expect((await signIn.verify(email, signIn.lastCode(), undefined, cookie)).status).toBe(200);
});

test('a code that somebody else requests does not replace the one before', async () => {
  await signIn.requestCode(email);
  const code = signIn.lastCode();
  await signIn.requestCode(email, stranger(1));
  expect((await signIn.verify(email, code)).status).toBe(200);
});

test('limits wrong guesses to 20 an hour from one address block', async () => {
  for (let n = 0; n < 20; n++)
    expect(await signIn.verify(`a${n}@b.co`, '000000', '2001:db8:1:2::1')).toMatchObject(INVALID);
  for (const ip of ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9'])
    expect(await signIn.verify(email, '000000', ip)).toMatchObject({
      status: 429,
      code: 'TOO_MANY_REQUESTS',
      retryAfter: 3600,
    });
  expect(await signIn.verify(email, '000000', '2001:db8:1:3::1')).toMatchObject(INVALID);
  signIn.advanceClock(3600);
  expect(await signIn.verify(email, '000000', '2001:db8:1:2::1')).toMatchObject(INVALID);
});

test('limits wrong guesses to 40 an hour from one /56 network', async () => {
  for (let n = 0; n < 40; n++)
    expect(await signIn.verify(email, '000000', `2001:db8:1:${n.toString(16)}::1`)).toMatchObject(INVALID);
  expect((await signIn.verify(email, '000000', '2001:db8:1:ff::1')).status).toBe(429);
  expect(await signIn.verify(email, '000000', '2001:db8:1:100::1')).toMatchObject(INVALID);
});

test('limits wrong guesses to 40 a day from one address block', async () => {
  for (let n = 0; n < 40; n++) {
    if (n === 20) signIn.advanceClock(3600);
    expect(await signIn.verify(`a${n}@b.co`, '000000')).toMatchObject(INVALID);
  }
  signIn.advanceClock(3600);
  expect(await signIn.verify(email, '000000')).toMatchObject({ status: 429, retryAfter: 86_400 - 7200 });
});

test('rejects a limited address block without the database', async () => {
  await at(21, () => signIn.verify(email, '000000'));
  await signIn.store.close();
  expect((await signIn.verify(email, '000000')).status).toBe(429);
});

test.skipIf(isOnPostgres)('a guess that cannot be right is not written', async () => {
  const database = await createDatabase();
  onTestFinished(database.remove);
  const reopenable = await openSignIn({ database });
  await reopenable.requestCode(email);
  for (const _ of [1, 2, 3]) await reopenable.verify(email, 'wrong!');
  const other = new DatabaseSync(storeFile(database.settings.dataDir), { readOnly: true });
  const readVersion = () => other.prepare('PRAGMA data_version').get();
  const before = readVersion();
  for (let n = 0; n < 40; n++) {
    expect(await reopenable.verify(email, reopenable.lastCode(), stranger(n))).toMatchObject(INVALID);
    expect((await reopenable.verify(email, reopenable.lastCode())).status).toBe(n < 17 ? 401 : 429);
  }
  expect(readVersion()).toEqual(before);
  await reopenable.requestCode(email, stranger(0));
  expect(readVersion()).not.toEqual(before);
  other.close();
  await reopenable.close();
});

test('guesses that cannot be right count with those compared', async () => {
  for (let n = 0; n < 18; n++) expect(await signIn.verify(email, '000000')).toMatchObject(INVALID);
  await signIn.requestCode(email);
  await guessWrong(2);
  expect((await signIn.verify(email, signIn.lastCode())).status).toBe(429);
});
