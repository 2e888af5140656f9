import { contract } from '@vitrina/contract';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { storedFollows, user } from '../../../test/default-market.ts';
import { openPalette, paletteDialog, paletteField } from '../../../test/palette.ts';
import { respondRaw } from '../../../test/respond.ts';
import { respondToSearch } from '../../../test/search-response.ts';

const option = (name: string | RegExp) => paletteDialog.getByRole('option', { name });

/** Chooses the only option with a name, after its words are typed. */
async function choose(text: string, name: string | RegExp): Promise<void> {
  await paletteField.fill(text);
  await option(name).click();
  await expect.element(paletteDialog).not.toBeInTheDocument();
}

const reopen = () => userEvent.keyboard('{Control>}k{/Control}');

const listFollowed = () =>
  storedFollows.read()[user.email]?.follows.map(({ kind, id }) => `${kind} ${id}`) ?? [];

test('the seller of a profile is followed, marked as one’s own, and changed', async () => {
  respondToSearch();
  const { address } = await openPalette('/seller?sellerId=101');
  await expect.element(option('Сравнить ИП «Нұрлы Жол» с…')).toBeVisible();
  await choose('следить', 'Следить за ИП «Нұрлы Жол»');
  await expect.poll(listFollowed).toEqual(['seller 101']);
  await reopen();
  await choose('следить', 'Больше не следить за ИП «Нұрлы Жол»');
  await expect.poll(listFollowed).toEqual([]);
  await reopen();
  await choose('мой магазин', 'Это мой магазин');
  await expect.poll(() => storedFollows.read()[user.email]?.follows[0]?.isMine).toBe(true);
  await reopen();
  await choose('сменить продавца', 'Сменить продавца');
  await expect.poll(address).toMatch(/^\/seller(?!.*sellerId)/);
});

test('the report for a boss, the comparison and the seller on one page are opened from the profile', async () => {
  respondToSearch();
  const { address, router } = await openPalette('/seller?sellerId=101');
  for (const [text, name, path] of [
    ['отчёт', 'Отчёт для руководителя', '/seller-briefing?sellerId=101'],
    ['сравнить', /^Сравнить ИП/, '/compare?kind=seller&ids=101'],
    ['целиком', 'Продавец целиком', '/seller2?sellerId=101'],
  ] as const) {
    await choose(text, name);
    await expect.poll(address).toContain(path);
    await router.navigate('/seller?sellerId=101');
    await expect.element(page.getByRole('tab').first()).toBeVisible();
    await reopen();
  }
});

test('sharing opens its dialog, which returns the focus to the menu that has it', async () => {
  respondToSearch();
  await openPalette('/brand?brandId=7');
  await choose('поделиться', 'Поделиться');
  const dialog = page.getByRole('dialog', { name: 'Поделиться' });
  await expect.element(dialog.getByRole('button', { name: 'Создать ссылку' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Действия' })).toHaveFocus();
});

test('the open table is exported, and the screen is printed', async () => {
  respondToSearch();
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  await openPalette('/seller-products?sellerId=101');
  await choose('csv', /^Экспорт в CSV Товары продавца/);
  await expect
    .poll(() => click.mock.contexts.map((link) => link instanceof HTMLAnchorElement && link.download))
    .toEqual([expect.stringMatching(/\.csv$/)]);
  await reopen();
  await choose('печать', 'Печать');
  await expect.poll(() => print.mock.calls.length).toBe(1);
});

test('the best result is compared and followed without its screen', async () => {
  respondToSearch({ brands: [{ id: 7, title: 'Aylin', revenue: 5 }] });
  const { address } = await openPalette();
  await choose('aylin', 'Следить за «Aylin»');
  await expect.poll(listFollowed).toEqual(['brand 7']);
  await reopen();
  await choose('aylin', 'Сравнить «Aylin» с…');
  await expect.poll(address).toContain('/compare?kind=brand&ids=7');
});

test.each([
  ['билинг', 'Billing', '/billing'],
  ['уведомления', 'Notifications', '/notifications'],
  ['аккаунт', 'Account', '/account'],
  ['как считаем', 'Как считаем', '/method'],
  ['програмы', 'API для программ', '/programs'],
  ['загрузить', 'Загрузить данные', '/import'],
])('«%s» opens %s', async (text, name, path) => {
  respondToSearch();
  const { address } = await openPalette('/brand?brandId=7');
  await choose(text, name);
  await expect.poll(address).toBe(path);
});

test('loading data is offered only to who may', async () => {
  respondToSearch();
  respondRaw(contract.imports.list, () =>
    Response.json({ error: 'Загружать данные может не каждый.', code: 'FORBIDDEN' }, { status: 403 }),
  );
  await openPalette();
  await paletteField.fill('данные');
  await expect.element(paletteDialog.getByText('В неделе 46 ничего не нашлось')).toBeVisible();
  await expect.element(option('Загрузить данные')).not.toBeInTheDocument();
});

test('another language is chosen, the sidebar is collapsed, and the events are opened', async () => {
  respondToSearch();
  await openPalette();
  await paletteField.fill('язык');
  await expect.element(option('Язык: English')).toBeVisible();
  await expect.element(option('Язык: Қазақша')).toBeVisible();
  await expect.element(option('Язык: Русский')).not.toBeInTheDocument();
  await choose('свернуть', 'Свернуть панель');
  await expect.element(page.getByRole('button', { name: 'Развернуть панель' }).first()).toBeVisible();
  await reopen();
  await choose('события', 'События');
  await expect.element(page.getByRole('dialog', { name: 'События' })).toBeVisible();
});
