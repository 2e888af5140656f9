import { contract } from '@vitrina/contract';
import { examples } from '@vitrina/contract/examples';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { respond } from '../../test/respond.ts';
import { renderApp } from '../../test/render-app.tsx';

const main = page.getByRole('main');
const list = (heading: string) =>
  main.getByRole('heading', { name: heading }).element().closest('section')?.querySelectorAll('li') ?? [];
const readTexts = (heading: string) =>
  [...list(heading)].map((item) => item.textContent?.replaceAll('\u00a0', ' '));

const toCategory = (id: number, potentialProfitIndex: number, salesCount = 52) => ({
  ...examples.CategoryRow,
  categoryId: id,
  categoryTitle: `Категория ${id}`,
  potentialProfitIndex,
  salesCount,
});

test('the totals are those of the week, each with its change from the previous week', async () => {
  respond(contract.period.weekInfo, ({ params }) => ({
    status: 200 as const,
    body: {
      weekInfo: {
        ...examples.WeekInfo,
        weekNumber: Number(params['weekNumber']),
        revenue: params['weekNumber'] === '45' ? 4_000_000 : 5_000_000,
      },
    },
  }));
  await renderApp('/market?year=2026&weekNumber=46');
  await expect.element(main.getByText('5 млн ₸')).toBeVisible();
  await expect.element(main.getByText(/\+25,0.%/)).toBeVisible();
  await expect.element(main.getByText(/обновлено/)).toBeVisible();
});

test('the earliest published week has totals without a change', async () => {
  await renderApp('/market?year=2026&weekNumber=44');
  await expect.element(main.getByText(/обновлено/)).toBeVisible();
  await expect.element(main.getByRole('tab').first()).toBeVisible();
  const figures = main.getByRole('tab').elements();
  expect(figures.filter((figure) => /%/.test(figure.textContent ?? ''))).toEqual([]);
});

test('the most promising categories are sorted by index and exclude those with few sales', async () => {
  respond(contract.category.list, {
    status: 200,
    body: {
      categories: [toCategory(1, 0.5), toCategory(2, 0.9, 9), toCategory(3, 0.72), toCategory(4, 0.6)],
    },
  });
  const { address } = await renderApp('/market');
  await expect.element(main.getByRole('heading', { name: 'Самые перспективные категории' })).toBeVisible();
  expect(readTexts('Самые перспективные категории').map((text) => text?.slice(0, 11))).toEqual([
    'Категория 3',
    'Категория 4',
    'Категория 1',
  ]);
  await main.getByRole('listitem').getByRole('link', { name: 'Категория 3' }).click();
  await expect.poll(address).toContain('/category?categoryId=3&');
});

test('a week without sales shows a message instead of empty lists', async () => {
  respond(contract.period.weekInfo, {
    status: 200,
    body: {
      weekInfo: { ...examples.WeekInfo, revenue: 0, averagePrice: null, topSellers: [], topBrands: [] },
    },
  });
  respond(contract.category.list, { status: 200, body: { categories: [toCategory(1, 0, 0)] } });
  await renderApp('/market');
  await expect.element(main.getByText('За эту неделю продаж не было.').first()).toBeVisible();
  await expect.element(main.getByText(/ни в одной категории нет 10 продаж/)).toBeVisible();
});

test('leading sellers and brands are shown with revenue and link to their profiles', async () => {
  respond(contract.period.weekInfo, { status: 200, body: { weekInfo: examples.WeekInfo } });
  const { address } = await renderApp('/market?year=2026&weekNumber=45');
  await expect.element(main.getByRole('heading', { name: 'Продавцы по выручке, ₸' })).toBeVisible();
  expect(readTexts('Продавцы по выручке, ₸')).toEqual(['1ИП «Нұрлы Жол»1,3 млн']);
  expect(readTexts('Бренды по выручке, ₸')).toEqual(['1Aylin2,6 млн']);
  await main.getByRole('link', { name: 'Aylin' }).first().click();
  await expect.poll(address).toBe('/brand?brandId=7&year=2026&weekNumber=45');
});

test('when the totals fail, an error replaces them, and the promising categories stay', async () => {
  respond(contract.period.weekInfo, {
    status: 500,
    body: { error: 'Не получилось прочитать неделю.', code: 'INTERNAL_SERVER_ERROR' },
  });
  await renderApp('/market');
  await expect.element(main.getByRole('alert').getByText(/Не получилось прочитать неделю\./)).toBeVisible();
  expect(main.getByRole('alert').elements()).toHaveLength(1);
  await expect.element(main.getByRole('heading', { name: 'Самые перспективные категории' })).toBeVisible();
});

test('who moved stands below the totals, and the chosen kind is remembered', async () => {
  const first = await renderApp('/market', { width: 390 });
  await main.getByRole('radio', { name: 'Бренды' }).click();
  await expect.element(main.getByRole('heading', { name: /^Выросли/ })).toBeVisible();
  await first.view.unmount();
  await renderApp('/market');
  await expect.element(main.getByRole('radio', { name: 'Бренды' })).toBeChecked();
});

test('each total is a tab of the trend', async () => {
  await renderApp('/market');
  await main.getByRole('button', { name: 'Показать график' }).click();
  await main.getByRole('tab', { name: /^Бренды/ }).click();
  await expect.element(main.getByRole('region', { name: 'Бренды по неделям' })).toBeVisible();
});

test('an entrant to the market is new or returned', async () => {
  const rows = [true, false].map((isNew, index) => ({
    ...examples.Mover,
    id: index + 1,
    title: isNew ? 'Ертіс' : 'Kibrit',
    revenueBefore: null,
    salesCountBefore: null,
    salesCount: 40,
    change: null,
    isNew,
    isWithinChance: null,
  }));
  const none = { count: 0, revenueBefore: 0, revenue: 0, change: 0, rows: [] };
  const entered = { count: 2, revenueBefore: 0, revenue: 2, change: 2, rows };
  respond(contract.market.movers, {
    status: 200,
    body: {
      against: '2026-W45',
      movers: { entered, left: none, gained: none, lost: none, unchangedCount: 0, overtook: [] },
    },
  });
  await renderApp('/market');
  await expect
    .element(main.getByRole('listitem').filter({ hasText: 'Ертіс' }).getByText('новый'))
    .toBeVisible();
  await expect
    .element(main.getByRole('listitem').filter({ hasText: 'Kibrit' }).getByText('вернулся'))
    .toBeVisible();
});
