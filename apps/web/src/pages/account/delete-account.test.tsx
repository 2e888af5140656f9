import { contract } from '@vitrina/contract';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { storedKeys, storedSessions, user } from '../../../test/default-market.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { respond } from '../../../test/respond.ts';

const open = page.getByRole('button', { name: 'Удалить… учётную запись' });
const remove = page.getByRole('button', { name: 'Удалить навсегда учётную запись' });

test('an account is deleted after a second click, and the sign-in page says so', async () => {
  const createdAt = '2026-11-16T05:00:00.000Z';
  const key = {
    id: 'x',
    name: 'Таблица',
    createdAt,
    lastUsedOn: null,
    expiresAt: null,
    key: 'key_x',
    email: user.email,
  };
  storedKeys.write({ keys: [key] });
  const { address } = await renderApp('/account');
  await open.click();
  await expect.element(page.getByText('Вернуть будет нельзя.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Оставить' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(open).toHaveFocus();
  expect(storedSessions.read().live).toHaveLength(1);
  await open.click();
  await remove.click();
  await expect.poll(address).toBe('/login');
  await expect.element(page.getByText('Учётная запись удалена')).toBeVisible();
  expect([storedSessions.read().live, storedKeys.read().keys]).toEqual([[], []]);
  expect(localStorage.getItem('refresh_token')).toBeNull();
});

test('a failure is said, and the person stays signed in', async () => {
  respond(contract.account.remove, {
    status: 503,
    body: { error: 'Сервер занят: повторите.', code: 'SERVICE_UNAVAILABLE' },
  });
  const { address } = await renderApp('/account');
  await open.click();
  await remove.click();
  await expect.element(page.getByText('Сервер занят: повторите.')).toBeVisible();
  expect(address()).toBe('/account');
});
