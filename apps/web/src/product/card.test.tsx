import { contract } from '@vitrina/contract';
import { examples } from '@vitrina/contract/examples';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderApp } from '../../test/render-app.tsx';
import { respond } from '../../test/respond.ts';

const { ProductInfo, ProductHistoryWeek } = examples;

const respondWithWeeks = (weekNumbers: readonly number[]) =>
  respond(contract.product.history, {
    status: 200,
    body: {
      productHistory: {
        ...examples.ProductHistory,
        weeks: weekNumbers.map((weekNumber) => ({ ...ProductHistoryWeek, year: 2026, weekNumber })),
      },
    },
  });

const chart = page.getByRole('slider', { name: 'Цены на карточке по неделям' });
const expand = page.getByRole('button', { name: 'Показать график' });
const href = `/product?productId=${ProductInfo.productId}&year=2026&weekNumber=46`;

afterEach(() => localStorage.clear());

test('the prices of one week are a sentence', async () => {
  respondWithWeeks([46]);
  await renderApp(href);
  await expect.element(page.getByText(/^Пока одна неделя, линия появится со второй: минимум/)).toBeVisible();
  expect(chart.query()).toBeNull();
});

test('the prices of two weeks are a chart, open at first above the list of one seller', async () => {
  respondWithWeeks([45, 46]);
  await renderApp(href);
  await expect.element(chart).toBeInTheDocument();
  expect(page.getByText(/^Пока одна неделя/).query()).toBeNull();
});

test('the prices of a card with several sellers are collapsed at first', async () => {
  respond(contract.product.info, {
    status: 200,
    body: { productInfo: { ...ProductInfo, sellersCount: 2 } },
  });
  respondWithWeeks([45, 46]);
  await renderApp(href);
  await expand.click();
  await expect.element(chart).toBeInTheDocument();
});

test('a phone begins with collapsed prices, and reads the last week above the chart', async () => {
  respondWithWeeks([45, 46]);
  await renderApp(href, { width: 390 });
  await expand.click();
  await expect.element(chart).toBeInTheDocument();
  await expect.element(page.getByText(/^медиана .* · минимум/)).toBeVisible();
});
