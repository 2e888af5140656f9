import { contract } from '@vitrina/contract';
import { examples } from '@vitrina/contract/examples';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
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
  const { router } = await renderApp('/seller?sellerId=101&tab=rivals');
  await expect
    .element(page.getByText(/^Своя выручка на общих карточках больше всего с Saryarka Market/))
    .toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Дүкен Online' })).toBeVisible();
  await expectAccessible();
  await page.viewport(1280, 900);
  // The desktop list is drawn once the page is idle.
  await expect.element(page.getByRole('columnheader', { name: /^Общие/ })).toBeVisible();
  const missing = page.getByRole('radio', { name: 'Нет у продавца' });
  // On a wide page the profile's head shifts the list once more, and an early click would miss.
  await expect.poll(async () => (await missing.click(), missing.element().ariaChecked)).toBe('true');
  await expect.element(page.getByText(/есть у соперников и нет у продавца/)).toBeVisible();
  await expectAccessible();
  await page.viewport(1280, 900);
  await page.getByRole('button', { name: 'Все соперники: 2' }).click();
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
  await expect.element(page.getByText('Общих карточек нет ни с кем')).toBeVisible();
});
