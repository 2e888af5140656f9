import { contract, type Follow } from '@vitrina/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { defaultHandler, storedFollows, user } from '../../test/default-market.ts';
import { mswWorker } from '../../test/msw-worker.ts';
import { renderApp } from '../../test/render-app.tsx';
import { respond } from '../../test/respond.ts';

const toFollow = (kind: Follow['kind'], id: number): Follow => ({ kind, id, note: '', isMine: false });

const ENTRY = 'entities:u1';
const readEntry = (): unknown => JSON.parse(localStorage.getItem(ENTRY) ?? '');
const readStored = () => storedFollows.read()[user.email]?.follows;

/** Opens the home screen. */
async function openHome() {
  const app = await renderApp('/');
  await expect.element(page.getByRole('main')).toBeVisible();
  return app;
}

test('the account takes over this browser’s pins once', async () => {
  storedFollows.write({ [user.email]: { version: 1, follows: [toFollow('brand', 7)], seen: [] } });
  const pins = [
    { kind: 'seller', id: 101, title: 'ИП «Нұрлы Жол»' },
    { kind: 'brand', id: 7, title: 'Aylin' },
  ];
  localStorage.setItem(ENTRY, JSON.stringify({ pinned: pins, recent: [] }));
  await openHome();
  await expect.poll(readStored).toEqual([toFollow('brand', 7), toFollow('seller', 101)]);
  await expect.poll(readEntry).toEqual({ pinned: [], recent: [] });
});

test('pins that the account could not save stay in this browser, and are retried at the next visit', async () => {
  const pins = [{ kind: 'seller', id: 101, title: 'ИП «Нұрлы Жол»' }];
  localStorage.setItem(ENTRY, JSON.stringify({ pinned: pins, recent: [] }));
  respond(contract.follow.replace, {
    status: 503,
    body: { error: 'Сервер перегружен.', code: 'SERVICE_UNAVAILABLE' },
  });
  const { view } = await openHome();
  await expect.element(page.getByText('Сервер перегружен.')).toBeVisible();
  expect(readEntry()).toEqual({ pinned: pins, recent: [] });
  await view.unmount();
  mswWorker.resetHandlers(defaultHandler);
  await openHome();
  await expect.poll(readStored).toEqual([toFollow('seller', 101)]);
  await expect.poll(readEntry).toEqual({ pinned: [], recent: [] });
});
