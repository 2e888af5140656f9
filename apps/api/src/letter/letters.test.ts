import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeAfterAll } from '../../test/close-after-all.ts';
import { buildLetterWeeks, openLetterServer, origin } from '../../test/letter-server.ts';
import { startSmtp } from '../../test/smtp.ts';
import { claimLetter, openLetters, unsubscribe } from '../store/letters.ts';

const weeks = await closeAfterAll(buildLetterWeeks());

let server: Awaited<ReturnType<typeof openLetterServer>>;
beforeEach(async () => {
  server = await openLetterServer(weeks);
  await server.publish(45);
});
afterEach(() => server.close());

/** Subscribes everyone after the current week. */
const subscribeAll = async () => {
  await server.look();
  await server.subscribe();
};

test('a new latest week sends one letter: the own shop, its events, the followed entities', async () => {
  await server.followShop();
  await subscribeAll();
  await server.publish(46);
  await server.look();
  const [mail, ...others] = server.mails;
  expect(others).toEqual([]);
  expect([mail?.from, mail?.to]).toEqual(['letters@example.kz', ['aigerim@example.kz']]);
  for (const part of ['text/plain', 'text/html']) {
    const body = (mail?.parts[part] ?? '').replaceAll(/\s+/g, ' ');
    expect(body).toContain('Продавец 1: 4 млн ₸, +100,0 %');
    expect(body).toContain('Рынок +59,7 %');
    expect(body).toContain('Доли, места и HHI — только по загруженным данным.');
    expect(body).toContain('Товаров, где есть дешевле: 1.');
    expect(body).toContain('Появилось дешевле: Товар 1');
    expect(body).toContain('95 000 ₸, у меня 100 000 ₸ (+5,3 %)');
    expect(body).toContain(`${origin}/?year=2026`);
  }
  const html = mail?.parts['text/html'] ?? '';
  expect(html).toContain('&lt;b&gt;Дүкен&lt;/b&gt;');
  expect(html).not.toContain('<b>');
  expect(html).not.toMatch(/<img|src=|url\(/);
  expect(html).toContain('prefers-color-scheme: dark');
}, 30_000);

test('without an own shop the letter begins with the market, and a quiet week says so', async () => {
  await subscribeAll();
  await server.publish(46, { daysCount: 5 });
  await server.look();
  const body = (server.mails[0]?.parts['text/plain'] ?? '').replaceAll(/\s+/g, ' ');
  expect(body).toContain('Рынок: 4,95 млн ₸, +59,7 %');
  expect(body).toContain('Спокойная неделя');
  expect(body).toMatch(/^Неделя 46, .*, 5 из 7 дней /);
}, 30_000);

test('a letter is never sent twice: not for the same week, a replaced, an older or a demo week', async () => {
  await subscribeAll();
  await server.look();
  expect(server.mails).toHaveLength(0);
  await server.publish(46);
  await Promise.all([server.look(), server.look()]);
  expect(server.mails).toHaveLength(1);
  await server.publish(46);
  await server.look();
  await server.publish(45);
  await server.look();
  expect(server.mails).toHaveLength(1);
}, 30_000);

test('only subscribers get letters, and nobody for a week before subscribing', async () => {
  await server.addUser('other@example.kz');
  await server.publish(46);
  await server.look();
  await server.subscribe();
  await server.look();
  expect(server.mails).toHaveLength(0);
});

test('a demo week creates no letters, and the first real week after it does', async () => {
  await server.close();
  server = await openLetterServer(weeks);
  await server.publish(45, { isDemo: true });
  await subscribeAll();
  await server.look();
  expect(server.mails).toHaveLength(0);
  await server.publish(46);
  await server.look();
  expect(server.mails).toHaveLength(1);
}, 30_000);

test('a refused letter is retried after a while, and the log says so', async () => {
  await subscribeAll();
  await server.publish(46);
  const busy = await startSmtp({ onMailFrom: (_, __, done) => done(new Error('busy')) });
  await server.look(busy.url);
  await busy.close();
  expect(server.log()).toContain('a letter was not sent: it is tried again');
  await server.look();
  expect(server.mails).toHaveLength(0);
  server.advanceClock(61_000);
  await server.look();
  expect(server.mails).toHaveLength(1);
  expect(server.log()).toContain('letter sent');
}, 30_000);

test('a letter that a killed server had claimed is given up after its lease, and the log says so', async () => {
  await subscribeAll();
  await server.publish(46);
  await openLetters(server.store, { year: 2026, weekNumber: 46 }, server.now());
  expect(await claimLetter(server.store, server.now())).toMatchObject({ email: 'aigerim@example.kz' });
  const states = () => server.store.db.selectFrom('letters').select('state').execute();
  server.advanceClock(599_000);
  await server.look();
  expect(await states()).toEqual([{ state: 'claimed' }]);
  server.advanceClock(1000);
  await server.look();
  expect(await states()).toEqual([{ state: 'given up' }]);
  expect(server.log()).toContain('letters are given up: a server ended while it sent them');
  expect(server.mails).toHaveLength(0);
});

test('unsubscribing cancels a waiting letter', async () => {
  await subscribeAll();
  await server.publish(46);
  const busy = await startSmtp({ onMailFrom: (_, __, done) => done(new Error('busy')) });
  await server.look(busy.url);
  await busy.close();
  await unsubscribe(server.store, server.userId);
  server.advanceClock(3_600_000);
  await server.look();
  expect(server.mails).toHaveLength(0);
}, 30_000);
