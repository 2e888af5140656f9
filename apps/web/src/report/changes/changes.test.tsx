import { contract } from '@vitrina/contract';
import { examples } from '@vitrina/contract/examples';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import { respond } from '../../../test/respond.ts';
import { renderApp } from '../../../test/render-app.tsx';

test('explains a seller’s revenue change by steps that select cards, and the cards', async () => {
  const body = { against: '2026-W45', sellerChanges: examples.SellerChanges };
  respond(contract.seller.changes, { status: 200, body });
  await renderApp('/seller?sellerId=101&tab=changes');
  await expect.element(page.getByRole('heading', { name: 'Из чего сложилось изменение, ₸' })).toBeVisible();
  const demand = page.getByRole('button', { name: /Спрос на карточке/ });
  await demand.click();
  await expect.element(demand).toHaveAttribute('aria-pressed', 'true');
  await expect.element(page.getByRole('radio', { name: /^Все/ })).toBeVisible();
  await expectAccessible();
});

test('shows what happened to a card in full on hover, where the column cuts it', async () => {
  const [card] = examples.SellerChanges.products;
  if (card === undefined) throw new Error('The example has no card.');
  const changed = {
    ...card,
    isWithinChance: false,
    isCheapest: false,
    priceBefore: 98_990,
    sellersEntered: 3,
  };
  const body = { against: '2026-W45', sellerChanges: { ...examples.SellerChanges, products: [changed] } };
  respond(contract.seller.changes, { status: 200, body });
  await renderApp('/seller?sellerId=101&tab=changes');
  await expect
    .element(
      page.getByTitle(/^появилось дешевле · подняли цену \(\+1,0.%\) · новые продавцы на карточке: 3$/),
    )
    .toBeInTheDocument();
});

test('names no cause where the units of both weeks differ by chance alone', async () => {
  const [card] = examples.SellerChanges.products;
  if (card === undefined) throw new Error('The example has no card.');
  const products = [{ ...card, salesCountBefore: 9, salesCount: 12 }];
  const sellerChanges = { ...examples.SellerChanges, products };
  respond(contract.seller.changes, { status: 200, body: { against: '2026-W45', sellerChanges } });
  await renderApp('/seller?sellerId=101&tab=changes');
  await expect.element(page.getByText(/12 против 9 продаж: разница может быть случайной/)).toBeVisible();
  await expect.element(page.getByText(/^Главн(?:ый рост|ая потеря)/)).not.toBeInTheDocument();
});

test('counts the cards of a cut list by the offers of both weeks', async () => {
  const body = { against: '2026-W45', sellerChanges: { ...examples.SellerChanges, count: 5000 } };
  respond(contract.seller.changes, { status: 200, body });
  const before = { count: 4100, cheapestCount: 1, revenue: 1, revenueWhereCheapest: 1 };
  const sellerPrices = { ...examples.SellerPrices, count: 4300, undercutNowCount: 90, before };
  respond(contract.seller.prices, { status: 200, body: { against: '2026-W45', sellerPrices } });
  await renderApp('/seller?sellerId=101&tab=changes');
  for (const name of [/^Все 5.000$/, /^Появилось дешевле 90$/, /^Новые товары 900$/, /^Сняты с продажи 700$/])
    await expect.element(page.getByRole('radio', { name })).toBeVisible();
  await expect.element(page.getByText(/^В списке .+ с наибольшим изменением из 5.000\.$/)).toBeVisible();
  await expect.element(page.getByText(/У 90.товаров появилось дешевле\./)).toBeVisible();
  await expectAccessible();
});

test('explains a brand’s revenue change by its categories', async () => {
  const body = { against: '2026-W45', brandChanges: examples.BrandChanges };
  respond(contract.brand.changes, { status: 200, body });
  await renderApp('/brand?brandId=7&tab=changes');
  await expect.element(page.getByRole('heading', { name: 'Рынок или сам бренд' })).toBeVisible();
  await expect.element(page.getByText(/^За счёт рынка/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: /Цена и состав/ })).toBeVisible();
  await expect.element(page.getByRole('radio', { name: /^Доля выручки выросла/ })).toBeVisible();
  await expect.element(page.getByRole('columnheader', { name: /Что произошло/ })).toBeVisible();
  await expectAccessible();
});

test('counts the categories that came and went of a cut list by the profiles of both weeks', async () => {
  const [cell] = examples.BrandChanges.cells;
  if (cell === undefined) throw new Error('The example has no cell.');
  const brandChanges = {
    ...examples.BrandChanges,
    cells: [{ ...cell, state: 'entered' as const }],
    count: 2300,
  };
  respond(contract.brand.changes, { status: 200, body: { against: '2026-W45', brandChanges } });
  respond(contract.brand.info, ({ params: { weekNumber } }) => ({
    status: 200 as const,
    body: { brandInfo: { ...examples.BrandInfo, categoriesCount: weekNumber === '45' ? 2200 : 2280 } },
  }));
  await renderApp('/brand?brandId=7&tab=changes');
  for (const name of [/^Все 2.300$/, /^Появился 100$/, /^Ушёл 20$/])
    await expect.element(page.getByRole('radio', { name })).toBeVisible();
  await expect
    .element(page.getByText(/из 2.300; в нём посчитаны «Доля выручки выросла», «Доля выручки упала»\.$/))
    .toBeVisible();
});

test('shows a sentence when nothing changed', async () => {
  await renderApp('/brand?brandId=7&tab=changes');
  await expect.element(page.getByText(/^Объяснять нечего: все составляющие равны нулю/)).toBeVisible();
});

test('on a phone a sentence says what the market gave; the waterfall opens as rows that fit the screen and select cards', async () => {
  respond(contract.seller.changes, {
    status: 200,
    body: { against: '2026-W45', sellerChanges: { ...examples.SellerChanges, removedEffect: -5000 } },
  });
  await renderApp('/seller?sellerId=101&tab=changes', { width: 390 });
  await expect.element(page.getByText(/^За счёт рынка/)).toBeVisible();
  const price = page.getByRole('button', { name: /^Цена/ });
  await expect.element(price).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Развернуть причины изменения' }).click();
  await expect.element(price).toBeVisible();
  // No card entered.
  await expect.element(page.getByRole('button', { name: /^Новые/ })).not.toBeInTheDocument();
  for (const row of [price, page.getByRole('button', { name: /^Снятые/ })])
    expect(row.element().getBoundingClientRect().right).toBeLessThanOrEqual(390);
  await price.click();
  await expect.element(price).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible();
});
