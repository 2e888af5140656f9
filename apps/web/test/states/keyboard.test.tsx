import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { visit } from '../visit.tsx';
import { answerFromWideMarket } from '../wide-market.ts';

const press = (keys: string) => userEvent.keyboard(keys);
const focused = () => document.activeElement;

/** Presses Tab until a part of the page has the focus: nothing is out of a keyboard's reach. */
async function tabTo(isThere: (element: Element) => boolean, key = '{Tab}') {
  const passed: string[] = [];
  for (let presses = 0; presses < 80; presses++) {
    const element = focused();
    passed.push(element?.getAttribute('aria-label') ?? element?.textContent?.slice(0, 20) ?? '');
    if (element !== null && element !== document.body && isThere(element)) return element;
    await press(key);
  }
  throw new Error(`Tab does not lead there, but to: ${passed.join(', ')}`);
}

const named = (name: RegExp) => (element: Element) =>
  name.test(element.getAttribute('aria-label') ?? element.textContent ?? '');
const fieldNamed = (name: string) => (element: Element) =>
  element instanceof HTMLInputElement && element.getAttribute('aria-label') === name;

test('by keyboard alone: sign in, find a seller, open its products, sort, filter, export, change the week, sign out', async () => {
  answerFromWideMarket();
  const { address } = await visit('/login', { signedIn: false });
  await expect.element(page.getByRole('textbox')).toHaveFocus();
  await press('aigerim@sauda.kz{Enter}');
  await expect.poll(() => focused()?.getAttribute('autocomplete')).toBe('one-time-code');
  await press('123456');
  await expect.element(page.getByRole('navigation', { name: 'Разделы' })).toBeVisible();

  await tabTo((element) => element.getAttribute('href')?.startsWith('/sellers') === true);
  await press('{Enter}');
  await expect.poll(address).toMatch(/^\/sellers/);
  await tabTo(fieldNamed('Название продавца'));
  await press('102');
  await tabTo((element) => element.getAttribute('role') === 'gridcell' || element.closest('tbody') !== null);
  await press('{Enter}');
  await expect.poll(address).toMatch(/^\/seller\?sellerId=102/);

  await expect.element(page.getByRole('tablist')).toBeVisible();
  await tabTo((element) => element.getAttribute('role') === 'tab');
  await press('{ArrowRight}');
  await expect.element(page.getByRole('tab', { name: /^Бренды/ })).toHaveFocus();
  await press('{ArrowRight}');
  await expect.poll(address).toContain('tab=products');
  await expect.element(page.getByRole('tab', { name: /^Товары/ })).toHaveFocus();
  await expect.element(page.getByRole('region', { name: 'Товары продавца' })).toBeVisible();

  await tabTo(fieldNamed('Фильтр по названию'));
  await press('1');
  await expect.poll(address).toContain('products.');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const saved = vi.spyOn(URL, 'createObjectURL');
  await tabTo(named(/^Экспорт/));
  await press('{Enter}');
  await expect.element(page.getByRole('menu')).toBeVisible();
  await press('{ArrowDown}{Enter}');
  await expect.poll(() => saved.mock.calls.length).toBe(1);
  await tabTo((element) => element.closest('[role="grid"]') !== null);
  await press('{ArrowUp}{ArrowUp}{ArrowRight}{Enter}');
  await expect.poll(address).toContain('products.sort');

  await tabTo(named(/^Предыдущая неделя/), '{Shift>}{Tab}{/Shift}');
  await press('{Enter}');
  await expect.poll(address).toContain('weekNumber=45');
  await tabTo(named(/Меню пользователя/), '{Shift>}{Tab}{/Shift}');
  await press('{Enter}');
  await expect.element(page.getByRole('menu')).toBeVisible();
  await press('{End}');
  await expect.element(page.getByRole('menuitem', { name: 'Выйти' })).toHaveFocus();
  await press('{Enter}');
  await expect.element(page.getByRole('heading', { name: 'Вход' })).toBeVisible();
  expect(localStorage.getItem('access_token')).toBeNull();
}, 60_000);
