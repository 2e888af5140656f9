import { contract, type ReportPeriod } from '@vitrina/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderApp } from '../../test/render-app.tsx';
import { respond } from '../../test/respond.ts';

const createPeriods = (...reportPeriods: ReportPeriod[]) => ({
  status: 200 as const,
  body: { reportPeriods },
});

test('while there is no week the server says why, own data can be loaded, and the first week shows by itself', async () => {
  const message = 'Создаётся демонстрационный рынок: отчёты появятся, когда он будет готов.';
  respond(contract.period.list, createPeriods());
  respond(contract.health.check, { status: 200, body: { ok: true, message } });
  await renderApp('/');
  const main = page.getByRole('main');
  await expect.element(main.getByText(message)).toBeVisible();
  await expect
    .element(main.getByRole('link', { name: 'Загрузить свои данные' }))
    .toHaveAttribute('href', '/import');
  respond(contract.period.list, createPeriods({ year: 2026, weekNumber: 46 }));
  await expect
    .element(page.getByRole('heading', { name: 'Рынок за неделю 46' }), { timeout: 20_000 })
    .toBeVisible();
});
