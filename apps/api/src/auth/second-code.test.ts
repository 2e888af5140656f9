import { beforeEach, describe, expect, test } from 'vitest';
import { readCookie, openSignIn, type TestSignIn } from '../../test/sign-in.ts';

let signIn: TestSignIn;

beforeEach(async () => {
  signIn = await openSignIn();
  return () => signIn.close();
});

const email = 'owner@b.co';
const home = '203.0.113.7';
const stranger = (n: number) => `198.51.100.${n}`;

/** Signs the owner in and returns the cookie of the device. */
async function signInAtHome(): Promise<string> {
  await signIn.requestCode(email, home);
  const cookie = readCookie(await signIn.verify(email, signIn.lastCode(), home));
  signIn.advanceClock(60);
  return cookie;
}

describe('after 40 wrong guesses of strangers in a year', () => {
  /** Makes two wrong guesses at each code that strangers get. */
  const guessWrong = async (times: number) => {
    for (let n = 0; n < times / 2; n++) {
      await signIn.requestCode(`v${n}@b.co`, stranger(n));
      for (const _ of [1, 2]) await signIn.verify(`v${n}@b.co`, 'wrong!', stranger(n));
    }
  };

  /** Counts the compared guesses of the owner's address block, the first one included. */
  const countCompared = async () => {
    const rows = await signIn.store.db
      .selectFrom('guesses')
      .select('id')
      .where('address', '=', home)
      .execute();
    return rows.length;
  };

  test('a new device needs a second code, and a known one does not', async () => {
    const cookie = await signInAtHome();
    await guessWrong(40);
    await signIn.requestCode(email, '192.0.2.1');
    const first = signIn.lastCode();
    const outcome = await signIn.verify(email, first, '192.0.2.1');
    expect(outcome).toMatchObject({ status: 401, code: 'INVALID_CODE' });
    expect(outcome.body['error']).toMatch(/^Код верный, но .*: введите второй, мы отправили его на почту\.$/);
    expect(signIn.lastCode()).not.toBe(first);
    expect((await signIn.verify(email, signIn.lastCode(), '192.0.2.1')).status).toBe(200);
    await signIn.requestCode(email, home, cookie);
    expect((await signIn.verify(email, signIn.lastCode(), home, cookie)).status).toBe(200);
  });

  test('one code is enough with fewer, and after a year', async () => {
    await guessWrong(38);
    await signIn.requestCode(email, '192.0.2.1');
    expect((await signIn.verify(email, signIn.lastCode(), '192.0.2.1')).status).toBe(200);
    await guessWrong(2);
    signIn.advanceClock(366 * 86_400);
    await signIn.requestCode(email, '192.0.2.1');
    expect((await signIn.verify(email, signIn.lastCode(), '192.0.2.1')).status).toBe(200);
  });

  test('a second code that cannot be mailed is reported', async () => {
    await guessWrong(40);
    const codes: string[] = [];
    const sendCode = async (_: string, code: string, { step }: { step: 1 | 2 }) => {
      if (step === 2) throw new Error('421');
      codes.push(code);
    };
    const failing = await openSignIn({ store: signIn.store, mailer: { sendCode } });
    await failing.requestCode(email);
    expect(await failing.verify(email, codes[0])).toMatchObject({ status: 500 });
  });

  /** Requests a code at home and enters it as a device with its cookie, or without; returns the device's cookie. */
  const enterFirstCode = async (hasCookie: boolean): Promise<string> => {
    await guessWrong(40);
    const cookie = readCookie(await signIn.requestCode(email, home));
    await signIn.verify(email, signIn.lastCode(), home, hasCookie ? cookie : '');
    return cookie;
  };

  test.each([true, false])(
    'a second code has three guesses in all; entered with a cookie: %s',
    async (has) => {
      const cookie = await enterFirstCode(has);
      for (const guesser of ['', cookie])
        for (const _ of [1, 2, 3]) await signIn.verify(email, 'wrong!', home, guesser);
      expect(await countCompared()).toBe(1 + 3);
      for (const guesser of ['', cookie])
        expect((await signIn.verify(email, signIn.lastCode(), home, guesser)).status).toBe(401);
    },
  );

  test("neighbours in an address block cannot use up the guesses at a device's second code", async () => {
    const cookie = await enterFirstCode(true);
    for (const _ of [1, 2, 3]) await signIn.verify(email, 'wrong!', home);
    expect((await signIn.verify(email, signIn.lastCode(), home, cookie)).status).toBe(200);
  });

  const countWrong = async () => {
    const rows = await signIn.store.db.selectFrom('wrong_guesses').select(['device', 'guesses']).execute();
    return rows.reduce((sum, { guesses }) => sum + guesses, 0);
  };

  test('guesses of a caller who then uses the right code do not count, not even at an earlier code', async () => {
    const cookie = readCookie(await signIn.requestCode(email));
    for (const _ of [1, 2, 3]) await signIn.verify(email, 'wrong!', undefined, cookie);
    expect(await countWrong()).toBe(3);
    signIn.advanceClock(60);
    await signIn.requestCode(email, undefined, cookie);
    await signIn.verify(email, 'wrong!', undefined, cookie);
    await signIn.verify(email, signIn.lastCode(), undefined, cookie);
    expect(await countWrong()).toBe(0);
  });

  test('guesses that did not count cannot lower the count', async () => {
    await guessWrong(40);
    const cookie = readCookie(await signIn.requestCode(email));
    await signIn.verify(email, signIn.lastCode(), undefined, cookie);
    for (const _ of [1, 2, 3, 4]) await signIn.verify(email, 'wrong!', undefined, cookie);
    signIn.advanceClock(60);
    await signIn.requestCode(email, undefined, cookie);
    await signIn.verify(email, signIn.lastCode(), undefined, cookie);
    expect(await countWrong()).toBe(40);
  });

  test('who guesses on and on does not pass by a lucky guess', async () => {
    await signInAtHome();
    let cookie = '';
    const requestNext = async (ip: string) => {
      signIn.advanceClock(500);
      cookie = readCookie(await signIn.requestCode(email, ip, cookie));
    };
    for (let n = 0; n < 14; n++) {
      await requestNext(stranger(n));
      for (const _ of [1, 2, 3]) await signIn.verify(email, 'wrong!', stranger(n), cookie);
    }
    await requestNext(stranger(14));
    expect(await signIn.verify(email, signIn.lastCode(), stranger(14), cookie)).toMatchObject({
      status: 401,
    });
  });

  test('a known device needs a second code after ten of its own', async () => {
    const cookie = await signInAtHome();
    for (let n = 0; n < 4; n++) {
      await signIn.requestCode(email, home, cookie);
      for (const _ of [1, 2, 3]) await signIn.verify(email, 'wrong!', home, cookie);
      signIn.advanceClock(60);
    }
    await signIn.requestCode(email, home, cookie);
    expect(await signIn.verify(email, signIn.lastCode(), home, cookie)).toMatchObject({ status: 401 });
    expect((await signIn.verify(email, signIn.lastCode(), home, cookie)).status).toBe(200);
  });
});
