import { contract } from '@vitrina/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import { respond, respondRaw } from '../../../test/respond.ts';
import { renderApp } from '../../../test/render-app.tsx';

const head = page.getByRole('columnheader', { name: '8 недель' });

test('shows lines of eight weeks in a list of whole categories, asked for in one request', async () => {
  const requests = respond(contract.market.revenueSeries, {
    status: 200,
    body: {
      weeks: [44, 45, 46].map((weekNumber) => ({ year: 2026, weekNumber })),
      series: [{ id: 31, title: 'Пылесосы', revenues: [1_000_000, null, 3_000_000] }],
    },
  });
  await renderApp('/categories');
  await expect.element(head).toBeVisible();
  await expect
    .element(page.getByTitle(/^Недели\n39: —\n.*\n44: 1.млн.₸\n45: —\n46: 3.млн.₸$/s))
    .toBeVisible();
  expect(requests.map(({ body }) => body)).toEqual([
    expect.objectContaining({
      kind: 'category',
      weeks: 8,
      weekNumber: 46,
      ids: expect.arrayContaining([31]),
    }),
  ]);
  await expectAccessible();
});

test('is offered where the rows are parts, and asks for nothing until it is shown', async () => {
  const requests = respond(contract.market.revenueSeries, { status: 200, body: { weeks: [], series: [] } });
  await renderApp('/seller?sellerId=101');
  await page.getByRole('button', { name: 'Столбцы' }).click();
  const box = page.getByRole('checkbox', { name: 'Выручка на загруженном рынке за 8 недель' });
  await expect.element(box).not.toBeChecked();
  expect(requests).toEqual([]);
  await box.click();
  await expect.poll(() => requests.length).toBe(1);
  await expect.element(head).toBeVisible();
});

test('is quietly absent on a backend without series', async () => {
  respondRaw(contract.market.revenueSeries, () =>
    Response.json({ error: 'Нет такого.', code: 'NOT_FOUND' }, { status: 404 }),
  );
  await renderApp('/categories');
  await expect.element(page.getByRole('columnheader', { name: /^Выручка/ })).toBeVisible();
  await expect.element(head).not.toBeInTheDocument();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});
