import type { Page } from 'playwright';
import { expect } from 'vitest';
import type { TestSmtp } from '../smtp.ts';

/** Opens an address in a browser that knows nothing yet: the person signs in by mail, and goes on to it. */
export async function openAsNewcomer(
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
  await page.getByRole('textbox').pressSequentially(code ?? 'no code');
  await page.waitForURL((url) => url.pathname === '/');
  await page.getByRole('link', { name: /^Продолжить/ }).click();
}

/** Looks at the open products in a way of one's own: the week before, ordered, filtered, without the brands. */
export async function lookCloser(page: Page): Promise<void> {
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

/** What a person sees of a table and its week: the rows in their order with their figures, the totals, the address. */
export const seenOn = async (page: Page) => ({
  address: page.url(),
  week: await page.getByRole('button', { name: /^Неделя/ }).textContent(),
  rows: await page.getByRole('grid').getByRole('row').allTextContents(),
});
