import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mswWorker } from '../../test/msw-worker.ts';
import { renderApp } from '../../test/render-app.tsx';
import { tourHandler } from '../../test/tour-market.ts';

/** The questions of a new user, each answered in at most three clicks from the home screen. */
beforeEach(async () => {
  mswWorker.resetHandlers(tourHandler);
  await renderApp('/');
});

const open = (name: string) => page.getByRole('main').getByRole('link', { name }).first().click();
const openTab = (name: string) => page.getByRole('tab', { name }).click();

test('«my week against the market»: the seller’s change is next to the market’s', async () => {
  await open('Aspan Home');
  await expect.element(page.getByText(/−58,2.%.*рынок −7,2.%/).first()).toBeVisible();
});

test('«which cards lost, and why»: the card, its change and the cause', async () => {
  await open('Aspan Home');
  await openTab('Причины');
  const row = page.getByRole('grid').getByRole('row', { name: /Робот-пылесос/ });
  await expect.element(row.getByText(/появилось.дешевле/)).toBeVisible();
  await expect.element(row.getByText(/−3.200.000/)).toBeVisible();
});

test('«who undercut me»: the card, the seller and the gap', async () => {
  await open('Aspan Home');
  await openTab('Цены');
  await page.getByRole('radio', { name: /^за неделю/ }).click();
  const row = page.getByRole('grid').getByRole('row', { name: /Робот-пылесос/ });
  await expect.element(row.getByText(/Alatau.Digital/)).toBeVisible();
  await expect.element(row.getByText(/\+11,1/)).toBeVisible();
  const other = page.getByRole('grid').getByRole('row', { name: /Фен Dyson/ });
  await expect.element(other.getByText(/Mobi.Qala/)).toBeVisible();
});

test('«who entered my category»: the new seller', async () => {
  await open('Роботы-пылесосы');
  await openTab('Рост и падение');
  await page.getByRole('button', { name: /^Новые 1/ }).click();
  await expect.element(page.getByRole('grid').getByRole('row', { name: /Mobi Qala/ })).toBeVisible();
  await expect.element(page.getByRole('grid').getByRole('row', { name: /Alatau/ })).not.toBeInTheDocument();
});

test('«what does this index consist of»: its five terms', async () => {
  await open('Роботы-пылесосы');
  await page.getByRole('main').getByRole('button', { name: /ая$/ }).first().click();
  const popover = page.getByRole('dialog', { name: 'Индекс перспективности' });
  await expect.element(popover.getByRole('rowheader', { name: 'Открытость рынка' })).toBeVisible();
});
