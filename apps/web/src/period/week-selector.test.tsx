import { contract } from '@vitrina/contract';
import { examples } from '@vitrina/contract/examples';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { respond, respondRaw, pauseResponses } from '../../test/respond.ts';
import { renderApp } from '../../test/render-app.tsx';

const createPeriods = (...periods: [year: number, weekNumber: number][]) => ({
  status: 200 as const,
  body: { reportPeriods: periods.map(([year, weekNumber]) => ({ year, weekNumber })) },
});
const weekButton = (weekNumber: number) =>
  page.getByRole('button', { name: new RegExp(`^Неделя ${weekNumber} `) });
const previousWeek = page.getByRole('button', { name: 'Предыдущая неделя' });
const nextWeek = page.getByRole('button', { name: 'Следующая неделя' });
const refresh = async () => {
  await weekButton(46).click();
  await page.getByRole('menuitem', { name: 'Обновить список недель' }).click();
};

/** Responds with different revenues in each week. */
function respondByWeek() {
  respond(contract.seller.info, ({ params }) => ({
    status: 200 as const,
    body: { sellerInfo: { ...examples.SellerInfo, revenue: Number(params['weekNumber']) * 1_000_000 } },
  }));
  respond(contract.seller.products, ({ params }) => ({
    status: 200 as const,
    body: {
      sellerTitle: examples.SellerInfo.sellerTitle,
      sellerProducts: [1, 2, 3].map((productId) => ({
        ...examples.SellerProduct,
        productId,
        productName: `Пылесос ${productId}`,
        revenue: Number(params['weekNumber']) * 1000 * productId,
      })),
    },
  }));
}

test('a shared address shows the same figures to another person', async () => {
  respondByWeek();
  const first = await renderApp('/seller?sellerId=101');
  await previousWeek.click();
  await page.getByRole('tab', { name: /^Товары/ }).click();
  await page
    .getByRole('region', { name: 'Товары продавца' })
    .getByRole('columnheader', { name: /^Выручка/ })
    .getByRole('button')
    .first()
    .click();
  const main = page.getByRole('main');
  await expect.element(main.getByText(/135\s000/).first()).toBeVisible();
  await expect.poll(first.address).toContain('products.sort');
  const expectedText = main.element().textContent;
  const shared = first.address();
  await first.view.unmount();
  localStorage.clear();
  sessionStorage.clear();

  respond(contract.period.list, createPeriods([2026, 47], [2026, 46], [2026, 45], [2026, 44]));
  await renderApp(shared);
  await expect.element(weekButton(45)).toBeVisible();
  await expect.poll(() => main.element().textContent).toBe(expectedText);
});

test('an unpublished week causes no report request', async () => {
  let publish: () => void = () => undefined;
  const published = new Promise<void>((resolve) => {
    publish = resolve;
  });
  respond(contract.period.list, async () => {
    await published;
    return createPeriods([2026, 46]);
  });
  const infos = respond(contract.seller.info, { status: 200, body: { sellerInfo: examples.SellerInfo } });
  const totals = respond(contract.period.weekInfo, {
    status: 404,
    body: { error: 'Такой недели нет.', code: 'REPORT_NOT_FOUND' },
  });
  await renderApp('/seller?sellerId=101&year=2026&weekNumber=12');
  await expect.element(page.getByText('Загрузка…').first()).toBeInTheDocument();
  publish();
  await expect.element(page.getByText(/^Неделя 12 .*отчёта нет/)).toBeVisible();
  expect([...infos, ...totals]).toEqual([]);
});

test('a navigation during the loading of weeks is not undone by the default week', async () => {
  const resume = pauseResponses();
  const { router, address } = await renderApp('/seller-products');
  await expect.element(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  resume();
  await router.navigate('/brand?brandId=7');
  await expect.poll(address).toBe('/brand?brandId=7&year=2026&weekNumber=46');
});

test('a report of a published week is requested once, after the list of weeks', async () => {
  const infos = respond(contract.seller.info, {
    status: 404,
    body: { error: 'Такого продавца нет.', code: 'SELLER_NOT_FOUND' },
  });
  await renderApp('/seller-products?sellerId=101&year=2026&weekNumber=45');
  await expect.element(page.getByRole('grid')).toBeVisible();
  expect(infos.map(({ params }) => params['weekNumber'])).toEqual(['45']);
});

test('a shared address shows its report despite an error of the list of weeks', async () => {
  respondRaw(contract.period.list, () => new Response('<h1>502</h1>', { status: 502 }));
  await renderApp('/seller?sellerId=101&year=2026&weekNumber=45');
  await expect.element(page.getByRole('heading', { level: 1, name: 'ИП «Нұрлы Жол»' })).toBeVisible();
});

test('unpublished weeks are shown in the menu and skipped by the buttons', async () => {
  respond(contract.period.list, createPeriods([2026, 46], [2026, 44], [2026, 40]));
  const { address } = await renderApp('/');
  await weekButton(46).click();
  await expect.element(page.getByText('2–8 ноя 2026: отчёта нет')).toBeVisible();
  await expect.element(page.getByText('5–25 окт 2026: отчёта нет')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await previousWeek.click();
  await expect.poll(address).toContain('weekNumber=44');
});

test('the buttons lead from an unpublished week to the adjacent published ones', async () => {
  respond(contract.period.list, createPeriods([2026, 46], [2026, 44]));
  const { router, address } = await renderApp('/sellers?year=2026&weekNumber=45');
  await expect.element(page.getByText(/^Неделя 45 .*отчёта нет/)).toBeVisible();
  await nextWeek.click();
  await expect.poll(address).toContain('weekNumber=46');
  await router.navigate(-1);
  await previousWeek.click();
  await expect.poll(address).toContain('weekNumber=44');
});

test('by keyboard: the menu opens at the current week, digits find a week, Escape closes', async () => {
  respond(contract.period.list, createPeriods([2026, 46], [2026, 45], [2026, 37]));
  const { address } = await renderApp('/?year=2026&weekNumber=45');
  await expect.element(weekButton(45)).toBeVisible();
  const button = weekButton(45).element();
  if (button instanceof HTMLElement) button.focus();
  await userEvent.keyboard('{Enter}');
  const item = (weekNumber: number) =>
    page.getByRole('menuitemcheckbox', { name: new RegExp(`^Неделя ${weekNumber} `) });
  await expect.element(item(45)).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(item(46)).toHaveFocus();
  await userEvent.keyboard('37');
  await expect.element(item(37)).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(address).toContain('weekNumber=37');
  await expect.element(weekButton(37)).toHaveFocus();
  await userEvent.keyboard('{Enter}{Escape}');
  await expect.element(weekButton(37)).toHaveFocus();
});

test('a refresh shows its result and offers a new week', async () => {
  const { address } = await renderApp('/');
  await expect.element(weekButton(46)).toBeVisible();
  await refresh();
  await expect.element(page.getByText('Новых недель нет').first()).toBeVisible();
  respond(contract.period.list, createPeriods([2026, 47], [2026, 46], [2026, 45]));
  await refresh();
  await expect.element(page.getByText('Готова неделя 47').first()).toBeVisible();
  expect(address()).toContain('weekNumber=46');
  await page.getByRole('button', { name: 'Открыть' }).click();
  await expect.poll(address).toContain('weekNumber=47');
});

test('an error of the refresh is shown and the weeks stay', async () => {
  await renderApp('/');
  await expect.element(weekButton(46)).toBeVisible();
  respondRaw(contract.period.list, () => new Response('', { status: 504 }));
  await refresh();
  await expect
    .element(page.getByText('Список недель не обновился: Failed to fetch available report periods').first())
    .toBeVisible();
  await expect.element(weekButton(46)).toBeVisible();
});
