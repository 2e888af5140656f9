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

/** What a phone shows beside them: tabs with groups or choices above their list, and a product's offers. */
const others = [
  '/category?categoryId=31&tab=movement',
  '/brand?brandId=7&tab=movement',
  '/seller?sellerId=101&tab=rivals',
  `/product?productId=${examples.ProductInfo.productId}&sellerId=101`,
];

/** Lists of an entity with the comparison on. */
const comparedLists = lists.filter((href) => href.includes('?')).map((href) => `${href}&compare=on`);

const firstRow = (selector: string) => page.getByRole('main').element().querySelector(selector);

/** How many rows of a height are whole between the first one and the end of the window; below 0 without rows. */
const countRowsInView = (selector: string, height: number) => () => {
  const isReady = document.querySelector('main [aria-busy=true]') === null;
  const top = isReady ? firstRow(selector)?.getBoundingClientRect().top : undefined;
  return Math.floor((innerHeight - (top ?? Infinity)) / height);
};

const DESKTOP_ROWS = '[role=grid] tbody tr:not([aria-hidden])';
const countDesktopRows = countRowsInView(DESKTOP_ROWS, 34);

const expectPhoneRows = () => expect.poll(countRowsInView('section > ul > li', 57)).toBeGreaterThanOrEqual(5);

/** Expects a table of a 1024 px wide window without a column to scroll to. */
async function expectAllColumns() {
  await expect.poll(countDesktopRows).toBeGreaterThan(0);
  const measureHidden = () => {
    const region = firstRow('[role=grid]')?.closest('section');
    return region ? region.scrollWidth - region.clientWidth : -1;
  };
  await expect.poll(measureHidden).toBe(0);
}

/** Responds from a large market whose movers are the contract's examples. */
function respondWithMovers() {
  respondFromLargeMarket();
  respond(contract.market.movers, { status: 200, body: { against: '2026-W45', movers: examples.Movers } });
}

test.each([...lists, ...tabs])(
  '%s has space for ten rows at 1440 × 900, all columns in sight at 1024 × 768, and space for five rows on a phone',
  async (href) => {
    respondWithMovers();
    await renderApp(href);
    await expect.poll(countDesktopRows).toBeGreaterThanOrEqual(10);
    await page.viewport(1024, 768);
    await expectAllColumns();
    await page.viewport(390, 844);
    await expectPhoneRows();
  },
);

test.each(others)('%s has space for five rows on a phone', async (href) => {
  respondWithMovers();
  await renderApp(href, { width: 390 });
  await page.viewport(390, 844);
  await expectPhoneRows();
});

test.each(comparedLists)('%s has all columns in sight at 1024 × 768', async (href) => {
  respondWithMovers();
  await renderApp(href, { width: 1024 });
  await expectAllColumns();
});
