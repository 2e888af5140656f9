import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { respondFromLargeMarket } from '../../../test/large-market.ts';
import { renderApp } from '../../../test/render-app.tsx';

const main = page.getByRole('main');
const lists = main.getByRole('tablist').last();
const getTop = () => main.element().getBoundingClientRect().top;

test.each([
  ['/seller?sellerId=101', 1440, 160],
  ['/brand?brandId=7', 1440, 160],
  ['/category?categoryId=31', 1440, 160],
  ['/section?sectionId=1', 1440, 160],
  ['/seller?sellerId=101', 390, 200],
])(
  'the head of %s is low at %i px: figures and a line, no chart until it is opened',
  async (href, width, height) => {
    respondFromLargeMarket();
    await renderApp(href, { width });
    await page.viewport(width, 900);
    await expect.element(main.getByRole('button', { name: 'Показать график' })).toBeVisible();
    await expect.element(lists).toBeVisible();
    await expect
      .poll(() => lists.element().getBoundingClientRect().top - getTop())
      .toBeLessThanOrEqual(height + 4);
    expect(main.getByRole('slider').elements()).toHaveLength(0);
  },
);

test.each(['/seller?sellerId=101', '/brand?brandId=7', '/category?categoryId=31', '/section?sectionId=1'])(
  'the first row of the list of %s is within 330 px of a wide screen',
  async (href) => {
    respondFromLargeMarket();
    await renderApp(href, { width: 1440 });
    await page.viewport(1440, 900);
    const table = main.getByRole('grid');
    await expect.element(table).toBeVisible();
    await expect
      .poll(() => table.element().querySelector('tbody tr')?.getBoundingClientRect().top)
      .toBeLessThanOrEqual(330);
  },
);

test('a card has its figures, a line of prices and its first offer within 420 px of a small screen', async () => {
  respondFromLargeMarket();
  await renderApp('/product?productId=5001', { width: 1024 });
  await page.viewport(1024, 768);
  const prices = main.getByRole('tab', { name: /^Цены/ });
  await expect.element(prices).toHaveAttribute('aria-selected', 'true');
  const table = main.getByRole('grid', { name: 'Предложения товара' });
  await expect.element(table).toBeVisible();
  await expect
    .poll(() => table.element().querySelector('tbody tr')?.getBoundingClientRect().top)
    .toBeLessThanOrEqual(420);
});

test('the keyboard reaches the lists of a profile in eight stops from the content', async () => {
  respondFromLargeMarket();
  await renderApp('/seller?sellerId=101', { width: 1440 });
  await page.viewport(1440, 900);
  await expect.element(main.getByRole('button', { name: 'Показать график' })).toBeVisible();
  main.element().focus();
  const reached: (string | null)[] = [];
  while (reached.length < 8 && document.activeElement?.closest('[role=tablist]') !== lists.element()) {
    await userEvent.tab();
    reached.push(document.activeElement?.textContent ?? null);
  }
  expect(document.activeElement?.closest('[role=tablist]'), reached.join(' | ')).toBe(lists.element());
});
