import { contract } from '@vitrina/contract';
import { examples } from '@vitrina/contract/examples';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { respond } from '../../test/respond.ts';
import { reportPeriods } from '../../test/default-market.ts';
import { renderApp } from '../../test/render-app.tsx';

const createPeriods = (...periods: [year: number, weekNumber: number][]) => ({
  status: 200 as const,
  body: { reportPeriods: periods.map(([year, weekNumber]) => ({ year, weekNumber })) },
});
const weekButton = (weekNumber: number) =>
  page.getByRole('button', { name: new RegExp(`^Неделя ${weekNumber} `) });
const nextWeek = page.getByRole('button', { name: 'Следующая неделя' });
const previousWeek = page.getByRole('button', { name: 'Предыдущая неделя' });
const refresh = page.getByRole('menuitem', { name: 'Обновить список недель' });

/** Chooses a week in the menu. */
async function chooseWeek(from: number, to: number) {
  await weekButton(from).click();
  await page.getByRole('menuitemcheckbox', { name: new RegExp(`Неделя ${to} `) }).click();
}

test('the latest week is chosen by default', async () => {
  const requests = respond(contract.seller.info, { status: 200, body: { sellerInfo: examples.SellerInfo } });
  await renderApp('/seller?sellerId=101');
  await expect.element(weekButton(46)).toBeVisible();
  await expect
    .poll(() => requests[0]?.params)
    .toMatchObject({ year: '2026', weekNumber: '46', sellerId: '101' });
});

test('the default week is added to the address by replace, with the other search params unchanged', async () => {
  const { address, router } = await renderApp('/seller-products?sellerId=101&products.sort=revenue');
  await expect
    .poll(address)
    .toBe('/seller-products?sellerId=101&products.sort=revenue&year=2026&weekNumber=46');
  expect(router.state.historyAction).toBe('REPLACE');
});

for (const path of ['/', '/sellers', '/categories', '/brands']) {
  test(`${path} reads and writes the week`, async () => {
    const { address } = await renderApp(`${path}?year=2026&weekNumber=45`);
    await expect.element(weekButton(45)).toBeVisible();
    await chooseWeek(45, 44);
    await expect.poll(address).toBe(`${path}?year=2026&weekNumber=44`);
  });
}

test('the week of the address wins over the chosen week', async () => {
  const { router } = await renderApp('/?year=2026&weekNumber=45');
  await expect.element(weekButton(45)).toBeVisible();
  await router.navigate('/seller?sellerId=101&year=2026&weekNumber=44');
  await expect.element(weekButton(44)).toBeVisible();
});

test('the chosen week applies to all screens', async () => {
  const { router, address } = await renderApp('/');
  await chooseWeek(46, 44);
  await router.navigate('/seller?sellerId=101');
  await expect.poll(address).toBe('/seller?sellerId=101&year=2026&weekNumber=44');
  await router.navigate('/method');
  await router.navigate('/');
  await expect.poll(address).toBe('/?year=2026&weekNumber=44');
});

for (const search of ['year=2026', 'weekNumber=45', 'year=2026&weekNumber=54', 'year=2019&weekNumber=45']) {
  test(`an incomplete or invalid week is ignored: ${search}`, async () => {
    const { address } = await renderApp(`/seller?sellerId=101&${search}`);
    await expect.poll(address).toContain('year=2026&weekNumber=46');
    await expect.element(weekButton(46)).toBeVisible();
  });
}

test('the week can be changed, and Back returns to the previous one', async () => {
  const { router, address } = await renderApp('/seller?sellerId=101');
  await expect.element(nextWeek).toHaveAttribute('aria-disabled', 'true');
  await previousWeek.click();
  await expect.poll(address).toContain('weekNumber=45');
  await previousWeek.click();
  await expect.element(weekButton(44)).toBeVisible();
  await expect.element(previousWeek).toHaveAttribute('aria-disabled', 'true');
  await expect.element(previousWeek).toHaveFocus();
  await nextWeek.click();
  await expect.element(weekButton(45)).toBeVisible();
  await router.navigate(-1);
  await expect.element(weekButton(44)).toBeVisible();
});

test('a refresh of the list does not change the chosen week', async () => {
  const requests = respond(contract.period.list, { status: 200, body: { reportPeriods } });
  const { address } = await renderApp('/seller?sellerId=101');
  await chooseWeek(46, 45);
  respond(contract.period.list, createPeriods([2026, 47], [2026, 46], [2026, 45]));
  await weekButton(45).click();
  await refresh.click();
  await expect.element(nextWeek).not.toHaveAttribute('aria-disabled');
  expect(requests.length).toBe(1);
  await expect.element(weekButton(45)).toBeVisible();
  expect(address()).toContain('weekNumber=45');
  await weekButton(45).click();
  await expect.element(page.getByText('Последняя готовая — 47')).toBeVisible();
});

for (const path of ['/category?categoryId=31', '/brand?brandId=7']) {
  test(`on ${path} an older chosen week is replaced by the latest, and applies to other screens again`, async () => {
    respond(contract.period.list, createPeriods([2026, 46], [2025, 3], [2024, 50]));
    const { router, address } = await renderApp('/?year=2024&weekNumber=50');
    await expect.element(weekButton(50)).toBeVisible();
    await router.navigate(path);
    await expect.poll(address).toBe(`${path}&year=2026&weekNumber=46`);
    await router.navigate('/sellers');
    await expect.poll(address).toBe('/sellers?year=2024&weekNumber=50');
  });

  test(`on ${path} the selector offers weeks from 2025 only`, async () => {
    respond(contract.period.list, createPeriods([2026, 46], [2025, 3], [2024, 50]));
    await renderApp(path);
    await weekButton(46).click();
    const choices = page.getByRole('menuitemcheckbox');
    await expect.element(choices.first()).toBeVisible();
    expect(choices.elements().map((choice) => choice.textContent?.slice(0, 9))).toEqual([
      'Неделя 46',
      'Неделя 3 ',
    ]);
  });

  test(`on ${path} a year before 2025 in the address is ignored`, async () => {
    const { address } = await renderApp(`${path}&year=2024&weekNumber=50`);
    await expect.poll(address).toBe(`${path}&year=2026&weekNumber=46`);
  });
}

test('an unpublished week of the address shows a notice and offers the latest', async () => {
  const { address } = await renderApp('/seller?sellerId=101&year=2026&weekNumber=12');
  await expect.element(page.getByText(/^Неделя 12 .*отчёта нет/)).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Профиль продавца' })).toBeVisible();
  await page.getByRole('button', { name: /Открыть последнюю: неделя\s46/ }).click();
  await expect.poll(address).toBe('/seller?sellerId=101&year=2026&weekNumber=46');
  await expect.element(page.getByRole('heading', { name: 'ИП «Нұрлы Жол»' })).toBeVisible();
});

test('an unpublished week does not apply to other screens', async () => {
  const { router, address } = await renderApp('/seller?sellerId=101&year=2026&weekNumber=12');
  await expect.element(page.getByText(/отчёта нет/)).toBeVisible();
  await router.navigate('/sellers');
  await expect.poll(address).toBe('/sellers?year=2026&weekNumber=46');
});

test('without published weeks the screen shows that and offers to check again', async () => {
  const requests = respond(contract.period.list, createPeriods());
  await renderApp('/');
  await expect.element(page.getByText('Пока нет ни одной готовой недели')).toBeVisible();
  await page.getByRole('button', { name: 'Проверить ещё раз' }).click();
  await expect.poll(() => requests.length).toBe(2);
});

test('the list of weeks is retried once; then the server’s error and «Повторить» are shown', async () => {
  const requests = respond(contract.period.list, {
    status: 500,
    body: { error: 'Не получилось прочитать список.', code: 'INTERNAL_SERVER_ERROR' },
  });
  await renderApp('/market');
  const alert = page.getByRole('alert');
  await expect.element(alert.getByText('Не получилось прочитать список.')).toBeVisible();
  await expect.element(alert.getByText('код ошибки: INTERNAL_SERVER_ERROR')).toBeVisible();
  expect(requests.length).toBe(2);
  respond(contract.period.list, createPeriods([2026, 46]));
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect.element(page.getByRole('heading', { name: /Неделя 46/ })).toBeVisible();
});

test('the selector shows the week and its dates', async () => {
  await renderApp('/');
  await expect.element(weekButton(46)).toHaveTextContent('Неделя 46 · 9–15 ноя 2026');
});

test('a week of the demo market has the label «Демо-данные»', async () => {
  await renderApp('/');
  await expect.element(page.getByText('Демо-данные')).toBeVisible();
});

test('a real week has no label «Демо-данные»', async () => {
  respond(contract.period.weekInfo, {
    status: 200,
    body: { weekInfo: { ...examples.WeekInfo, isDemo: false } },
  });
  await renderApp('/market');
  await expect.element(page.getByRole('heading', { name: /Неделя 46/ })).toBeVisible();
  await expect.element(page.getByText('Демо-данные')).not.toBeInTheDocument();
});

test.each(['/market', '/seller?sellerId=101'])('%s compares the first week with none', async (href) => {
  respond(contract.period.list, createPeriods([2026, 46]));
  await renderApp(href);
  await expect.element(page.getByRole('main').getByText('сравнить не с чем').first()).toBeVisible();
  await expect.element(page.getByTitle('Раньше недель нет')).toBeVisible();
});
