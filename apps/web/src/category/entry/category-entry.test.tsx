import { contract } from '@vitrina/contract';
import { examples } from '@vitrina/contract/examples';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { respond } from '../../../test/respond.ts';

const { CategoryEntry, CategoryLeader } = examples;
const age = { age: 1, offeringCount: 6, sellingCount: 5, medianRevenue: 120_000 };
const cohorts = [
  { year: 2026, weekNumber: 44, enteredCount: 3, ages: [{ ...age, offeringCount: 2, sellingCount: 2 }] },
  { year: 2026, weekNumber: 45, enteredCount: 10, ages: [age] },
];
const href = '/category?categoryId=31&year=2026&weekNumber=46&tab=entry';

const expectText = (locator: { element(): Element }) => expect.poll(() => locator.element().textContent);

const respondWith = (entry: Partial<typeof CategoryEntry>) =>
  respond(contract.category.entry, {
    status: 200,
    body: { against: '2026-W45', categoryEntry: { ...CategoryEntry, ...entry } },
  });

test('shows who entered and stayed, at what prices goods sell, and where leaders are weak', async () => {
  respondWith({
    cohorts,
    leaders: [{ ...CategoryLeader, lastRating: 4.1, notCheapestShare: 0.7 }],
    sellersHHIWithoutLeader: 1_408,
  });
  await renderApp(href);
  await expectText(page.getByText(/^За 2\sнедели вошли/)).toMatch(
    /13\sпродавцов\. Через неделю продавали 54.%.*без лидера.*7,1\sравного магазина: слабая концентрация/,
  );
  const cohortRows = page.getByRole('table', { name: /^Новые продавцы/ }).getByRole('row');
  await expectText(cohortRows.nth(1)).toMatch(/^45 .*10.*50.%.*ещё рано/);
  await expectText(cohortRows.nth(2)).toMatch(/^44 .*3.*2\sиз\s3.*нет недели/);
  await page.getByRole('radio', { name: 'Предлагают' }).click();
  await expectText(cohortRows.nth(1)).toMatch(/60.%/);
  await page.getByRole('radio', { name: 'Медиана, ₸' }).click();
  await expectText(cohortRows.nth(1)).toMatch(/120.000/);
  await expectText(cohortRows.nth(2)).toMatch(/—/);
  const leader = page
    .getByRole('table', { name: /^Крупнейшие продавцы/ })
    .getByRole('row')
    .nth(1);
  await expectText(leader).toMatch(/25,0—+4,170.%/);
  await expectAccessible();
});

test('shows what is missing if nothing sold, few weeks are published, or nobody but the leader sells', async () => {
  respondWith({ cohorts: [], priceBands: [], sellersHHIWithoutLeader: null });
  await renderApp(href, { width: 390 });
  await expect.element(page.getByText('Без лидера не продаёт никто.')).toBeVisible();
  await expect.element(page.getByText(/^Новичков видно/)).toBeVisible();
  await expect.element(page.getByText('За неделю в категории ничего не продано.')).toBeVisible();
});
