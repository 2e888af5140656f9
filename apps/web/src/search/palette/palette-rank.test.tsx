import { contract } from '@vitrina/contract';
import { examples } from '@vitrina/contract/examples';
import { expect, test } from 'vitest';
import { storedFollows, user } from '../../../test/default-market.ts';
import { openPalette, paletteDialog, paletteField } from '../../../test/palette.ts';
import { respond } from '../../../test/respond.ts';
import { respondToSearch } from '../../../test/search-response.ts';

const group = (name: string) => paletteDialog.getByRole('group', { name });

/** Names of the options, in their order. */
const listOptions = (name: string) =>
  group(name)
    .getByRole('option')
    .elements()
    .map((option) => option.querySelector('bdi')?.textContent);

const listGroups = () =>
  paletteDialog
    .getByRole('group')
    .elements()
    .map((one) => one.getAttribute('aria-label'));

const toRow = (id: number, title: string, revenue: number) => ({ id, title, revenue });

const shop = { kind: 'seller' as const, id: 101, note: '', isMine: true };

const follow = (...follows: object[]) =>
  storedFollows.write({ [user.email]: { version: 1, follows: follows as (typeof shop)[], seen: [] } });

const storeRecent = (...recent: object[]) =>
  localStorage.setItem('entities:u1', JSON.stringify({ pinned: [], recent }));

test('the own shop leads, then the followed, the recent, and the others by revenue', async () => {
  follow(shop, { kind: 'seller', id: 104, note: '', isMine: false });
  storeRecent({ kind: 'seller', id: 103, title: 'Жол Сервис' });
  respondToSearch({
    sellers: [
      toRow(102, 'Жол', 9_000_000),
      toRow(103, 'Жол Сервис', 3_000_000),
      toRow(104, 'Жол Маркет', 2_000_000),
      toRow(101, 'ИП «Нұрлы Жол»', 1_299_870),
    ],
  });
  await openPalette();
  await expect.element(group('Вы следите')).toBeVisible();
  await paletteField.fill('жол');
  await expect.element(group('Продавцы').getByRole('option', { name: /^Жол .*9.млн.₸$/ })).toBeVisible();
  expect(listOptions('Продавцы')).toEqual(['ИП «Нұрлы Жол»', 'Жол Маркет', 'Жол Сервис', 'Жол']);
  const own = group('Продавцы').getByRole('option', { selected: true, name: /^ИП «Нұрлы Жол» мой магазин/ });
  await expect.element(own).toBeVisible();
});

test('a main category of the own shop leads its group, and the group leads the larger ones', async () => {
  follow(shop);
  const sellerInfo = { ...examples.SellerInfo, topCategories: [{ id: 32, title: 'Пылесосы для дома' }] };
  respond(contract.seller.info, { status: 200, body: { sellerInfo } });
  respondToSearch({
    brands: [toRow(8, 'Пылесосы Plus', 9_000_000)],
    categories: [toRow(31, 'Пылесосы', 5_000_000), toRow(32, 'Пылесосы для дома', 1_000_000)],
  });
  await openPalette();
  await expect.element(group('Вы следите')).toBeVisible();
  await paletteField.fill('пылесосы');
  await expect.element(group('Бренды')).toBeVisible();
  await expect.poll(() => listOptions('Категории')[0]).toBe('Пылесосы для дома');
  expect(listGroups().slice(0, 2)).toEqual(['Категории', 'Бренды']);
});

test('a recent entity that the search does not find stands in the group of its kind', async () => {
  storeRecent({ kind: 'brand', id: 7, title: 'Aylin' });
  respondToSearch({ brands: [toRow(8, 'Aylin Pro', 9_000_000)] });
  await openPalette();
  await paletteField.fill('aylin');
  await expect.element(group('Бренды').getByRole('option', { name: /^Aylin Pro/ })).toBeVisible();
  expect(listOptions('Бренды')).toEqual(['Aylin', 'Aylin Pro']);
});

test('actions stand last after what is found, and first if all that is found only resembles the text', async () => {
  respondToSearch({ brands: [toRow(8, 'Теманд', 9_000_000), toRow(9, 'Печать Плюс', 1)] });
  await openPalette('/brand?brandId=7');
  await paletteField.fill('печать');
  await expect.element(group('Бренды')).toBeVisible();
  await expect.element(group('На этом экране').getByRole('option', { name: 'Печать' })).toBeVisible();
  expect(listGroups()).toEqual(['Бренды', 'На этом экране', 'Действия']);
  respondToSearch({ brands: [toRow(8, 'Tyomnaya', 9_000_000)] });
  await paletteField.fill('тёмная');
  await expect.element(group('Бренды')).toBeVisible();
  expect(listGroups()[0]).toBe('Действия');
});
