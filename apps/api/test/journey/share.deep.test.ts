import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { closeAfterAll } from '../close-after-all.ts';
import { csv, feedRow } from '../feed.ts';
import { journeySeller as seller, openJourney } from './open-journey.ts';
import { collectPageErrors } from './open-all-routes.ts';
import { signInAndOpen } from './sign-in-and-open.ts';

const offers = csv([1, 2, 3].map((n) => feedRow(n, { ...seller, revenue: '' })));

const journey = await closeAfterAll(openJourney());

/** Opens a page in a person's own browser, and records the Referer headers that it sends. */
async function openBrowser() {
  const page = await (await journey.browser.newContext({ locale: 'ru-RU' })).newPage();
  const referers: string[] = [];
  page.on('request', (request) => void referers.push(request.headers()['referer'] ?? ''));
  return { page, referers };
}

/** Creates a link to a profile by its menu, and reads its address. */
async function makeLink(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Действия' }).click();
  await page.getByRole('menuitem', { name: 'Поделиться' }).click();
  await page.getByRole('button', { name: 'Создать ссылку' }).click();
  return page.getByRole('textbox', { name: 'Адрес ссылки' }).inputValue();
}

/** Revokes the only link in Account. */
async function revokeLink(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/account`);
  const list = page.getByRole('region', { name: 'Ваши ссылки' });
  await list.getByRole('button', { name: /^Отозвать…/ }).click();
  await list.getByRole('button', { name: /^Отозвать ссылку/ }).click();
  await list.getByText('Ссылок нет.').waitFor();
}

test('a link opens one screen to a stranger until it is revoked, and its token is in no log and no Referer', async () => {
  const server = await journey.serveOffers('share', offers);
  const { page: owner } = await openBrowser();
  await signInAndOpen(owner, {
    href: `${server.origin}/seller?sellerId=101`,
    email: 'aigerim@example.kz',
    smtp: journey.smtp,
  });
  const url = await makeLink(owner);
  const token = url.slice(`${server.origin}/s/`.length);
  expect(url).toBe(`${server.origin}/s/${token}`);
  expect(token).toMatch(/^[\w-]{30,}$/);

  const { page: stranger, referers } = await openBrowser();
  const errors = collectPageErrors(stranger);
  const response = await stranger.goto(url);
  expect(response?.headers()['referrer-policy']).toBe('no-referrer');
  await stranger.getByRole('heading', { level: 1, name: seller.seller_title }).waitFor();
  // The history of the screen may be read, too.
  await stranger.getByRole('button', { name: 'Показать график' }).click();
  await stranger.getByText('Пока одна неделя').waitFor();
  await stranger.getByRole('tab', { name: /^Товары/ }).click();
  await stranger.getByRole('row', { name: /Товар 2/ }).waitFor();
  const stored = await stranger.evaluate(() =>
    [localStorage, sessionStorage].map((storage) => JSON.stringify(Object.entries(storage))).join(),
  );
  expect(stored).not.toContain(token);
  expect(errors).toEqual([]);
  await stranger.goto(`${server.origin}/seller?sellerId=101`);
  await stranger.waitForURL('**/login');

  await revokeLink(owner, server.origin);
  await stranger.goto(url);
  await stranger.getByRole('heading', { level: 1, name: 'Ссылка не действует' }).waitFor();
  expect(referers.length).toBeGreaterThan(10);
  expect(referers.filter((referer) => referer.includes(token))).toEqual([]);

  server.process.kill('SIGTERM');
  expect((await server.exit)[0]).toBe(0);
  const { output, errors: printed } = server.printed;
  const log = (await output) + (await printed);
  expect(log).toContain('/shares/open');
  expect(log).not.toContain(token);
}, 180_000);
