import { contract } from '@vitrina/contract';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { storedShares, user } from '../../../../test/default-market.ts';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { respondRaw } from '../../../../test/respond.ts';

const list = page.getByRole('region', { name: 'Ваши ссылки' });
const WEEK = 'year=2026&weekNumber=46';

const addLinks = (...paths: string[]) =>
  storedShares.write({
    shares: paths.map((path, at) => ({
      id: `id${at}`,
      path,
      year: 2026,
      weekNumber: 46,
      createdAt: '2026-11-16T05:00:00.000Z',
      expiresAt: '2099-12-16T05:00:00.000Z',
      token: `link_${'x'.repeat(30)}${at}`,
      email: user.email,
    })),
  });

test('links are listed by their screens, with their week and times', async () => {
  addLinks(
    `/seller-products?sellerId=101&${WEEK}`,
    `/brand?brandId=7&${WEEK}`,
    `/category?categoryId=31&${WEEK}`,
    `/section?sectionId=1&${WEEK}`,
    `/product?productId=5001&sellerId=101&${WEEK}`,
  );
  await renderApp('/account');
  for (const title of [
    'Товары продавца «ИП «Нұрлы Жол»»',
    'Профиль бренда «Aylin»',
    'Профиль категории «Пылесосы»',
    'Профиль раздела «Бытовая техника»',
    'Карточка товара «Пылесос Aylin V12, чёрный»',
  ])
    await expect.element(list.getByRole('link', { name: title })).toBeVisible();
  await expect
    .element(
      list
        .getByText(/Неделя 46 · 9–15\sноя\s2026 · создана 16\sноя, \d\d:00, действует до 16\sдек\s2099/)
        .first(),
    )
    .toBeVisible();
  await expect
    .element(list.getByRole('link', { name: /^Товары продавца/ }))
    .toHaveAttribute('href', `/seller-products?sellerId=101&${WEEK}`);
  await expectAccessible();
});

test('a link to an entity missing in the week is listed by its id', async () => {
  addLinks(`/seller?sellerId=999&${WEEK}`);
  await renderApp('/account');
  await expect.element(list.getByRole('link', { name: 'Профиль продавца № 999' })).toBeVisible();
});

test('a link is revoked after a second click, and others stay', async () => {
  addLinks(`/seller?sellerId=101&${WEEK}`, `/brand?brandId=7&${WEEK}`);
  await renderApp('/account');
  await list.getByRole('button', { name: /^Отозвать… ссылку: Профиль бренда «Aylin»/ }).click();
  await expect.element(list.getByText('Ссылка перестанет открываться.')).toBeVisible();
  await expect.element(list.getByRole('button', { name: 'Оставить' })).toHaveFocus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}');
  await expect.element(list.getByText(/Профиль бренда/)).not.toBeInTheDocument();
  await expect.element(list).toHaveFocus();
  expect(storedShares.read().shares.map(({ id }) => id)).toEqual(['id0']);
});

test('a link revoked in another window leaves the list with a message', async () => {
  addLinks(`/seller?sellerId=101&${WEEK}`);
  await renderApp('/account');
  await list.getByRole('button', { name: /^Отозвать…/ }).click();
  addLinks();
  await list.getByRole('button', { name: /^Отозвать ссылку/ }).click();
  await expect.element(page.getByText(/^Эта ссылка больше не действует/)).toBeVisible();
  await expect.element(list.getByText('Ссылок нет.')).toBeVisible();
});

test('the links of a server without accounts are not shown', async () => {
  respondRaw(contract.share.list, () =>
    Response.json({ error: 'Нет такого адреса.', code: 'NOT_FOUND' }, { status: 404 }),
  );
  await renderApp('/account');
  await expect.element(page.getByRole('heading', { name: 'Вход без пароля' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Ссылки' })).not.toBeInTheDocument();
});
