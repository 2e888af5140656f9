import { beforeEach, describe, expect, test } from 'vitest';
import { isOnPostgres } from '../../test/database.ts';
import { readCookie, openSignIn, type TestSignIn } from '../../test/sign-in.ts';

let signIn: TestSignIn;

beforeEach(async () => {
  signIn = await openSignIn();
  return () => signIn.close();
});

const email = 'owner@b.co';
const TOO_MANY = { status: 429, code: 'TOO_MANY_REQUESTS' };
const home = '203.0.113.7';
const stranger = (n: number) => `198.51.${Math.floor(n / 250)}.${n % 250}`;

/** Signs the owner in and returns the cookie of the device. */
async function signInAtHome(): Promise<string> {
  await signIn.requestCode(email, home);
  const cookie = readCookie(await signIn.verify(email, signIn.lastCode(), home));
  signIn.advanceClock(60);
  return cookie;
}

const requestAll = async (count: number) => {
  for (let n = 0; n < count; n++) await signIn.requestCode(email, stranger(n));
};

describe('the device cookie', () => {
  test('is set at sign-in, signed and named without the mailbox', async () => {
    await signIn.requestCode(email);
    const cookie = String((await signIn.verify(email, signIn.lastCode())).headers['set-cookie']);
    expect(cookie).toMatch(
      /^vitrina-device-[\w-]{16}=[\w-]{43}\.\d+\.[\w-]{43}; Path=\/api\/auth; Max-Age=31536000; HttpOnly; SameSite=Lax$/,
    );
  });

  test('is Secure behind https', async () => {
    await signIn.requestCode(email);
    const headers = { 'x-forwarded-proto': 'https' };
    const outcome = await signIn.call('verify-code', { email, code: signIn.lastCode() }, headers);
    expect(String(outcome.headers['set-cookie'])).toMatch(/; Secure$/);
  });

  test('is not set for a wrong code, and a code request of a known device', async () => {
    const cookie = await signInAtHome();
    const outcomes = [await signIn.verify(email, 'wrong!'), await signIn.requestCode(email, home, cookie)];
    for (const { headers } of outcomes) expect(headers).not.toHaveProperty('set-cookie');
  });

  test('is set for ten minutes at a code request, has no budget and signs in to nothing', async () => {
    const requested = await signIn.requestCode(email);
    expect(String(requested.headers['set-cookie'])).toMatch(/; Max-Age=600; HttpOnly; SameSite=Lax$/);
    const cookie = readCookie(requested);
    expect(await signIn.requestCode(email, undefined, cookie)).toMatchObject(TOO_MANY);
    const [id, seconds, mac] = cookie.split('=')[1]?.split('.') ?? [];
    expect(id).not.toBe(readCookie(await signIn.verify(email, signIn.lastCode())).split(/[=.]/)[1]);
    expect([seconds?.length, mac?.length]).toEqual([10, 43]);
  });

  test.skipIf(isOnPostgres)(
    'lets its device pass when strangers have used up the mailbox and its address block',
    async () => {
      const cookie = await signInAtHome();
      await requestAll(100);
      for (let n = 0; n < 20; n++) await signIn.requestCode(`x${n}@b.co`, home);
      expect(await signIn.requestCode(email, home)).toMatchObject(TOO_MANY);
      for (const ip of [home, '192.0.2.1']) {
        expect((await signIn.requestCode(email, ip, cookie)).status).toBe(200);
        expect((await signIn.verify(email, signIn.lastCode(), ip, cookie)).status).toBe(200);
        signIn.advanceClock(60);
      }
    },
  );

  test('has its own guesses after strangers have used up those of its address block', async () => {
    const cookie = await signInAtHome();
    for (let n = 0; n < 21; n++) await signIn.verify(`x${n}@b.co`, '000000', home);
    await signIn.requestCode(email, home, cookie);
    expect(await signIn.verify(email, signIn.lastCode(), home)).toMatchObject(TOO_MANY);
    expect((await signIn.verify(email, signIn.lastCode(), home, cookie)).status).toBe(200);
  });

  test('is worth nothing for another mailbox, changed or after a year', async () => {
    const cookie = await signInAtHome();
    await requestAll(100);
    const [name = '', value = ''] = cookie.split('=');
    const changed = [`${name}=${value.slice(0, -2)}xx`, `${name}=1${value}`, `${name}=`, name];
    for (const other of changed)
      expect(await signIn.requestCode(email, stranger(0), other)).toMatchObject(TOO_MANY);
    expect((await signIn.requestCode(email, stranger(0), cookie)).status).toBe(200);
    for (let n = 0; n < 30; n++) await signIn.requestCode('other@b.co', stranger(n));
    expect(await signIn.requestCode('other@b.co', stranger(0), cookie)).toMatchObject(TOO_MANY);
    signIn.advanceClock(366 * 86_400);
    await requestAll(100);
    expect(await signIn.requestCode(email, stranger(0), cookie)).toMatchObject(TOO_MANY);
  });

  test('is itself limited to a code a minute', async () => {
    const cookie = await signInAtHome();
    await signIn.requestCode(email, home, cookie);
    expect(await signIn.requestCode(email, home, cookie)).toMatchObject({ ...TOO_MANY, retryAfter: 60 });
  });
});

describe('a mailbox that signed in before', () => {
  test('shares the last mail with strangers who have used up its mails', async () => {
    await signInAtHome();
    await requestAll(100);
    const mails = signIn.mailed.length;
    signIn.advanceClock(299);
    expect((await signIn.requestCode(email, '192.0.2.1')).status).toBe(200);
    expect(signIn.mailed).toHaveLength(mails);
    const shared = signIn.lastCode();
    expect((await signIn.verify(email, shared, '192.0.2.1')).status).toBe(200);
    expect(await signIn.verify(email, shared, stranger(99))).toMatchObject({ code: 'INVALID_CODE' });
  });

  test('gets a mail of its own when the last one is older than five minutes or its code was used', async () => {
    await signInAtHome();
    await requestAll(100);
    const mails = signIn.mailed.length;
    signIn.advanceClock(300);
    await signIn.requestCode(email, '192.0.2.1');
    expect(signIn.mailed).toHaveLength(mails + 1);
    await signIn.verify(email, signIn.lastCode(), '192.0.2.1');
    await signIn.requestCode(email, '192.0.2.2');
    expect(signIn.mailed).toHaveLength(mails + 2);
    expect((await signIn.verify(email, signIn.lastCode(), '192.0.2.2')).status).toBe(200);
  });

  test.skipIf(isOnPostgres)(
    'is outside the limit of all, which raises an alarm and shows nobody who is known',
    async () => {
      await signInAtHome();
      const reported: string[] = [];
      const alarmed = await openSignIn({
        store: signIn.store,
        reportAlarm: (message) => void reported.push(message),
      });
      for (let n = 0; n < 302; n++) await alarmed.requestCode(`a${n}@b.co`, stranger(n));
      const ofNew = await alarmed.requestCode('new@b.co', stranger(400));
      const mails = alarmed.mailed.length;
      const ofKnown = await alarmed.requestCode(email, stranger(401));
      expect(ofNew).toMatchObject({ status: 200, body: { message: expect.stringContaining('через час') } });
      expect(ofKnown).toMatchObject({ status: 200, body: { ...ofNew.body, email } });
      expect(Object.keys(ofKnown.headers)).toEqual(Object.keys(ofNew.headers));
      expect(mails).toBe(299);
      await expect.poll(() => alarmed.mailed.length).toBe(300);
      await alarmed.requestCode(email, stranger(402));
      await expect.poll(() => alarmed.mailed.length).toBe(301);
      expect((await alarmed.verify(email, alarmed.lastCode(), stranger(402))).status).toBe(200);
      expect(reported).toHaveLength(1);
      expect(alarmed.alarms.limitForAll).toBe(4);
    },
  );
});
