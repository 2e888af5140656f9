import { contract } from '@vitrina/contract';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { storedFollows, user } from '../../../test/default-market.ts';
import { respond } from '../../../test/respond.ts';
import { respondToSearch, createSearchResponse } from '../../../test/search-response.ts';
import { paletteDialog, paletteField, openPalette } from '../../../test/palette.ts';
import { renderApp } from '../../../test/render-app.tsx';

const group = (name: string) => paletteDialog.getByRole('group', { name });
const options = () =>
  paletteDialog
    .getByRole('option')
    .elements()
    .map((option) => option.textContent);
const getActiveOption = () => paletteDialog.getByRole('option', { selected: true });

const toRow = (id: number, title: string, revenue = 1_000_000) => ({ id, title, revenue });
const seller = toRow(101, 'ИП «Нұрлы Жол»', 1_299_870);
const brand = toRow(7, 'Aylin', 2_599_740);
const category = toRow(31, 'Пылесосы', 5_199_480);
const product = { ...toRow(5001, 'Пылесос Aylin V12, чёрный', 2_599_740), categoryId: 31 };
const all = { sellers: [seller], brands: [brand], categories: [category], products: [product] };

const storeRecent = (...recent: object[]) =>
  localStorage.setItem('entities:u1', JSON.stringify({ pinned: [], recent }));

test('without a text it offers followed entities with their revenue, recent ones, then actions', async () => {
  const follows = [{ kind: 'brand' as const, id: 7, note: '', isMine: false }];
  storedFollows.write({ [user.email]: { version: 1, follows, seen: [] } });
  storeRecent({ kind: 'seller', id: 101, title: 'ИП «Нұрлы Жол»' });
  const calls = respondToSearch(all);
  await openPalette();
  await expect
    .element(group('Вы следите').getByRole('option', { name: /^Aylin Бренд 1,3.млн.₸$/ }))
    .toBeVisible();
  const groups = paletteDialog.getByRole('group').elements();
  expect(groups.map((one) => one.getAttribute('aria-label'))).toEqual(['Вы следите', 'Недавние', 'Действия']);
  expect(calls).toEqual([]);
});

test('keys typed before the field appears are not lost and do not act on the page', async () => {
  respondToSearch(all);
  await renderApp('/method');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  const press = (key: string, ctrlKey = false) =>
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true, cancelable: true }),
    );
  expect(press('k', true)).toBe(false);
  await Promise.resolve();
  expect(['a', 'y', 'l', 'i', 'n'].map((letter) => press(letter))).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
  expect([press('x'), press('Backspace'), press('Enter')]).toEqual([false, false, false]);
  expect(document.querySelector('[role=combobox]')).toBeNull();
  await expect.element(paletteField).toHaveValue('aylin');
  await expect.element(paletteField).toHaveFocus();
  await userEvent.keyboard('1');
  await expect.element(paletteField).toHaveValue('aylin1');
});

test('it finds sellers, brands, categories and products of the week, highlights the text and shows the revenue', async () => {
  const calls = respondToSearch(all);
  await openPalette('/method');
  await paletteField.fill('  aylin ');
  await expect
    .element(group('Бренды').getByRole('option', { name: /^Aylin 200,0.% рынка 2,6.млн.₸$/ }))
    .toBeVisible();
  expect(calls.map(({ body }) => body)).toEqual([{ year: 2026, weekNumber: 46, text: 'aylin' }]);
  for (const name of ['Продавцы', 'Категории', 'Товары'])
    await expect.element(group(name).getByRole('option')).toBeVisible();
  const marks = [...document.querySelectorAll('[role=option] mark')].map((mark) => mark.textContent);
  // The brand, the product, and the actions on the brand.
  expect(marks).toEqual(['Aylin', 'Aylin', 'Aylin', 'Aylin']);
  await expect
    .element(group('Категории').getByRole('option', { name: /^Пылесосы Бытовая техника/ }))
    .toBeVisible();
  await expect.element(paletteDialog.getByText('Найдено: 6')).toBeInTheDocument();
});

test('a search is debounced, and an earlier request is cancelled', async () => {
  const aborted = vi.spyOn(AbortController.prototype, 'abort');
  let finish: () => void = () => undefined;
  const calls = respond(contract.find.byText, async ({ body }) => {
    const { text } = body as { text: string };
    if (text === 'пыл') await new Promise<void>((done) => void (finish = done));
    return createSearchResponse({ brands: [toRow(1, `Ответ на ${text}`)] });
  });
  await openPalette();
  await userEvent.type(paletteField, 'пыл');
  await expect.poll(() => calls.length).toBe(1);
  await expect.element(paletteDialog.getByText('Ищем в неделе 46…')).toBeVisible();
  await userEvent.type(paletteField, 'есос');
  await expect.element(group('Бренды').getByRole('option', { name: /Ответ на пылесос/ })).toBeVisible();
  finish();
  expect(calls.map(({ body }) => (body as { text: string }).text)).toEqual(['пыл', 'пылесос']);
  expect(aborted).toHaveBeenCalled();
  expect(options().filter((title) => title?.startsWith('Ответ'))).toHaveLength(1);
});

test('arrows, Home and End move the active option while the focus stays in the field', async () => {
  respondToSearch(all);
  await openPalette();
  await paletteField.fill('a');
  await expect.element(group('Товары').getByRole('option')).toBeVisible();
  const first = options()[0] ?? '';
  const last = options().at(-1) ?? '';
  const isMarked = async (text: string) => {
    await expect.poll(() => getActiveOption().element().textContent).toBe(text);
    await expect
      .element(paletteField)
      .toHaveAttribute('aria-activedescendant', getActiveOption().element().id);
    await expect.element(paletteField).toHaveFocus();
  };
  await isMarked(first);
  await userEvent.keyboard('{ArrowUp}');
  await isMarked(last);
  await userEvent.keyboard('{ArrowDown}');
  await isMarked(first);
  await userEvent.keyboard('{End}');
  await isMarked(last);
  await userEvent.keyboard('{Home}');
  await isMarked(first);
});

test('Enter opens the active option with the same week, and the focus moves to the page', async () => {
  respondToSearch({ brands: [brand] });
  const { address } = await openPalette('/?year=2026&weekNumber=45');
  await paletteField.fill('aylin');
  await expect.element(group('Бренды').getByRole('option')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Aylin' })).toBeVisible();
  expect(address()).toBe('/brand?brandId=7&year=2026&weekNumber=45');
  await expect.element(paletteDialog).not.toBeInTheDocument();
  await expect.poll(() => document.activeElement?.closest('main')).not.toBeNull();
});

test('Ctrl+Enter opens it in a new tab, and the palette stays open', async () => {
  respondToSearch({ sellers: [seller] });
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  const { address } = await openPalette('/?year=2026&weekNumber=45');
  const before = address();
  await paletteField.fill('жол');
  await expect.element(group('Продавцы').getByRole('option')).toBeVisible();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(opened.mock.calls).toEqual([
    [`${location.origin}/seller?sellerId=101&year=2026&weekNumber=45`, '_blank', 'noopener'],
  ]);
  expect(address()).toBe(before);
  await expect.element(paletteField).toHaveFocus();
});

test('Escape closes it, and the focus returns', async () => {
  await renderApp('/method');
  const opener = page.getByRole('button', { name: 'Найти…' });
  await opener.click();
  await expect.element(paletteField).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(paletteDialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test('Ctrl+K closes it, also with a Cyrillic layout', async () => {
  await openPalette();
  const key = { key: 'л', code: 'KeyK', ctrlKey: true, bubbles: true, cancelable: true };
  paletteField.element().dispatchEvent(new KeyboardEvent('keydown', key));
  await expect.element(paletteDialog).not.toBeInTheDocument();
});

test('a long group shows six options first, the others on demand', async () => {
  respondToSearch({ sellers: Array.from({ length: 20 }, (_, at) => toRow(at + 1, `Продавец ${at + 1}`)) });
  await openPalette();
  await paletteField.fill('продавец');
  const more = group('Продавцы').getByRole('option', { name: 'Показать ещё 14' });
  await expect.element(more).toBeVisible();
  expect(group('Продавцы').getByRole('option').elements()).toHaveLength(7);
  await more.click();
  await expect.poll(() => group('Продавцы').getByRole('option').elements().length).toBe(20);
});
