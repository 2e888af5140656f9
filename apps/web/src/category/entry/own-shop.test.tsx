import { contract } from '@vitrina/contract';
import { examples } from '@vitrina/contract/examples';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import { storedFollows, user } from '../../../test/default-market.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { respond } from '../../../test/respond.ts';

const { CategoryEntry, SellerCategory } = examples;

async function openEntry(sales: Partial<typeof SellerCategory>) {
  const follows = [{ kind: 'seller' as const, id: 101, note: '', isMine: true }];
  storedFollows.write({ [user.email]: { version: 1, follows, seen: [] } });
  respond(contract.category.entry, {
    status: 200,
    body: { against: '2026-W45', categoryEntry: CategoryEntry },
  });
  respond(contract.seller.categories, {
    status: 200,
    body: { sellerCategories: [{ ...SellerCategory, ...sales }] },
  });
  await renderApp('/category?categoryId=31&year=2026&weekNumber=46&tab=entry');
  await expect.element(page.getByRole('main')).toBeVisible();
}

test.each([
  [
    { categoryId: 31, revenue: 4_200, shareRevenueFromCategory: 0.042, productsCount: 12 },
    /Мой магазин уже здесь: 4,2\s% выручки, 12\sтоваров\.$/,
  ],
  [
    { categoryId: 31, revenue: 0, shareRevenueFromCategory: 0, productsCount: 1 },
    /Мой магазин уже здесь: 1\sтовар, продаж за неделю нет\.$/,
  ],
  [{ categoryId: 32 }, /Мой магазин здесь не торгует\.$/],
])('the tab of entry says whether the own shop is there: %o', async (sales, sentence) => {
  await openEntry(sales);
  await expect.element(page.getByText(sentence)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Мой магазин' }))
    .toHaveAttribute('href', '/seller?sellerId=101&year=2026&weekNumber=46');
  await expectAccessible();
});
