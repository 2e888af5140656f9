import { contract } from '@vitrina/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerAs } from '../answer.ts';
import { expectToFit } from '../at-width.ts';
import { weekScreens } from '../every-screen.ts';
import { visit } from '../visit.tsx';
import { answerFromLongNames } from '../wide-market.ts';

const main = page.getByRole('main');
const loading = page.getByText('Загрузка…').first();

test.each(weekScreens)(
  '$href shows the longest and strangest names as text, at every width',
  async ({ href }) => {
    answerFromLongNames();
    await visit(href, { width: 320 });
    await expect.element(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.element(loading).not.toBeInTheDocument();
    for (const width of [320, 360, 768, 1440]) await expectToFit(width);
    expect(main.element().querySelector('b')).toBeNull();
  },
);

test.each([
  ['/seller-products?sellerId=101', contract.seller.products],
  ['/category-sellers?categoryId=31', contract.category.sellers],
  ['/brands?categoryId=31', contract.brand.byCategories],
] as const)(
  '%s with 50 000 rows draws few of them and finds its end at once',
  async (href, route) => {
    answerAs(route, 'huge');
    await visit(href);
    const rows = () => Number(page.getByRole('grid').element().getAttribute('aria-rowcount'));
    await expect.poll(rows).toBeGreaterThan(50_000);
    const region = page.getByRole('grid').element().closest('section');
    region?.scrollTo(0, region.scrollHeight);
    await expect.element(page.getByRole('row').last()).toHaveAttribute('aria-rowindex', String(rows()));
    expect(page.getByRole('row').elements().length).toBeLessThan(100);
  },
  60_000,
);
