import { contract } from '@vitrina/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerRaw } from '../../test/answer.ts';
import { takeComplaints } from '../../test/complaints.ts';
import { network } from '../../test/network.ts';
import { visit } from '../../test/visit.tsx';

const heading = page.getByRole('heading', { level: 1, name: 'ИП «Нұрлы Жол»' });

test.each(['/seller?sellerId=101', '/seller?sellerId=101&year=2026&weekNumber=45'])(
  'offline at the start %s says what it waits for, and goes on by itself',
  async (href) => {
    const { cut, restore } = network();
    cut();
    await visit(href);
    await expect.element(page.getByText(/Чтобы показать список недель, нужна сеть/)).toBeVisible();
    await expect.element(page.getByText('Загрузка…')).not.toBeInTheDocument();
    restore();
    await expect.element(heading).toBeVisible();
  },
);

test('offline in use, what was seen stays, what was not says what it waits for', async () => {
  const { cut, restore } = network();
  const { router } = await visit('/seller?sellerId=101');
  await expect.element(heading).toBeVisible();
  cut();
  await expect.element(heading).toBeVisible();
  await router.navigate('/brand?brandId=7&year=2026&weekNumber=46');
  await expect.element(page.getByText(/Чтобы показать профиль бренда, нужна сеть/)).toBeVisible();
  await router.navigate(-1);
  await expect.element(heading).toBeVisible();
  await router.navigate(1);
  restore();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Aylin' })).toBeVisible();
});

test('logout offline signs out and clears the three entries', async () => {
  const { cut } = network();
  await visit('/method');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  cut();
  answerRaw(contract.auth.logout, () => Response.error());
  await page.getByRole('button', { name: /Меню пользователя/ }).click();
  await page.getByRole('menuitem', { name: 'Выйти' }).click();
  await expect.element(page.getByRole('heading', { name: 'Вход' })).toBeVisible();
  for (const key of ['access_token', 'refresh_token', 'user']) expect(localStorage.getItem(key)).toBeNull();
  expect(takeComplaints()).toEqual(['Failed to log out ApiError: Failed to log out']);
});

test('a sign-in without a network says so instead of waiting', async () => {
  const { cut } = network();
  cut();
  answerRaw(contract.auth.requestCode, () => Response.error());
  await visit('/login', { signedIn: false });
  await page.getByRole('textbox').fill('aigerim@sauda.kz');
  await page.getByRole('button', { name: /код/i }).click();
  await expect.element(page.getByText('Failed to send verification code')).toBeVisible();
});
