import { contract } from '@vitrina/contract';
import { examples } from '@vitrina/contract/examples';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { storedFollows, user } from '../../test/default-market.ts';
import { expectAccessible } from '../../test/expect-accessible.ts';
import { renderApp } from '../../test/render-app.tsx';
import { respond } from '../../test/respond.ts';

const { SimilarSeller, AssortmentGap } = examples;
const rivals = [SimilarSeller, { ...SimilarSeller, sellerId: 103, sellerTitle: 'Дүкен Online' }];

test('shows the rivals of a seller, and the offers of one of them', async () => {
  respond(contract.seller.similar, { status: 200, body: { similarSellers: rivals } });
  const requests = respond(contract.seller.assortmentGap, {
    status: 200,
    body: { against: '2026-W45', assortmentGap: AssortmentGap },
  });
  const { router, address } = await renderApp('/seller?sellerId=101&tab=rivals');
  await expect
    .element(page.getByText(/^Выручка на общих товарах больше всего с Saryarka Market/))
    .toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Дүкен Online' })).toBeVisible();
  await expectAccessible();
  await page.viewport(1280, 900);
  // The desktop list is drawn once the page is idle.
  await expect.element(page.getByRole('columnheader', { name: /^Общие/ })).toBeVisible();
  await page.getByRole('tab', { name: 'Нет у продавца' }).click();
  await expect.poll(address).toContain('tab=missing');
  await expect.element(page.getByText(/^1\sтовар, продано за неделю/)).toBeVisible();
  await expectAccessible();
  await page.viewport(1280, 900);
  await page.getByRole('button', { name: 'Все конкуренты: 2' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Дүкен Online' }).click();
  await page.getByRole('checkbox', { name: 'Только в категориях продавца' }).click();
  expect(router.state.location.search).toContain('rival=103&everywhere=1');
  await expect
    .poll(() => requests.map(({ body }) => body))
    .toMatchObject([
      { sellerId: 101, rivalIds: [102, 103], inMyCategories: true },
      { sellerId: 101, rivalIds: [103], inMyCategories: true },
      { sellerId: 101, rivalIds: [103], inMyCategories: false },
    ]);
});

test('a seller alone on its cards has no rivals', async () => {
  respond(contract.seller.similar, { status: 200, body: { similarSellers: [] } });
  await renderApp('/seller?sellerId=101&tab=rivals');
  await expect.element(page.getByText('Общих товаров нет ни с кем')).toBeVisible();
});

test('the cards that a seller lacks keep their former address', async () => {
  respond(contract.seller.similar, { status: 200, body: { similarSellers: rivals } });
  await renderApp('/seller?sellerId=101&tab=rivals&view=missing');
  await expect
    .element(page.getByRole('tab', { name: 'Нет у продавца' }))
    .toHaveAttribute('aria-selected', 'true');
  await expect.element(page.getByRole('button', { name: 'Все конкуренты: 2' })).toBeVisible();
});

test('on one’s own shop the products that it lacks are «yours»', async () => {
  const follows = [{ kind: 'seller' as const, id: 101, note: '', isMine: true }];
  storedFollows.write({ [user.email]: { version: 1, follows, seen: [] } });
  respond(contract.seller.similar, { status: 200, body: { similarSellers: rivals } });
  await renderApp('/seller?sellerId=101&tab=missing', { width: 1280 });
  await expect.element(page.getByRole('tab', { name: 'Нет у вас' })).toBeVisible();
  await expect.element(page.getByRole('checkbox', { name: 'Только в ваших категориях' })).toBeVisible();
});
