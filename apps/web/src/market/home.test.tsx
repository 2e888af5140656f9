import { contract } from '@vitrina/contract';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { storedFollows, user } from '../../test/default-market.ts';
import { expectAccessible } from '../../test/expect-accessible.ts';
import { mswWorker } from '../../test/msw-worker.ts';
import { renderApp } from '../../test/render-app.tsx';
import { respondRaw } from '../../test/respond.ts';
import { tourHandler } from '../../test/tour-market.ts';

const main = page.getByRole('main');
const question = main.getByRole('heading', { level: 1, name: 'Какой магазин ваш?' });
const field = main.getByRole('combobox', { name: 'Название, ссылка или номер' });
const ownWeek = main.getByRole('heading', { level: 1, name: /^Выручка 2,3 млн ₸/ });
const readShop = () => storedFollows.read()[user.email]?.follows.find(({ isMine }) => isMine)?.id;

beforeEach(() => mswWorker.resetHandlers(tourHandler));

test('the first visit asks for the shop, and the answer makes / the week of that shop at once', async () => {
  await renderApp('/');
  await expect.element(question).toBeVisible();
  await field.fill('aspan');
  const option = main.getByRole('option', { name: /^Aspan Home/ });
  await expect.element(option).toMatchTextContent(/2,3 млн ₸ за неделю · Роботы-пылесосы/);
  await userEvent.keyboard('{Enter}');
  await expect.element(ownWeek).toBeVisible();
  await expect.poll(readShop).toBe(101);
  await page.getByRole('button', { name: 'Отменить' }).click();
  await expect.element(question).toBeVisible();
});

test('a pasted link to a shop answers the question without a choice', async () => {
  await renderApp('/');
  await field.fill('https://kaspi.kz/shop/info/merchant/101/address-tab/');
  await expect.element(ownWeek).toBeVisible();
  await expect.poll(readShop).toBe(101);
});

test('below the question the market stands with revenue and change', async () => {
  await renderApp('/');
  const market = main.getByRole('region', { name: 'Рынок за неделю 46' });
  await expect.element(market.getByText(/^6,13.млн.₸, −7,2.% к неделе.45$/)).toBeVisible();
  const seller = market.getByRole('listitem').filter({ hasText: 'Aspan Home' });
  await expect.element(seller.getByText(/^−58,2.%$/)).toBeVisible();
  await expectAccessible('main');
});

test('«Пока смотрю рынок» shows the market, also at the next visit, with a way back to the question', async () => {
  const first = await renderApp('/');
  await main.getByRole('button', { name: 'Пока смотрю рынок' }).click();
  await expect.element(main.getByRole('heading', { name: 'Продавцы по выручке, ₸' })).toBeVisible();
  await first.view.unmount();
  await renderApp('/');
  await expect.element(main.getByRole('heading', { level: 1, name: 'Неделя 46' })).toBeVisible();
  await main.getByRole('button', { name: 'Назвать свой магазин' }).click();
  await expect.element(question).toBeVisible();
});

test('a backend without accounts or histories shows the market', async () => {
  respondRaw(contract.follow.list, () =>
    Response.json({ error: 'Нет такого.', code: 'NOT_FOUND' }, { status: 404 }),
  );
  await renderApp('/');
  await expect.element(main.getByRole('heading', { level: 1, name: 'Неделя 46' })).toBeVisible();
  await expect.element(question).not.toBeInTheDocument();
});

test('a failed list of follows shows the market, without the question that could not be answered', async () => {
  respondRaw(contract.follow.list, () =>
    Response.json({ error: 'Сервер перегружен.', code: 'SERVICE_UNAVAILABLE' }, { status: 503 }),
  );
  await renderApp('/');
  await expect.element(main.getByRole('heading', { level: 1, name: 'Неделя 46' })).toBeVisible();
  await expect.element(main.getByRole('button', { name: 'Назвать свой магазин' })).not.toBeInTheDocument();
});
