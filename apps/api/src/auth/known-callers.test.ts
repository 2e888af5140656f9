import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cookieOf, openSignIn } from '../../test/sign-in.ts';

let signIn: ReturnType<typeof openSignIn>;

beforeEach(() => {
  signIn = openSignIn();
});

afterEach(() => signIn.close());

const email = 'owner@b.co';
const TOO_MANY = { status: 429, code: 'TOO_MANY_REQUESTS' };
const home = '203.0.113.7';
const stranger = (n: number) => `198.51.${Math.floor(n / 250)}.${n % 250}`;

/** Signs the owner in and returns the cookie of the device. */
async function signInAtHome(): Promise<string> {
  await signIn.requestCode(email, home);
  const cookie = cookieOf(await signIn.verify(email, signIn.lastCode(), home));
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

  test('is not set for a wrong code or a code request', async () => {
    const outcomes = [await signIn.requestCode(email), await signIn.verify(email, 'wrong!')];
    for (const { headers } of outcomes) expect(headers).not.toHaveProperty('set-cookie');
  });

  test('lets its device pass when strangers have used up the mailbox and its address block', async () => {
    const cookie = await signInAtHome();
    await requestAll(100);
    for (let n = 0; n < 20; n++) await signIn.requestCode(`x${n}@b.co`, home);
    expect(await signIn.requestCode(email, home)).toMatchObject(TOO_MANY);
    for (const ip of [home, '192.0.2.1']) {
      expect((await signIn.requestCode(email, ip, cookie)).status).toBe(200);
      expect((await signIn.verify(email, signIn.lastCode(), ip, cookie)).status).toBe(200);
      signIn.advanceClock(60);
    }
  });

  test('has its own guesses where strangers have used up those of its address block', async () => {
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
  test('gets a code at its address block when strangers have used up the mailbox', async () => {
    await signInAtHome();
    await requestAll(100);
    expect((await signIn.requestCode(email, home)).status).toBe(200);
  });

  test('gets a code from elsewhere after an attacker with 15 address blocks', async () => {
    await signInAtHome();
    for (let hour = 0; hour < 72; hour++) {
      for (let n = 0; n < 15; n++) await signIn.requestCode(email, stranger(n));
      if (hour % 24 === 23) expect((await signIn.requestCode(email, '192.0.2.1')).status).toBe(200);
      signIn.advanceClock(3600);
    }
  });

  test('is outside the limit of all, which raises an alarm', async () => {
    await signInAtHome();
    const reported: string[] = [];
    const alarmed = openSignIn({
      store: signIn.store,
      reportAlarm: (message) => void reported.push(message),
    });
    for (let n = 0; n < 302; n++) await alarmed.requestCode(`a${n}@b.co`, stranger(n));
    expect(await alarmed.requestCode('new@b.co', stranger(400))).toMatchObject(TOO_MANY);
    expect((await alarmed.requestCode(email, stranger(401))).status).toBe(200);
    expect(reported).toHaveLength(1);
    expect(alarmed.alarms.limitForAll).toBe(4);
  });
});

describe('a mailbox with 50 wrong guesses of strangers in a year', () => {
  /** Guesses wrong with each code that strangers get, three times. */
  const guessWrong = async (times: number) => {
    for (let n = 0; n < times / 2; n++) {
      await signIn.requestCode(email, stranger(n));
      for (const _ of [1, 2]) await signIn.verify(email, 'wrong!', stranger(n));
      signIn.advanceClock(4400);
    }
  };

  test('needs a second code on a new device, and none on a known one', async () => {
    const cookie = await signInAtHome();
    await guessWrong(50);
    await signIn.requestCode(email, '192.0.2.1');
    const first = signIn.lastCode();
    expect(await signIn.verify(email, first, '192.0.2.1')).toMatchObject({
      status: 401,
      code: 'INVALID_CODE',
    });
    expect(signIn.lastCode()).not.toBe(first);
    expect((await signIn.verify(email, signIn.lastCode(), '192.0.2.1')).status).toBe(200);
    await signIn.requestCode(email, home, cookie);
    expect((await signIn.verify(email, signIn.lastCode(), home, cookie)).status).toBe(200);
  });

  test('needs one code with fewer', async () => {
    await guessWrong(48);
    await signIn.requestCode(email, '192.0.2.1');
    expect((await signIn.verify(email, signIn.lastCode(), '192.0.2.1')).status).toBe(200);
  });

  test('does not count the wrong guesses of who then knows the code', async () => {
    await signIn.requestCode(email);
    await signIn.verify(email, 'wrong!');
    await signIn.verify(email, signIn.lastCode());
    const counted = await signIn.store.db.selectFrom('wrong_guesses').select('guesses').execute();
    expect(counted.reduce((sum, { guesses }) => sum + guesses, 0)).toBe(0);
  });
});
