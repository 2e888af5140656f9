import { beforeEach, describe, expect, test } from 'vitest';
import { createDatabase, isOnPostgres } from '../../test/database.ts';
import { openSignIn, type TestSignIn } from '../../test/sign-in.ts';

let signIn: TestSignIn;

beforeEach(async () => {
  signIn = await openSignIn();
  return () => signIn.close();
});

/** Number of requests of other mailboxes; smaller on Postgres, where a request takes ten times as long. */
const OTHERS = isOnPostgres ? 20 : 299;

const TOO_MANY = { status: 429, code: 'TOO_MANY_REQUESTS' };

describe('a second code for one address', () => {
  test('is rejected for a minute, and the first one stays valid', async () => {
    await signIn.requestCode('a@b.co');
    expect(await signIn.requestCode('a@b.co')).toMatchObject({ ...TOO_MANY, retryAfter: 60 });
    signIn.advanceClock(59.5);
    expect(await signIn.requestCode('a@b.co')).toMatchObject({ ...TOO_MANY, retryAfter: 1 });
    expect(signIn.mailed).toHaveLength(1);
    expect((await signIn.verify('a@b.co', signIn.lastCode())).status).toBe(200);
    signIn.advanceClock(0.5);
    expect((await signIn.requestCode('a@b.co')).status).toBe(200);
  });

  test.each(['A@B.co', ' a@b.co ', 'a@b.co\t'])(
    'is counted with the first however it is written: %j',
    async (email) => {
      await signIn.requestCode('a@b.co');
      expect(await signIn.requestCode(email)).toMatchObject(TOO_MANY);
    },
  );

  test('is sent once for fifty concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => signIn.requestCode('a@b.co')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(signIn.mailed).toHaveLength(1);
  });
});

/** Repeats code requests at an interval in seconds; returns how many succeed before the first rejection. */
async function granted(times: number, seconds: number, next: (n: number) => [email: string, ip: string]) {
  for (let n = 0; n < times; n++) {
    const outcome = await signIn.requestCode(...next(n));
    if (outcome.status !== 200) return { n, ...outcome };
    signIn.advanceClock(seconds);
  }
  return { n: times, code: undefined, retryAfter: undefined };
}

describe('code requests are limited to', () => {
  test('3 an hour from one IP address for one e-mail address', async () => {
    const refused = await granted(4, 60, () => ['a@b.co', '203.0.113.7']);
    expect(refused).toMatchObject({ n: 3, ...TOO_MANY, retryAfter: 3600 - 3 * 60 });
    signIn.advanceClock(3600 - 3 * 60);
    expect((await signIn.requestCode('a@b.co')).status).toBe(200);
  });

  test('6 a day from one IP address for one e-mail address', async () => {
    const refused = await granted(7, 3600, () => ['a@b.co', '203.0.113.7']);
    expect(refused).toMatchObject({ n: 6, ...TOO_MANY, retryAfter: 86_400 - 6 * 3600 });
  });

  test('40 an hour from one /56 network and 60 from one /48', async () => {
    const in56 = await granted(41, 1, (n) => [`a${n}@b.co`, `2001:db8:1:${n.toString(16)}::1`]);
    expect(in56).toMatchObject({ n: 40, ...TOO_MANY });
    const in48 = await granted(21, 1, (n) => [
      `b${n}@b.co`,
      `2001:db8:1:1${n.toString(16).padStart(2, '0')}::1`,
    ]);
    expect(in48).toMatchObject({ n: 20, ...TOO_MANY });
  });

  test('10 mails an hour to one mailbox from any IP address, however its address is written', async () => {
    const addresses = ['a.b@gmail.com', 'ab+x@gmail.com', 'a.b+y@googlemail.com'];
    await granted(11, 1, (n) => [addresses[n % 3] ?? '', `203.0.113.${n}`]);
    expect(signIn.mailed).toHaveLength(10);
  });

  test('20 mails a day to one mailbox', async () => {
    await granted(21, 600, (n) => ['a@b.co', `203.0.113.${n}`]);
    expect(signIn.mailed).toHaveLength(20);
  });

  test('20 an hour from one IP address', async () => {
    const refused = await granted(21, 1, (n) => [`a${n}@b.co`, '203.0.113.7']);
    expect(refused).toMatchObject({ n: 20, ...TOO_MANY, retryAfter: 3580 });
    expect((await signIn.requestCode('z@b.co', '203.0.113.8')).status).toBe(200);
  });

  test.skipIf(isOnPostgres)('300 mails an hour in total', async () => {
    await granted(301, 1, (n) => [`a${n}@b.co`, `203.0.113.${n % 250}`]);
    expect(signIn.mailed).toHaveLength(300);
  });
});

test('one caller cannot lock another out by requesting codes', async () => {
  for (let n = 0; n < 200; n++) await signIn.requestCode('victim@b.co', '198.51.100.1');
  expect((await signIn.requestCode('victim@b.co', '203.0.113.7')).status).toBe(200);
});

test('counts the addresses of one IPv6 network as one caller', async () => {
  for (let n = 0; n < 20; n++)
    expect((await signIn.requestCode(`a${n}@b.co`, `2001:db8:1:2::${n}`)).status).toBe(200);
  expect(await signIn.requestCode('z@b.co', '2001:db8:1:2:ffff::9')).toMatchObject(TOO_MANY);
  expect((await signIn.requestCode('z@b.co', '2001:db8:1:3::1')).status).toBe(200);
});

test('ignores an X-Forwarded-For header that the caller sends', async () => {
  for (let n = 0; n < 20; n++) await signIn.requestCode(`a${n}@b.co`, `10.9.8.${n}, 203.0.113.7`);
  expect(await signIn.requestCode('z@b.co', '10.9.8.99, 203.0.113.7')).toMatchObject(TOO_MANY);
});

describe('a clock that is set back', () => {
  test('by a week drops at most the earlier requests', async () => {
    await signIn.requestCode('a@b.co');
    signIn.advanceClock(-7 * 86_400);
    expect((await signIn.requestCode('a@b.co')).status).toBe(200);
    expect(await signIn.requestCode('a@b.co')).toMatchObject({ ...TOO_MANY, retryAfter: 60 });
  });

  test('by seconds delays no caller longer than a minute', async () => {
    await signIn.requestCode('a@b.co');
    signIn.advanceClock(-30);
    expect(await signIn.requestCode('a@b.co')).toMatchObject({ ...TOO_MANY, retryAfter: 60 });
  });
});

describe('limits', () => {
  test('apply after a restart, in a second server and after many other requests', async () => {
    const database = await createDatabase();
    const before = await openSignIn({ database });
    await before.requestCode('a@b.co');
    for (let n = 0; n < OTHERS; n++) await before.requestCode(`other${n}@b.co`, `198.51.${n}.1`);
    const second = await openSignIn({ database });
    expect(await second.requestCode('a@b.co')).toMatchObject(TOO_MANY);
    await second.close();
    await before.close();
    const after = await openSignIn({ database });
    expect(await after.requestCode('a@b.co')).toMatchObject(TOO_MANY);
    await after.close();
    await database.remove();
  });

  test('store code requests for one day and codes until they expire', async () => {
    for (let n = 0; n < 5; n++) await signIn.requestCode(`a${n}@b.co`);
    signIn.advanceClock(86_400);
    await signIn.requestCode('z@b.co');
    const { asks, codes } = {
      asks: await signIn.store.db.selectFrom('code_requests').select('email').execute(),
      codes: await signIn.store.db.selectFrom('codes').select('email').where('email', '!=', '').execute(),
    };
    expect([asks, codes]).toEqual([[{ email: 'z@b.co' }], [{ email: 'z@b.co' }]]);
  });
});
