import { contract } from '@vitrina/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { respondRaw } from '../../test/respond.ts';
import { flushConsoleErrors } from '../../test/console-errors.ts';
import { emulateNetwork } from '../../test/emulate-network.ts';
import { renderApp } from '../../test/render-app.tsx';

const heading = page.getByRole('heading', { level: 1, name: 'ИП «Нұрлы Жол»' });

test.each(['/seller?sellerId=101', '/seller?sellerId=101&year=2026&weekNumber=45'])(
  '%s opened offline says what it waits for, and continues when online',
  async (href) => {
    const { goOffline, goOnline } = emulateNetwork();
    goOffline();
    await renderApp(href);
    await expect.element(page.getByText(/Чтобы показать список недель, нужна сеть/)).toBeVisible();
    await expect.element(page.getByText('Загрузка…')).not.toBeInTheDocument();
    goOnline();
    await expect.element(heading).toBeVisible();
  },
);

test('offline, loaded screens stay and others name the data that is missing', async () => {
  const { goOffline, goOnline } = emulateNetwork();
  const { router } = await renderApp('/seller?sellerId=101');
  await expect.element(heading).toBeVisible();
  goOffline();
  await expect.element(heading).toBeVisible();
  await router.navigate('/brand?brandId=7&year=2026&weekNumber=46');
  await expect.element(page.getByText(/Чтобы показать профиль бренда, нужна сеть/)).toBeVisible();
  await router.navigate(-1);
  await expect.element(heading).toBeVisible();
  await router.navigate(1);
  goOnline();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Aylin' })).toBeVisible();
});

test('a logout offline signs out and clears the stored session', async () => {
  const { goOffline } = emulateNetwork();
  await renderApp('/method');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  goOffline();
  respondRaw(contract.auth.logout, () => Response.error());
  await page.getByRole('button', { name: /Меню пользователя/ }).click();
  await page.getByRole('menuitem', { name: 'Выйти' }).click();
  await expect.element(page.getByRole('heading', { name: 'Вход' })).toBeVisible();
  for (const key of ['access_token', 'refresh_token', 'user']) expect(localStorage.getItem(key)).toBeNull();
  expect(flushConsoleErrors()).toEqual(['Failed to log out ApiError: Failed to log out']);
});

test('a sign-in offline shows an error instead of waiting', async () => {
  const { goOffline } = emulateNetwork();
  goOffline();
  respondRaw(contract.auth.requestCode, () => Response.error());
  await renderApp('/login', { signedIn: false });
  await page.getByRole('textbox').fill('aigerim@sauda.kz');
  await page.getByRole('button', { name: /код/i }).click();
  await expect.element(page.getByText('Failed to send verification code')).toBeVisible();
});
