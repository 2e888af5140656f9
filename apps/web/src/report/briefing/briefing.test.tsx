import { examples } from '@vitrina/contract/examples';
import { contract } from '@vitrina/contract';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import { defaultHandler } from '../../../test/default-market.ts';
import { mswWorker } from '../../../test/msw-worker.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { respond, respondAs } from '../../../test/respond.ts';

const WEEK = 'year=2026&weekNumber=46';
const hrefs = [
  ['seller', `/seller-briefing?sellerId=101&${WEEK}`, examples.SellerInfo.sellerTitle],
  ['brand', `/brand-briefing?brandId=7&${WEEK}`, examples.BrandInfo.brandTitle],
  ['category', `/category-briefing?categoryId=31&${WEEK}`, examples.CategoryInfo.categoryTitle],
  ['section', `/section-briefing?sectionId=1&${WEEK}`, 'Бытовая техника'],
] as const;

const openPages = async (href: string, name: string) => {
  await renderApp(href);
  const first = page.getByRole('article', { name: 'Страница 1 из 2' });
  await expect.element(first.getByRole('heading', { level: 2, name })).toBeVisible();
  return { first, second: page.getByRole('article', { name: 'Страница 2 из 2' }) };
};

test.each(hrefs)(
  'the briefing of a %s is two pages with its metrics and its lists',
  async (kind, href, name) => {
    const { first, second } = await openPages(href, name);
    await expect.element(first.getByText('Выручка по неделям')).toBeVisible();
    await expect.element(first.getByText('Какие товары выросли и упали')).toBeVisible();
    expect(first.element().querySelectorAll('dt').length).toBeGreaterThanOrEqual(6);
    await expect
      .poll(() => first.getByRole('heading', { name: 'Причины изменения выручки' }).elements())
      .toHaveLength(kind === 'category' || kind === 'section' ? 0 : 1);
    const list = kind === 'section' ? 'Бренды' : 'Товары';
    await expect.element(second.getByRole('table', { name: `${list} с наибольшей выручкой` })).toBeVisible();
    await expectAccessible('main');
  },
);

test('a profile leads to its briefing', async () => {
  const { address } = await renderApp(`/seller?sellerId=101&${WEEK}`);
  await page.getByRole('button', { name: 'Действия' }).click();
  await page.getByRole('menuitem', { name: 'Отчёт для руководителя' }).click();
  await expect.poll(address).toContain('/seller-briefing?sellerId=101');
});

test('a week without one before it has nothing to compare with, and says so', async () => {
  respond(contract.period.list, { status: 200, body: { reportPeriods: [{ year: 2026, weekNumber: 46 }] } });
  const { first } = await openPages(hrefs[0][1], hrefs[0][2]);
  await expect.element(first.getByText('Раньше недель нет')).toBeVisible();
  expect(first.getByText('Какие товары выросли и упали').elements()).toHaveLength(0);
});

test('a product whose change may be chance is muted, after those whose change is more', async () => {
  const [row] = examples.Movers.gained.rows;
  if (row === undefined) throw new Error('The example has no mover.');
  const sure = { ...row, id: 9001, title: 'Точно', change: 100_000, salesCount: 90, isWithinChance: false };
  respond(contract.market.movers, {
    status: 200,
    body: {
      against: '2026-W45',
      movers: { ...examples.Movers, gained: { ...examples.Movers.gained, rows: [row, sure] } },
    },
  });
  const { first } = await openPages(hrefs[0][1], hrefs[0][2]);
  const items = first.getByRole('listitem').filter({ hasText: '₸' });
  await expect.poll(() => items.elements().length).toBe(2);
  expect(items.first().element().textContent).toContain('Точно');
  const read = (name: string) => items.filter({ hasText: name }).element().lastElementChild;
  expect(read('Точно')?.textContent).toMatch(/^\+100.000.₸$/);
  expect(read('Точно')?.className).toContain('text-up');
  expect(read(row.title)?.textContent).toMatch(/^≈.\+299.970.₸$/);
});

test('names of any length leave two pages of their own height', async () => {
  const long = 'Очень длинное название без конца '.repeat(12).trim();
  respond(contract.seller.products, {
    status: 200,
    body: {
      sellerTitle: long,
      sellerProducts: Array.from({ length: 40 }, (_, index) => ({
        ...examples.SellerProduct,
        productId: 1 + index,
        productName: long,
      })),
    },
  });
  const rows = Array.from({ length: 50 }, (_, index) => ({ ...examples.Mover, id: 1 + index, title: long }));
  const group = { ...examples.Movers.gained, count: 50, rows };
  respond(contract.market.movers, {
    status: 200,
    body: { against: '2026-W45', movers: { ...examples.Movers, gained: group, lost: group } },
  });
  const weeks = [42, 43, 44, 45, 46].map((weekNumber) => ({ ...examples.SellerHistoryWeek, weekNumber }));
  respond(contract.seller.history, {
    status: 200,
    body: { sellerHistory: { ...examples.SellerHistory, sellerTitle: long, weeks } },
  });
  respond(contract.seller.changes, {
    status: 200,
    body: { against: '2026-W45', sellerChanges: examples.SellerChanges },
  });
  const { first, second } = await openPages(hrefs[0][1], long);
  await expect.element(first.getByText(long).nth(8)).toBeVisible();
  for (const sheet of [first, second]) {
    const { scrollHeight, clientHeight } = sheet.element();
    expect(scrollHeight).toBe(clientHeight);
  }
});

test('a report that fails is named, and a retry brings the pages', async () => {
  respondAs(contract.seller.prices, 'server-error');
  await renderApp(hrefs[0][1]);
  await expect.element(page.getByText('Не удалось получить отчёт для руководителя')).toBeVisible();
  mswWorker.resetHandlers(defaultHandler);
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect.element(page.getByRole('article', { name: 'Страница 2 из 2' })).toBeVisible();
});

test('the workbook is saved under the name of the seller and the week', async () => {
  const names: string[] = [];
  const sizes: number[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    sizes.push(blob instanceof Blob ? blob.size : 0);
    return 'blob:book';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  await openPages(hrefs[0][1], hrefs[0][2]);
  await page.getByRole('button', { name: 'Книга Excel' }).click();
  await expect
    .poll(() => names)
    .toEqual([`Отчёт для руководителя ${examples.SellerInfo.sellerTitle}, неделя 46 2026.xlsx`]);
  expect(sizes[0]).toBeGreaterThan(5000);
  await expect.element(page.getByText('Книга Excel готова')).toBeVisible();
});
