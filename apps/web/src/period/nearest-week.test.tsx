import { contract } from '@vitrina/contract';
import { examples } from '@vitrina/contract/examples';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../test/expect-accessible.ts';
import { renderApp } from '../../test/render-app.tsx';
import { respond } from '../../test/respond.ts';

/** Week 45 is not published. */
beforeEach(() => {
  const reportPeriods = [46, 44, 43].map((weekNumber) => ({ year: 2026, weekNumber }));
  respond(contract.period.list, { status: 200, body: { reportPeriods } });
});

const reason = 'Неделя\u00a045 не опубликована; ближайшая раньше\u00a0— неделя\u00a044.';
// The list's toggle has the same name.
const offer = page.getByTitle(reason).first();

test.each([
  ['the market', '/market?year=2026&weekNumber=46'],
  ['a seller', '/seller?sellerId=101&year=2026&weekNumber=46'],
  ['a brand', '/brand?brandId=7&year=2026&weekNumber=46'],
  ['a category', '/category?categoryId=31&year=2026&weekNumber=46'],
  ['a card', '/product?productId=5001&year=2026&weekNumber=46'],
])(
  '%s is not held against an unpublished week: the nearest earlier one is offered by name',
  async (_, path) => {
    const { address } = await renderApp(path);
    await expect.element(offer).toMatchTextContent(/^Сравнить с неделей\s44$/);
    await expect.element(page.getByRole('button', { name: 'С какой неделей сравнить' })).toBeVisible();
    await offer.click();
    await expect.poll(address).toMatch(/against=2026-W44/);
    const weeks = page.getByRole('button', { name: /^(?:к неделе|Сравнить с неделей)\s44$/ });
    await expect.element(weeks).toHaveAttribute('aria-haspopup', 'menu');
    expect(page.getByRole('button', { name: 'С какой неделей сравнить' }).elements()).toHaveLength(0);
  },
);

const withoutAgainst = () => {
  respond(contract.seller.changes, {
    status: 200,
    body: { against: null, sellerChanges: examples.SellerChanges },
  });
  respond(contract.brand.changes, {
    status: 200,
    body: { against: null, brandChanges: examples.BrandChanges },
  });
  respond(contract.market.movers, { status: 200, body: { against: null, movers: examples.Movers } });
};

test.each([
  ['the causes of a seller', '/seller?sellerId=101&tab=changes'],
  ['the causes of a brand', '/brand?brandId=7&tab=changes'],
  ['the movement of a brand', '/brand?brandId=7&tab=movement'],
  ['the movement of a category', '/category?categoryId=31&tab=movement'],
  ['the movement of a section', '/section?sectionId=1&tab=movement'],
  ['the briefing of a seller', '/seller-briefing?sellerId=101'],
  ['the briefing of a category', '/category-briefing?categoryId=31'],
  ['a comparison', '/compare?kind=seller&ids=101'],
])('%s name the nearest week in place of the comparison', async (_, path) => {
  withoutAgainst();
  const { address } = await renderApp(`${path}&year=2026&weekNumber=46`);
  await expect.element(page.getByText('Сравнения нет')).toBeVisible();
  await expect.element(page.getByText(reason)).toBeVisible();
  await expectAccessible();
  await page.getByTitle(reason).last().click();
  await expect.poll(address).toMatch(/against=2026-W44/);
});

test.each([390, 320])('on a phone of %i px the offer covers no detail of a seller', async (width) => {
  await renderApp('/seller?sellerId=101&year=2026&weekNumber=46', { width });
  await expect.element(offer).toBeVisible();
  const { left, top } = offer.element().getBoundingClientRect();
  const detail = page.getByText(/на Kaspi$/).element();
  const range = document.createRange();
  range.selectNodeContents(detail);
  const { right, bottom } = range.getBoundingClientRect();
  expect(right <= left || bottom <= top).toBe(true);
});
