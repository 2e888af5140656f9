import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
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

test('rejects the right code after five wrong ones', async () => {
  await signIn.requestCode(email);
  for (let n = 0; n < 5; n++) expect(await signIn.verify(email, wrong())).toMatchObject(INVALID);
  expect(await signIn.verify(email, signIn.lastCode())).toMatchObject(INVALID);
  expect(await sessions()).toEqual([]);
  expect(await users()).toEqual([]);
});

test('counts attempts across a restart of the server', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrina-guesses-'));
  const file = join(folder, 'app.db');
  const before = openSignIn({ file });
  await before.requestCode(email);
  for (let n = 0; n < 5; n++) await before.verify(email, before.lastCode().replace(/^./, 'x'));
  await before.close();
  const after = openSignIn({ file });
  expect(await after.verify(email, before.lastCode())).toMatchObject(INVALID);
  await after.close();
  rmSync(folder, { recursive: true });
});

test('accepts the right code at the fifth attempt', async () => {
  await signIn.requestCode(email);
  for (let n = 0; n < 4; n++) await signIn.verify(email, wrong());
  expect((await signIn.verify(email, signIn.lastCode())).status).toBe(200);
});

test('counts five attempts of a hundred concurrent wrong codes', async () => {
  await signIn.requestCode(email);
  const answers = await at(100, () => signIn.verify(email, wrong()));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 100 }, () => 401));
  expect(await attempts()).toEqual({ attempts: 5 });
});

test('allows five attempts again for a new code', async () => {
  await signIn.requestCode(email);
  for (let n = 0; n < 5; n++) await signIn.verify(email, wrong());
  signIn.advanceClock(60);
  await signIn.requestCode(email);
  expect((await signIn.verify(email, signIn.lastCode())).status).toBe(200);
});

test('accepts a code for its own address only and counts the attempt there', async () => {
  await signIn.requestCode(email);
  await signIn.requestCode('other@b.co');
  expect(await signIn.verify('other@b.co', signIn.mailed[0]?.code)).toMatchObject(INVALID);
  expect([await attempts(), await attempts('other@b.co')]).toEqual([{ attempts: 0 }, { attempts: 1 }]);
});
