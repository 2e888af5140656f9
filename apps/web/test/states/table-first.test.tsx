import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { respondFromLargeMarket } from '../large-market.ts';
import { renderApp } from '../render-app.tsx';

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

/** Tabs without a summary above their list. */
const listTabs = tabs.filter((href) => !/prices|changes/.test(href));

const firstRow = (selector: string) => page.getByRole('main').element().querySelector(selector);

/** How many rows of a height are whole between the first one and the end of the window; below 0 without rows. */
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

test.each([...lists, ...listTabs])('%s has space for five rows on a phone', async (href) => {
  respondFromLargeMarket();
  await renderApp(href, { width: 390 });
  await page.viewport(390, 844);
  await expect.poll(countRowsInView('section > ul > li', 57)).toBeGreaterThanOrEqual(5);
});

test.each([...lists, ...tabs])('%s has all columns in sight at 1024 × 768', async (href) => {
  respondFromLargeMarket();
  await renderApp(href, { width: 1024 });
  await expect.poll(countRowsInView('[role=grid] tbody tr:not([aria-hidden])', 34)).toBeGreaterThan(0);
  const region = firstRow('[role=grid]')?.closest('section');
  await expect.poll(() => (region ? region.scrollWidth - region.clientWidth : -1)).toBe(0);
});
