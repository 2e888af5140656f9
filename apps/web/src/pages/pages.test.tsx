import { contract, CONTRACT_VERSION } from '@vitrina/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { respond } from '../../test/respond.ts';
import { user } from '../../test/default-market.ts';
import { renderApp } from '../../test/render-app.tsx';

test('the health page shows the response, its latency and the version of the contract', async () => {
  respond(contract.health.check, { status: 200, body: { ok: true, message: 'Две недели готовы' } });
  await renderApp('/backend/health');
  await expect.element(page.getByText('Две недели готовы')).toBeVisible();
  await expect.element(page.getByText(/^[\d\s]+мс$/)).toBeVisible();
  await expect.element(page.getByText(CONTRACT_VERSION)).toBeVisible();
});

test('the health page shows the error of an unhealthy server', async () => {
  respond(contract.health.check, { status: 200, body: { ok: false, message: 'Неделя 45 повреждена' } });
  await renderApp('/backend/health');
  await expect.element(page.getByText('Неисправен')).toBeVisible();
  await expect.element(page.getByText('Неделя 45 повреждена')).toBeVisible();
});

test('the demo page shows a query’s states, times, refetch and retry rule', async () => {
  const calls = respond(contract.period.list, {
    status: 200,
    body: { reportPeriods: [{ year: 2026, weekNumber: 46 }] },
  });
  await renderApp('/demo/tanstack-query');
  await expect.element(page.getByText('success')).toBeVisible();
  await expect.element(page.getByText('свежие')).toBeVisible();
  await page.getByRole('button', { name: 'Запросить снова' }).click();
  await expect.poll(() => calls.length).toBe(2);
  respond(contract.period.list, {
    status: 500,
    body: { error: 'Список не прочитать.', code: 'INTERNAL_SERVER_ERROR' },
  });
  await page.getByRole('button', { name: 'Запросить снова' }).click();
  await expect.element(page.getByText('Список не прочитать.')).toBeVisible();
});

test('Account shows the e-mail, the date of registration, the theme and stored entities, and refetches `me`', async () => {
  const calls = respond(contract.auth.me, { status: 200, body: { user } });
  const recent = [{ kind: 'seller', id: 5, title: 'Sulpak' }];
  localStorage.setItem(`entities:${user.id}`, JSON.stringify({ pinned: [], recent }));
  const { router, queryClient } = await renderApp('/method');
  await expect.poll(() => calls.length).toBe(1);
  // A request still running would be shared.
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  await router.navigate('/account');
  await expect.poll(() => calls.length).toBe(2);
  await expect.element(page.getByRole('main').getByText(user.email).first()).toBeVisible();
  await expect.element(page.getByText('2 мар 2026')).toBeVisible();
  const kept = page.getByRole('main').getByRole('link', { name: 'Sulpak' });
  await expect.element(kept).toHaveAttribute('href', expect.stringContaining('/seller?sellerId=5'));
  await page.getByRole('radio', { name: 'Тёмная' }).click();
  expect(document.documentElement.dataset['theme']).toBe('dark');
  expect(document.cookie).toContain('theme=dark');
});

test('the method page lists every factor of the index with its weight', async () => {
  await renderApp('/method');
  for (const [title, weight] of [
    ['Спрос (индекс спроса)', '0,30'],
    ['Открытость рынка', '0,25'],
    ['Выручка на предложение', '0,20'],
    ['Слабость лидеров', '0,15'],
    ['Запас в цене', '0,10'],
  ] as const) {
    await expect
      .element(page.getByRole('term').filter({ hasText: title }))
      .toHaveTextContent(`${title} вес ${weight}`);
  }
});

test('the pages of the user menu state what is available and link to each other', async () => {
  const { address } = await renderApp('/upgrade');
  await expect.element(page.getByRole('heading', { name: 'Платного тарифа пока нет' })).toBeVisible();
  await expect.element(page.getByText(/^Все отчёты, недели и выгрузки открыты/)).toBeVisible();
  const others = page.getByRole('navigation', { name: 'Страницы пользователя' });
  await others.getByRole('link', { name: 'Billing' }).click();
  await expect.element(page.getByRole('heading', { name: 'Платить не нужно' })).toBeVisible();
  await others.getByRole('link', { name: 'Notifications' }).click();
  await expect.element(page.getByRole('heading', { name: 'Письмо по понедельникам' })).toBeVisible();
  await expect.element(others.getByRole('link', { name: 'Notifications' })).toHaveAttribute('aria-current');
  expect(address()).toMatch(/^\/notifications/);
});
