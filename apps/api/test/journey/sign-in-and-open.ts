import type { Page } from 'playwright';
import { expect } from 'vitest';
import type { TestSmtp } from '../smtp.ts';

/** Opens an address without a session, signs in by mail and continues to it. */
export async function signInAndOpen(
  page: Page,
  { href, email, smtp }: { href: string; email: string; smtp: TestSmtp },
): Promise<void> {
  const before = smtp.mails.length;
  await page.goto(href);
  await page.waitForURL('**/login');
  await page.getByRole('textbox').fill(email);
  await page.keyboard.press('Enter');
  await expect.poll(() => smtp.mails.length).toBe(before + 1);
  const [code] = /\b\d{6}\b/.exec(smtp.mails.at(-1)?.parts['text/plain'] ?? '') ?? [];
  // The mail can arrive before the code step replaces the e-mail field.
  await page.locator('input[autocomplete="one-time-code"]').pressSequentially(code ?? 'no code');
  await page.waitForURL((url) => url.pathname === '/');
  await page.getByRole('link', { name: /^Продолжить/ }).click();
}

/** Shows the previous week, sorts and filters the products and hides the brand column. */
export async function changeTableView(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Предыдущая неделя' }).click();
  await page.waitForURL(/weekNumber=44/);
  await page.getByRole('columnheader', { name: /Цена/ }).getByRole('button').click();
  await page.waitForURL(/products\.sort=/);
  await page.getByLabel('Фильтр по названию').fill('Товар 1');
  await page.waitForURL(/products\.productName=/);
  await page.getByRole('button', { name: 'Столбцы' }).click();
  await page.getByRole('checkbox', { name: 'Бренд' }).click();
  await page.waitForURL(/products\.columns=/);
  await page.keyboard.press('Escape');
}

/** Reads address, week and rows of the shown table. */
export const readTable = async (page: Page) => ({
  address: page.url(),
  week: await page.getByRole('button', { name: /^Неделя/ }).textContent(),
  rows: await page.getByRole('grid').getByRole('row').allTextContents(),
});
