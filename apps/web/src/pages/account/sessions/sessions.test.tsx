import { contract } from '@vitrina/contract';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { currentSession, storedSessions } from '../../../../test/default-market.ts';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { respond, respondRaw } from '../../../../test/respond.ts';

const list = page.getByRole('region', { name: 'Ваши входы' });
const listIds = () => storedSessions.read().live.map(({ id }) => id);

/** Adds sessions of the person on other devices. */
const addOthers = (...ids: string[]) =>
  storedSessions.write({
    live: [currentSession, ...ids.map((id) => ({ ...currentSession, id, access: [], refresh: [id] }))],
    firstSignIns: {},
  });

test('the own sign-in is marked and has no button, another one has', async () => {
  addOthers('other');
  await renderApp('/account');
  await expect.element(list.getByText('Chrome, Windows · этот вход')).toBeVisible();
  expect(list.getByText(/^203\.0\.113\.7 · последний раз 16\sноя/).elements()).toHaveLength(2);
  expect(list.getByRole('button').elements()).toHaveLength(1);
  await expectAccessible();
});

test('a sign-in is ended by keyboard after a second click, and the focus stays in the list', async () => {
  addOthers('other');
  await renderApp('/account');
  const end = list.getByRole('button', { name: 'Завершить… вход: Chrome, Windows' });
  await expect.element(end).toBeVisible();
  (end.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(list.getByRole('button', { name: 'Оставить' })).toHaveFocus();
  expect(listIds()).toEqual(['current', 'other']);
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}');
  await expect.element(list).toHaveFocus();
  await expect.element(list.getByRole('button')).not.toBeInTheDocument();
  expect(listIds()).toEqual(['current']);
});

test('all others are ended at once, where there are at least two', async () => {
  addOthers('one', 'two');
  await renderApp('/account');
  await list.getByRole('button', { name: 'Завершить… все остальные входы' }).click();
  await list.getByRole('button', { name: 'Завершить все остальные входы' }).click();
  await expect.element(list.getByText('Все остальные входы')).not.toBeInTheDocument();
  expect(listIds()).toEqual(['current']);
});

test('a sign-in that ended in another window leaves the list with a message', async () => {
  addOthers('other');
  await renderApp('/account');
  await list.getByRole('button', { name: /^Завершить…/ }).click();
  addOthers();
  await list.getByRole('button', { name: 'Завершить вход: Chrome, Windows' }).click();
  await expect.element(page.getByText(/^Такого входа у вас нет/)).toBeVisible();
  await expect.element(list.getByRole('button')).not.toBeInTheDocument();
});

test('an unknown device and place are called so', async () => {
  const { id, lastUsedAt } = { id: 'x', lastUsedAt: '2026-11-16T05:00:00.000Z' };
  const unknown = { browser: null, system: null, address: null, createdAt: lastUsedAt };
  respond(contract.session.list, {
    status: 200,
    body: { sessions: [{ id, isCurrent: false, lastUsedAt, ...unknown }] },
  });
  await renderApp('/account');
  await expect.element(list.getByText('Неизвестное устройство')).toBeVisible();
  await expect.element(list.getByText(/^адрес неизвестен/)).toBeVisible();
});

test('an error has a button that repeats the call', async () => {
  let calls = 0;
  respondRaw(contract.session.list, () => {
    calls += 1;
    return Response.json({ error: 'Сервер занят.', code: 'SERVICE_UNAVAILABLE' }, { status: 503 });
  });
  await renderApp('/account');
  const section = page.getByRole('heading', { name: 'Где вы вошли' });
  await expect.element(section).toBeVisible();
  await expect.element(page.getByText('Сервер занят.')).toBeVisible();
  await page
    .getByRole('button', { name: /Повторить/ })
    .first()
    .click();
  await expect.poll(() => calls).toBeGreaterThan(1);
});
