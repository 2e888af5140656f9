import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeAfterAll } from '../../test/close-after-all.ts';
import { openSignIn, tokensIn, type TestSignIn } from '../../test/sign-in.ts';
import { startSmtp } from '../../test/smtp.ts';
import { createMailer } from './mailer.ts';

const smtp = await closeAfterAll(startSmtp());

let signIn: TestSignIn;
beforeEach(async () => {
  smtp.mails.splice(0);
  const mailer = createMailer({ smtpUrl: smtp.url, from: 'codes@example.kz' }, () => {
    throw new Error('no code is shown when there is a mail server');
  });
  signIn = await openSignIn({ mailer });
});
afterEach(() => signIn.close());

const email = 'a@b.co';
const sentences = {
  ru: ['Код действует 10\u00a0минут', 'Никому его не сообщайте', 'Vitrina: отчёты'],
  kk: ['Код 10\u00a0минут жарамды', 'Оны ешкімге айтпаңыз', 'Vitrina: маркетплейстегі'],
  en: ['The code is valid for 10\u00a0minutes', 'Do not share it', 'Vitrina: weekly reports'],
} as const;
const languages = ['ru', 'kk', 'en'] as const;

/** Returns the code of the latest mail. */
const lastCode = () => /^\d{6}$/m.exec(smtp.mails.at(-1)?.parts['text/plain'] ?? '')?.[0] ?? 'none';
const readLanguage = async () =>
  (await signIn.store.db.selectFrom('users').select('language').executeTakeFirstOrThrow()).language;
const enter = async (language: string) => {
  await signIn.call('request-code', { email }, { 'accept-language': language });
  const code = lastCode();
  signIn.advanceClock(120);
  return tokensIn((await signIn.call('verify-code', { email, code }, { 'accept-language': language })).body);
};

test.each(languages)('the mail with a code is in the language of the request: %s', async (language) => {
  await signIn.call('request-code', { email }, { 'accept-language': language });
  const [mail, ...others] = smtp.mails;
  expect(others).toEqual([]);
  const [validity, warning, product] = sentences[language];
  for (const part of ['text/plain', 'text/html'])
    for (const sentence of [validity, warning]) expect(mail?.parts[part]).toContain(sentence);
  expect(mail?.parts['text/plain']).toContain(product);
  expect(mail?.parts['text/html']).toContain(`<html lang="${language}">`);
  for (const other of languages.filter((one) => one !== language))
    expect(mail?.parts['text/html']).not.toContain(sentences[other][1]);
});

test('a user is kept in the language of the last sign-in and of the last page', async () => {
  const { accessToken } = await enter('kk');
  expect(await readLanguage()).toBe('kk');
  const me = (headers: Record<string, string>) =>
    signIn.call('me', undefined, { authorization: `Bearer ${accessToken}`, ...headers });
  expect((await me({ 'accept-language': 'en-GB,ru;q=0.5' })).status).toBe(200);
  expect(await readLanguage()).toBe('en');
  await me({});
  expect(await readLanguage()).toBe('en');
  await enter('ru');
  expect(await readLanguage()).toBe('ru');
});

test.each([
  ['ru', 'Вы вышли'],
  ['kk', 'Сіз шықтыңыз'],
  ['en', 'You are signed out'],
])('a sign-out is confirmed in the language of the request: %s', async (language, message) => {
  const { accessToken, refreshToken } = await enter(language);
  const headers = { authorization: `Bearer ${accessToken}`, 'accept-language': language };
  expect((await signIn.call('logout', { refreshToken }, headers)).body).toEqual({ message });
});
