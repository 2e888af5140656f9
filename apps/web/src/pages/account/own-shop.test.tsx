import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { storedFollows, user } from '../../../test/default-market.ts';
import { mswWorker } from '../../../test/msw-worker.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { tourHandler } from '../../../test/tour-market.ts';

const main = page.getByRole('main');
const readFollows = () => storedFollows.read()[user.email]?.follows.map(({ id, isMine }) => [id, isMine]);

beforeEach(() => mswWorker.resetHandlers(tourHandler));

test('Account names the own shop, changes it and takes it back', async () => {
  const follow = { kind: 'seller' as const, note: '' };
  const follows = [
    { ...follow, id: 101, isMine: true },
    { ...follow, id: 103, isMine: false },
  ];
  storedFollows.write({ [user.email]: { version: 1, follows, seen: [] } });
  await renderApp('/account');
  await expect.element(main.getByRole('link', { name: 'Aspan Home' }).first()).toBeVisible();
  await main.getByRole('button', { name: 'Изменить', exact: true }).click();
  await main.getByRole('combobox', { name: /^Название, ссылка/ }).fill('alatau');
  await main.getByRole('option', { name: /^Alatau Digital/ }).click();
  await expect.poll(readFollows).toEqual([
    [102, true],
    [101, false],
    [103, false],
  ]);
  await main.getByRole('button', { name: 'Это не мой магазин' }).click();
  await expect.poll(readFollows).toEqual([
    [102, false],
    [101, false],
    [103, false],
  ]);
  await expect.element(main.getByRole('combobox', { name: /^Название, ссылка/ })).toBeVisible();
});
