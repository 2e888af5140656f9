import { contract } from '@vitrina/contract';
import { examples } from '@vitrina/contract/examples';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { respond } from '../../test/respond.ts';
import { reportPeriods } from '../../test/default-market.ts';
import { renderApp } from '../../test/render-app.tsx';

const weeks = (...found: [year: number, weekNumber: number][]) => ({
  status: 200 as const,
  body: { reportPeriods: found.map(([year, weekNumber]) => ({ year, weekNumber })) },
});
const weekButton = (weekNumber: number) =>
  page.getByRole('button', { name: new RegExp(`^Неделя ${weekNumber} `) });
const newer = page.getByRole('button', { name: 'Следующая неделя' });
const older = page.getByRole('button', { name: 'Предыдущая неделя' });
const refresh = page.getByRole('button', { name: 'Обновить список недель' });

/** Chooses a published week in the header's list. */
async function choose(from: number, to: number) {
  await weekButton(from).click();
  await page.getByRole('menuitemcheckbox', { name: new RegExp(`Неделя ${to} `) }).click();
}

test('when no period is chosen and the list is non-empty, the first period is selected automatically', async () => {
  const calls = respond(contract.seller.info, { status: 200, body: { sellerInfo: examples.SellerInfo } });
  await renderApp('/seller?sellerId=101');
  await expect.element(weekButton(46)).toBeVisible();
  await expect
    .poll(() => calls[0]?.params)
    .toMatchObject({ year: '2026', weekNumber: '46', sellerId: '101' });
});

test('the automatic week is put into the address by replace, whatever else stands there', async () => {
  const { address, router } = await renderApp('/seller-products?sellerId=101&products.sort=revenue');
  await expect
    .poll(address)
    .toBe('/seller-products?sellerId=101&products.sort=revenue&year=2026&weekNumber=46');
  expect(router.state.historyAction).toBe('REPLACE');
});

for (const path of ['/', '/sellers', '/categories', '/brands']) {
  test(`${path} reads and writes the week too`, async () => {
    const { address } = await renderApp(`${path}?year=2026&weekNumber=45`);
    await expect.element(weekButton(45)).toBeVisible();
    await choose(45, 44);
    await expect.poll(address).toBe(`${path}?year=2026&weekNumber=44`);
  });
}

test('the week in the address wins over the global choice', async () => {
  const { router } = await renderApp('/?year=2026&weekNumber=45');
  await expect.element(weekButton(45)).toBeVisible();
  await router.navigate('/seller?sellerId=101&year=2026&weekNumber=44');
  await expect.element(weekButton(44)).toBeVisible();
});

test('screens keep the chosen week', async () => {
  const { router, address } = await renderApp('/');
  await choose(46, 44);
  await router.navigate('/seller?sellerId=101');
  await expect.poll(address).toBe('/seller?sellerId=101&year=2026&weekNumber=44');
  await router.navigate('/method');
  await router.navigate('/');
  await expect.poll(address).toBe('/?year=2026&weekNumber=44');
});

for (const search of ['year=2026', 'weekNumber=45', 'year=2026&weekNumber=54', 'year=2019&weekNumber=45']) {
  test(`year and weekNumber are read together: ${search} counts as no week`, async () => {
    const { address } = await renderApp(`/seller?sellerId=101&${search}`);
    await expect.poll(address).toContain('year=2026&weekNumber=46');
    await expect.element(weekButton(46)).toBeVisible();
  });
}

test('the user can change the week, and go back to the one before', async () => {
  const { router, address } = await renderApp('/seller?sellerId=101');
  await expect.element(newer).toHaveAttribute('aria-disabled', 'true');
  await older.click();
  await expect.poll(address).toContain('weekNumber=45');
  await older.click();
  await expect.element(weekButton(44)).toBeVisible();
  await expect.element(older).toHaveAttribute('aria-disabled', 'true');
  await expect.element(older).toHaveFocus();
  await newer.click();
  await expect.element(weekButton(45)).toBeVisible();
  await router.navigate(-1);
  await expect.element(weekButton(44)).toBeVisible();
});

test('the list can be refreshed on demand, and a refreshed list never moves a choice', async () => {
  const calls = respond(contract.period.list, { status: 200, body: { reportPeriods } });
  const { address } = await renderApp('/seller?sellerId=101');
  await choose(46, 45);
  respond(contract.period.list, weeks([2026, 47], [2026, 46], [2026, 45]));
  await refresh.click();
  await expect.element(newer).not.toHaveAttribute('aria-disabled');
  expect(calls.length).toBe(1);
  await expect.element(weekButton(45)).toBeVisible();
  expect(address()).toContain('weekNumber=45');
  await weekButton(45).click();
  await expect.element(page.getByText('Последняя готовая — 47')).toBeVisible();
});

for (const path of ['/category?categoryId=31', '/brand?brandId=7']) {
  test(`on ${path} an older global choice means the latest week there, and is not forgotten`, async () => {
    respond(contract.period.list, weeks([2026, 46], [2025, 3], [2024, 50]));
    const { router, address } = await renderApp('/?year=2024&weekNumber=50');
    await expect.element(weekButton(50)).toBeVisible();
    await router.navigate(path);
    await expect.poll(address).toBe(`${path}&year=2026&weekNumber=46`);
    await router.navigate('/sellers');
    await expect.poll(address).toBe('/sellers?year=2024&weekNumber=50');
  });

  test(`on ${path} the selector offers weeks from 2025 only`, async () => {
    respond(contract.period.list, weeks([2026, 46], [2025, 3], [2024, 50]));
    await renderApp(path);
    await weekButton(46).click();
    const choices = page.getByRole('menuitemcheckbox');
    await expect.element(choices.first()).toBeVisible();
    expect(choices.elements().map((choice) => choice.textContent?.slice(0, 9))).toEqual([
      'Неделя 46',
      'Неделя 3 ',
    ]);
  });

  test(`on ${path} a year before 2025 in the address counts as no week`, async () => {
    const { address } = await renderApp(`${path}&year=2024&weekNumber=50`);
    await expect.poll(address).toBe(`${path}&year=2026&weekNumber=46`);
  });
}

test('a week in the address that is not published says so and offers the latest', async () => {
  const { address } = await renderApp('/seller?sellerId=101&year=2026&weekNumber=12');
  await expect.element(page.getByText(/^Неделя 12 .*такой недели нет/)).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Профиль продавца' })).toBeVisible();
  await page.getByRole('button', { name: /Открыть последнюю: Неделя 46/ }).click();
  await expect.poll(address).toBe('/seller?sellerId=101&year=2026&weekNumber=46');
  await expect.element(page.getByRole('heading', { name: 'ИП «Нұрлы Жол»' })).toBeVisible();
});

test('a week that is not published does not become the choice for other screens', async () => {
  const { router, address } = await renderApp('/seller?sellerId=101&year=2026&weekNumber=12');
  await expect.element(page.getByText(/такой недели нет/)).toBeVisible();
  await router.navigate('/sellers');
  await expect.poll(address).toBe('/sellers?year=2026&weekNumber=46');
});

test('while nothing is published the screen says so and asks again on demand', async () => {
  const calls = respond(contract.period.list, weeks());
  await renderApp('/');
  await expect.element(page.getByText('Пока нет ни одной готовой недели')).toBeVisible();
  await page.getByRole('button', { name: 'Проверить ещё раз' }).click();
  await expect.poll(() => calls.length).toBe(2);
});

test('the periods query is retried once; its failure is shown in the server’s words with «Повторить»', async () => {
  const calls = respond(contract.period.list, {
    status: 500,
    body: { error: 'Не получилось прочитать список.', code: 'INTERNAL_SERVER_ERROR' },
  });
  await renderApp('/');
  const alert = page.getByRole('alert');
  await expect
    .element(alert.getByText(/Не получилось прочитать список\. · INTERNAL_SERVER_ERROR/))
    .toBeVisible();
  expect(calls.length).toBe(2);
  respond(contract.period.list, weeks([2026, 46]));
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect.element(page.getByRole('heading', { name: /Неделя 46/ })).toBeVisible();
});

test('the selector says the week and its dates', async () => {
  await renderApp('/');
  await expect.element(weekButton(46)).toHaveTextContent('Неделя 46 · 9–15 ноя 2026');
});

test('the interface says «Демо-данные» while the week is of the demo market', async () => {
  await renderApp('/');
  await expect.element(page.getByText('Демо-данные')).toBeVisible();
});

test('the interface does not say «Демо-данные» of a real week', async () => {
  respond(contract.period.weekInfo, {
    status: 200,
    body: { weekInfo: { ...examples.WeekInfo, isDemo: false } },
  });
  await renderApp('/');
  await expect.element(page.getByRole('heading', { name: /Неделя 46/ })).toBeVisible();
  await expect.element(page.getByText('Демо-данные')).not.toBeInTheDocument();
});
