import { contract } from '@vitrina/contract';
import { examples } from '@vitrina/contract/examples';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../test/expect-accessible.ts';
import { respond } from '../../test/respond.ts';
import { renderApp } from '../../test/render-app.tsx';

test('shows the positions of a seller’s prices, and the cards of a group, which the address names', async () => {
  const { router } = await renderApp('/seller?sellerId=101&tab=prices');
  await expect.element(page.getByText(/^Самая низкая цена у/)).toBeVisible();
  const alone = page.getByRole('radio', { name: /^Один на карточке/ });
  const count = Number(alone.element().textContent?.replaceAll(/\D/g, ''));
  await alone.click();
  expect(router.state.location.search).toContain('only=alone');
  await expect.element(page.getByRole('grid')).toHaveAttribute('aria-rowcount', String(count + 2));
  await expectAccessible();
});

test('shows the sellers of a brand below the usual price, by a threshold in the address', async () => {
  const { router } = await renderApp('/brand?brandId=7&tab=prices');
  await expect.element(page.getByText(/дешевле обычной цены товара больше чем на 5/i)).toBeVisible();
  await page.getByRole('button', { name: 'Порог: 5 %' }).click();
  await page.getByRole('menuitemcheckbox', { name: '3 %' }).click();
  await expect.element(page.getByText(/больше чем на 3/)).toBeVisible();
  expect(router.state.location.search).toContain('threshold=0.03');
  await expect.element(page.getByText('У каждого товара бренда за эту неделю один продавец.')).toBeVisible();
  await expectAccessible();
});

const [example] = examples.SellerPrices.rows;
const toPrice = (productId: number, salesCount: number, minPriceOfOthers: number) => {
  if (example === undefined) throw new Error('The example has no row.');
  return {
    ...example,
    productId,
    productName: `Товар ${productId}`,
    price: 100,
    salesCount,
    minPriceOfOthers,
  };
};
const readNames = () =>
  page
    .getByRole('rowheader')
    .elements()
    .map(({ textContent }) => textContent)
    .filter((text) => text?.startsWith('Товар'));

test('prices that can be raised are ordered by the gain, whose sum is in the totals, undercut ones by their earlier revenue', async () => {
  const rows = [toPrice(1, 1, 110), toPrice(2, 50, 110), toPrice(3, 4, 200)];
  respond(contract.seller.prices, {
    status: 200,
    body: {
      against: '2026-W45',
      sellerPrices: { ...examples.SellerPrices, undercutNowCount: 3, canRaiseCount: 3, rows },
    },
  });
  const [change] = examples.SellerChanges.products;
  if (change === undefined) throw new Error('The example has no product.');
  const products = [700, null, 900].map((revenueBefore, index) => ({
    ...change,
    productId: index + 1,
    revenueBefore,
  }));
  respond(contract.seller.changes, {
    status: 200,
    body: { against: '2026-W45', sellerChanges: { ...examples.SellerChanges, products } },
  });
  await renderApp('/seller?sellerId=101&tab=prices&only=can-raise');
  await expect.poll(readNames).toEqual(['Товар 2', 'Товар 3', 'Товар 1']);
  expect(document.querySelector('tfoot')?.textContent).toMatch(/^Итого910/);
  await page.getByRole('radio', { name: /^за неделю/ }).click();
  await expect.poll(readNames).toEqual(['Товар 3', 'Товар 1', 'Товар 2']);
});

test('says how many products are in no group', async () => {
  const counts = {
    count: 20,
    cheapestCount: 12,
    undercutCount: 8,
    tiedCount: 1,
    aloneCount: 2,
    canRaiseCount: 4,
  };
  const sellerPrices = { ...examples.SellerPrices, ...counts };
  respond(contract.seller.prices, { status: 200, body: { against: '2026-W45', sellerPrices } });
  await renderApp('/seller?sellerId=101&tab=prices');
  await expect.element(page.getByText(/Вне групп 5.товаров: /)).toBeVisible();
});

test('the totals of a cut list refer to the table only', async () => {
  const sellerPrices = { ...examples.SellerPrices, count: 5000, rows: [toPrice(1, 1, 110)] };
  respond(contract.seller.prices, { status: 200, body: { against: '2026-W45', sellerPrices } });
  await renderApp('/seller?sellerId=101&tab=prices');
  await expect.element(page.getByRole('rowheader', { name: 'Итого в таблице' })).toBeVisible();
});
