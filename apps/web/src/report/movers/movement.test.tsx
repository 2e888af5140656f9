import { contract } from '@vitrina/contract';
import { examples } from '@vitrina/contract/examples';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mswWorker } from '../../../test/msw-worker.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { respond } from '../../../test/respond.ts';

test('rows keep their own head until those of another kind are there', async () => {
  const answer = Promise.withResolvers<void>();
  mswWorker.use(
    http.post<never, { of: string }>('*/api/report/movers', async ({ request }) => {
      const { of } = await request.json();
      if (of === 'brands') await answer.promise;
      const [row] = examples.Movers.gained.rows;
      const rows = [{ ...row, title: `Из отчёта ${of}` }];
      const movers = { ...examples.Movers, gained: { ...examples.Movers.gained, rows } };
      return HttpResponse.json({ against: '2026-W45', movers });
    }),
  );
  await renderApp('/category?categoryId=31&tab=movement');
  const findRow = (kind: string) => page.getByRole('grid').getByRole('link', { name: `Из отчёта ${kind}` });
  await expect.element(findRow('sellers')).toHaveAttribute('href', expect.stringMatching(/^\/seller\?/));
  await page.getByRole('main').getByRole('radio', { name: 'Бренды' }).click();
  await expect.element(page.getByRole('main').getByRole('radio', { name: 'Бренды' })).toBeChecked();
  await expect.element(page.getByRole('columnheader', { name: /^Продавец/ })).toBeVisible();
  expect(document.querySelector('main [aria-busy=true]')).not.toBeNull();
  await expect.element(findRow('sellers')).toHaveAttribute('href', expect.stringMatching(/^\/seller\?/));
  answer.resolve();
  await expect.element(findRow('brands')).toHaveAttribute('href', expect.stringMatching(/^\/brand\?/));
  await expect.element(page.getByRole('columnheader', { name: /^Бренд/ })).toBeVisible();
  expect(document.querySelector('main [aria-busy=true]')).toBeNull();
});

test('a group of those who left without sales has no sum', async () => {
  const left = { ...examples.Movers.left, count: 1, change: 0 };
  respond(contract.market.movers, {
    status: 200,
    body: { against: '2026-W45', movers: { ...examples.Movers, left } },
  });
  await renderApp('/category?categoryId=31&tab=movement');
  await expect.element(page.getByRole('button', { name: 'Прекратили продажи 1', exact: true })).toBeVisible();
});

test('the totals say that they are of those that changed, or of the chosen group', async () => {
  const groups = ['gained', 'lost', 'entered', 'left'] as const;
  const whole = groups.map((name) => {
    const group = examples.Movers[name];
    return [name, { ...group, count: group.rows.length }];
  });
  const movers = { ...examples.Movers, ...Object.fromEntries(whole), unchangedCount: 7 };
  respond(contract.market.movers, { status: 200, body: { against: '2026-W45', movers } });
  await renderApp('/category?categoryId=31&tab=movement');
  const total = (name: string) => page.getByRole('rowheader', { name, exact: true });
  await expect.element(total('Итого изменившихся')).toBeVisible();
  await page.getByRole('button', { name: /^Выросли/ }).click();
  await expect.element(total('Итого: выросли')).toBeVisible();
});

test('a share that fell is in the colour of a fall, also where the revenue grew', async () => {
  const changes = { revenueBefore: 100, revenue: 150, change: 50, shareBefore: 0.5, share: 0.3 };
  const [row] = examples.Movers.gained.rows.map((grown) => ({ ...grown, ...changes, isWithinChance: false }));
  const gained = { ...examples.Movers.gained, rows: row ? [row] : [] };
  const movers = { ...examples.Movers, gained };
  respond(contract.market.movers, { status: 200, body: { against: '2026-W45', movers } });
  await renderApp('/category?categoryId=31&tab=movement');
  await expect.element(page.getByText('−20,0', { exact: true })).toHaveClass('text-down');
  await expect.element(page.getByText('+50,0', { exact: true }).first()).toHaveClass('text-up');
});

test('a group without rows is not shown, and the totals of a cut list say of how many rows they are', async () => {
  const { gained, lost, entered, left } = examples.Movers;
  const empty = { ...left, count: 0, change: 0, rows: [] };
  const shown = gained.rows.length + lost.rows.length + entered.rows.length;
  const movers = { ...examples.Movers, gained: { ...gained, count: 900 }, left: empty };
  const all = 900 + lost.count + entered.count;
  respond(contract.market.movers, { status: 200, body: { against: '2026-W45', movers } });
  await renderApp('/category?categoryId=31&tab=movement');
  await expect.element(page.getByRole('button', { name: new RegExp(`^Все ${all} `) })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Прекратили продажи/ })).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('rowheader', { name: `Итого по ${shown} из ${all}`, exact: true }))
    .toBeVisible();
});

test('names as overtaking only those whose place rose', async () => {
  const [overtaker] = examples.Movers.overtook;
  const fallen = overtaker && { ...overtaker, id: 7, title: 'Упавший', placeBefore: 14, place: 15 };
  const movers = { ...examples.Movers, overtook: overtaker && fallen ? [overtaker, fallen] : [] };
  respond(contract.market.movers, { status: 200, body: { against: '2026-W45', movers } });
  await renderApp('/category?categoryId=31&tab=movement');
  await expect.element(page.getByText(/^обогнал: /)).toBeVisible();
  await expect.element(page.getByText('Упавший')).not.toBeInTheDocument();
});
