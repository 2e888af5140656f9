import { contract } from '@vitrina/contract';
import { examples } from '@vitrina/contract/examples';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { respondFromLargeMarket } from '../large-market.ts';
import { renderApp } from '../render-app.tsx';
import { respond } from '../respond.ts';

const lists = [
  '/sellers',
  '/categories',
  '/brands',
  ...['categories', 'brands', 'products'].map((list) => `/seller-${list}?sellerId=101`),
  ...['sellers', 'products', 'brands'].map((list) => `/category-${list}?categoryId=31`),
  ...['sellers', 'products', 'categories'].map((list) => `/brand-${list}?brandId=7`),
];

const tabs = [
  ...['categories', 'brands', 'products', 'prices', 'changes'].map(
    (tab) => `/seller?sellerId=101&tab=${tab}`,
  ),
  ...['sellers', 'products', 'brands'].map((tab) => `/category?categoryId=31&tab=${tab}`),
  ...['sellers', 'products', 'categories', 'prices', 'changes'].map((tab) => `/brand?brandId=7&tab=${tab}`),
];

/** Other phone screens: tabs with groups or choices above their list, and a product's offers. */
const others = [
  '/category?categoryId=31&tab=movement',
  '/brand?brandId=7&tab=movement',
  '/seller?sellerId=101&tab=rivals',
  `/product?productId=${examples.ProductInfo.productId}&sellerId=101`,
];

/** Lists of an entity with the comparison on. */
const comparedLists = lists.filter((href) => href.includes('?')).map((href) => `${href}&compare=on`);

const firstRow = (selector: string) => page.getByRole('main').element().querySelector(selector);

/** Counts the whole rows of a height between the first one and the end of the window; negative without rows. */
const countRowsInView = (selector: string, height: number) => () => {
  const isReady = document.querySelector('main [aria-busy=true]') === null;
  const top = isReady ? firstRow(selector)?.getBoundingClientRect().top : undefined;
  return Math.floor((innerHeight - (top ?? Infinity)) / height);
};

test.each([...lists, ...tabs])('%s has space for ten rows at 1440 × 900', async (href) => {
  respondFromLargeMarket();
  await renderApp(href);
  await expect
    .poll(countRowsInView('[role=grid] tbody tr:not([aria-hidden])', 34))
    .toBeGreaterThanOrEqual(10);
});

test.each([...lists, ...tabs, ...others])('%s has space for five rows on a phone', async (href) => {
  respondFromLargeMarket();
  respond(contract.market.movers, { status: 200, body: { against: '2026-W45', movers: examples.Movers } });
  await renderApp(href, { width: 390 });
  await page.viewport(390, 844);
  await expect.poll(countRowsInView('section > ul > li', 57)).toBeGreaterThanOrEqual(5);
});

test.each([...lists, ...tabs, ...comparedLists])(
  '%s has all columns in sight at 1024 × 768',
  async (href) => {
    respondFromLargeMarket();
    await renderApp(href, { width: 1024 });
    await expect.poll(countRowsInView('[role=grid] tbody tr:not([aria-hidden])', 34)).toBeGreaterThan(0);
    const region = firstRow('[role=grid]')?.closest('section');
    await expect.poll(() => (region ? region.scrollWidth - region.clientWidth : -1)).toBe(0);
  },
);
