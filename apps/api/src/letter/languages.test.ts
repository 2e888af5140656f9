import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeAfterAll } from '../../test/close-after-all.ts';
import type { Language } from '@vitrina/contract';
import { buildLetterWeeks, key, openLetterServer } from '../../test/letter-server.ts';
import { readConfig } from '../config.ts';
import { createHttpServer } from '../server/http/http-server.ts';
import { createLog } from '../server/http/log.ts';
import { keepLanguage } from '../store/users.ts';
import { serveUnsubscribe } from './serve-unsubscribe.ts';

const weeks = await closeAfterAll(buildLetterWeeks());

let server: Awaited<ReturnType<typeof openLetterServer>>;
beforeEach(async () => {
  server = await openLetterServer(weeks);
  await server.publish(45);
});
afterEach(() => server.close());

/** Sends the letter about week 46 to a reader with a language, and returns it. */
async function sendLetter(language: Language) {
  await keepLanguage(server.store, server.userId, language);
  await server.look();
  await server.subscribe();
  await server.publish(46);
  await server.look();
  const [mail] = server.mails;
  if (!mail) throw new Error('no letter was sent');
  return mail;
}

const spaced = (text: string | undefined) => (text ?? '').replaceAll(/\s+/g, ' ');

const shopLetters = {
  ru: [
    'Неделя 46, 9–15 нояб. 2026 г.',
    'Продавец 1: 4 млн ₸, +100,0 %',
    'Рынок +59,7 %. Доля +16,29 п. п., место 1 → 1 из 2. Товаров, где есть дешевле: 1.',
    'Продажи, шт.',
    'Появилось дешевле: Товар 1',
    '95 000 ₸, у меня 100 000 ₸ (+5,3 %)',
    'Открыть неделю 46',
  ],
  kk: [
    '46-апта, 2026 ж. 9–15 қар.',
    'Продавец 1: 4 млн ₸, +100,0%',
    'Нарық +59,7%. Үлес +16,29 п. т., орны 1 → 1 / 2. Арзаны бар тауарлар: 1.',
    'Сатылым, дана',
    'Арзаны шықты: Товар 1',
    '95 000 ₸, менде 100 000 ₸ (+5,3%)',
    '46-аптаны ашу',
  ],
  en: [
    'Week 46, Nov 9 – 15, 2026',
    'Продавец 1: 4M ₸, +100.0%',
    'Market +59.7%. Share +16.29 pp, rank 1 → 1 of 2. Products with a cheaper offer: 1.',
    'Units sold',
    'Undercut: Товар 1',
    '95,000 ₸, mine 100,000 ₸ (+5.3%)',
    'Open week 46',
  ],
} as const;

const followedSection = {
  ru: 'Раздел 1001 (раздел)',
  kk: 'Раздел 1001 (бөлім)',
  en: 'Раздел 1001 (section)',
};

test.each(['ru', 'kk', 'en'] as const)(
  'the letter of an own shop is in the language %s',
  async (language) => {
    await server.followShop();
    const { parts } = await sendLetter(language);
    for (const part of ['text/plain', 'text/html'])
      for (const sentence of shopLetters[language]) expect(spaced(parts[part])).toContain(sentence);
    expect(parts['text/plain']).toContain(followedSection[language]);
    expect(parts['text/html']).toContain(`<html lang="${language}">`);
  },
);

const marketLetters = {
  ru: {
    sentences: ['Рынок: 4,95 млн ₸, +59,7 %', 'Спокойная неделя'],
    question: 'Выключить письмо о новой неделе?',
    ended: 'Письмо о новой неделе выключено',
    invalid: 'Ссылка не действует',
  },
  kk: {
    sentences: ['Нарық: 4,95 млн ₸, +59,7%', 'Тыныш апта'],
    question: 'Жаңа апта туралы хатты өшіресіз бе?',
    ended: 'Жаңа апта туралы хат өшірілді',
    invalid: 'Сілтеме жарамсыз',
  },
  en: {
    sentences: ['Market: 4.95M ₸, +59.7%', 'A quiet week'],
    question: 'Turn off the email about a new week?',
    ended: 'The email about a new week is off',
    invalid: 'The link does not work',
  },
} as const;

test.each(['ru', 'kk', 'en'] as const)(
  'the letter about the market and the pages that end it are in the language %s that the person chose, also against that of the browser',
  async (language) => {
    const { sentences, question, ended, invalid } = marketLetters[language];
    const { parts, headers } = await sendLetter(language);
    for (const part of ['text/plain', 'text/html'])
      for (const sentence of sentences) expect(spaced(parts[part])).toContain(sentence);
    const { pathname, search } = new URL(/<(.*)>/.exec(headers['list-unsubscribe'] ?? '')?.[1] ?? '');
    const app = createHttpServer(readConfig({}), createLog({ write: () => undefined }));
    serveUnsubscribe(app, { store: server.store, key });
    const url = pathname + search;
    const chosen = { cookie: `theme=dark; language=${language}`, 'accept-language': 'de' };
    const shown = await app.inject({ url, headers: chosen });
    expect(shown.body).toContain(`<h1>${question}</h1>`);
    expect(shown.body).toContain(`<html lang="${language}">`);
    expect((await app.inject({ method: 'POST', url, headers: chosen })).body).toContain(`<h1>${ended}</h1>`);
    expect((await app.inject({ url, headers: chosen })).body).toContain(ended);
    expect((await app.inject({ url: pathname, headers: chosen })).body).toContain(`<h1>${invalid}</h1>`);
    await app.close();
  },
);
