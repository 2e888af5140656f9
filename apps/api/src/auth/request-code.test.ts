import { beforeEach, describe, expect, test } from 'vitest';
import { openSignIn, type TestSignIn } from '../../test/sign-in.ts';

let signIn: TestSignIn;

beforeEach(async () => {
  signIn = await openSignIn();
  return () => signIn.close();
});

const TOO_MANY = { status: 429, code: 'TOO_MANY_REQUESTS' };

test('mails a code of six digits, and the response names the address', async () => {
  const { status, body } = await signIn.requestCode(' Aigul@Example.KZ ');
  expect(status).toBe(200);
  expect(body).toEqual({ message: 'Код отправлен на почту', email: 'aigul@example.kz' });
  expect(signIn.mailed).toEqual([{ email: 'aigul@example.kz', code: expect.stringMatching(/^\d{6}$/) }]);
});

test('without a mail server the response says that the code is in the log', async () => {
  const logging = await openSignIn({ isMailLogged: true });
  const { body } = await logging.requestCode('aigul@example.kz');
  expect(body['message']).toBe('Почта на сервере не настроена: код в\u00a0терминале, где он запущен');
  await logging.close();
});

test.each([
  '{}',
  'null',
  '[]',
  '"x"',
  '',
  '{"email":',
  '{"email":"a@b.co","__proto__":{"a":1}}',
  '{"email":"a@b.co","constructor":{"prototype":{}}}',
  ...[
    7,
    'x',
    'a@',
    '@b.co',
    'a b@c.co',
    'a@b',
    'a..b@c.co',
    'а@b.co',
    `${'a'.repeat(250)}@b.co`,
    'a@b.co\r\nBcc: e@x.z',
    'a@b.co, e@x.z',
    'e@x.z <a@b.co>',
    '"a\r\nRCPT TO:<e@x.z>"@b.co',
  ].map((email) => JSON.stringify({ email })),
])('what is no address to write to is VALIDATION_ERROR, and nothing is mailed: %s', async (payload) => {
  const { status, body } = await signIn.call('request-code', payload);
  expect(status).toBe(400);
  expect(body).toEqual({ error: expect.any(String), code: 'VALIDATION_ERROR' });
  expect(signIn.mailed).toEqual([]);
});

test('responds the same to a known, an unknown and a blocked address', async () => {
  await signIn.signIn('known@b.co');
  await signIn.signIn('blocked@b.co');
  await signIn.store.db
    .updateTable('users')
    .set({ status: 'blocked' })
    .where('email', '=', 'blocked@b.co')
    .execute();
  signIn.advanceClock(3600);
  const answers = [];
  for (const email of ['known@b.co', 'stranger@b.co', 'blocked@b.co']) {
    const { text, headers } = await signIn.requestCode(email);
    answers.push({ text: text.replace(email, ''), names: Object.keys(headers) });
  }
  expect(answers[1]).toEqual(answers[0]);
  expect(answers[2]).toEqual(answers[0]);
});

describe('a mail that cannot be sent', () => {
  const failing = () =>
    openSignIn({ mailer: { sendCode: () => Promise.reject(new Error('550 a@b.co unknown')) } });

  test('is reported without details of the mail server', async () => {
    const broken = await failing();
    const { status, body } = await broken.requestCode('a@b.co');
    expect(status).toBe(500);
    expect(body).toEqual({
      error: 'Не удалось отправить письмо с кодом: проверьте адрес и повторите через минуту.',
      code: 'INTERNAL_SERVER_ERROR',
    });
    expect(broken.log()).toContain('550');
    expect(broken.log()).not.toContain('a@b.co');
    await broken.close();
  });

  test('counts for the caller and not for the address', async () => {
    const broken = await failing();
    for (let n = 0; n < 20; n++) expect((await broken.requestCode('a@b.co')).status).toBe(500);
    expect(await broken.requestCode('a@b.co')).toMatchObject(TOO_MANY);
    await broken.close();
  });

  test('leaves no code behind', async () => {
    const codes: string[] = [];
    const broken = await openSignIn({
      mailer: {
        sendCode: (_, code) => {
          codes.push(code);
          return Promise.reject(new Error('421 try later'));
        },
      },
    });
    await broken.requestCode('a@b.co');
    expect(await broken.verify('a@b.co', codes[0])).toMatchObject({ status: 401, code: 'INVALID_CODE' });
    await broken.close();
  });
});
