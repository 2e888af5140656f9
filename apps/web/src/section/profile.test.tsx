import { contract } from '@vitrina/contract';
import { examples } from '@vitrina/contract/examples';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mswWorker } from '../../test/msw-worker.ts';
import { openPalette, paletteDialog, paletteField } from '../../test/palette.ts';
import { renderApp } from '../../test/render-app.tsx';
import { respond } from '../../test/respond.ts';

const heading = (name: string) => page.getByRole('heading', { level: 1, name });

test('a section shows its figures, with the mean index labelled so, and its categories', async () => {
  await renderApp('/section?sectionId=1');
  await expect.element(heading('Бытовая техника')).toBeVisible();
  await expect.element(page.getByText('1 категория, 1 продавец, 1 бренд, 1 товар')).toBeVisible();
  await expect.element(page.getByRole('tab', { name: /^Средняя перспективность/ })).toBeVisible();
  const table = page.getByRole('grid', { name: 'Категории раздела' });
  await expect.element(table.getByRole('link', { name: 'Пылесосы' })).toBeVisible();
});

test('the other tabs list sellers and brands of the section, with their share of it', async () => {
  await renderApp('/section?sectionId=12');
  await page.getByRole('tab', { name: /Продавцы/ }).click();
  const sellers = page.getByRole('grid', { name: 'Продавцы раздела' });
  await expect.element(sellers.getByRole('columnheader', { name: /Доля в разделе/ })).toBeVisible();
  await page.getByRole('tab', { name: /Бренды/ }).click();
  const brands = page.getByRole('grid', { name: 'Бренды раздела' });
  await expect.element(brands.getByRole('link', { name: 'Aylin' })).toBeVisible();
});

test('the crumbs of a category lead to its sections, a subsection’s to the section above', async () => {
  const { address } = await renderApp('/category?categoryId=31');
  const crumbs = page.getByRole('navigation', { name: 'Путь к странице' });
  await crumbs.getByRole('link', { name: 'Уборка' }).click();
  await expect.element(heading('Уборка')).toBeVisible();
  await crumbs.getByRole('link', { name: 'Бытовая техника' }).click();
  await expect.element(heading('Бытовая техника')).toBeVisible();
  expect(address()).toContain('/section?sectionId=1&');
});

test('the palette finds a section by its name', async () => {
  const { address } = await openPalette();
  await paletteField.fill('быт');
  await paletteDialog.getByRole('option', { name: /^Бытовая техника/ }).click();
  await expect.poll(address).toContain('/section?sectionId=1');
});

test('without an id the sections of the week are offered, the largest first', async () => {
  await renderApp('/section');
  await page.getByRole('option', { name: /Бытовая техника/ }).click();
  await expect.element(heading('Бытовая техника')).toBeVisible();
});

test('a section missing in the week shows a notice and offers others', async () => {
  await renderApp('/section?sectionId=99');
  await expect.element(page.getByText(/Такого раздела в этой неделе нет/)).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Выберите раздел' })).toBeVisible();
});

test('a section without sales shows dashes, and says that there is no concentration', async () => {
  respond(contract.section.info, {
    status: 200,
    body: {
      sectionInfo: {
        ...examples.SectionInfo,
        sectionId: 1,
        revenue: 0,
        salesCount: 0,
        averagePrice: null,
        shareRevenueFromTotal: 0,
        placeByRevenue: null,
        meanPotentialProfitIndex: 0,
        sectionSellersHHI: null,
        sectionBrandsHHI: null,
        topSellers: [],
        topBrands: [],
      },
    },
  });
  respond(contract.section.sellers, {
    status: 200,
    body: { sectionSellers: [], sectionSellersHHI: null, sectionTitle: 'Бытовая техника' },
  });
  await renderApp('/section?sectionId=1&tab=concentration');
  await expect.element(page.getByText('За неделю ничего не продано', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Концентрации нет: за неделю ничего не продано')).toBeVisible();
});

test('the movement of a section asks for what moved inside it, its categories too', async () => {
  const asked = Promise.withResolvers<unknown>();
  mswWorker.use(
    http.post('*/api/report/movers', async ({ request }) => {
      asked.resolve(await request.json());
      return HttpResponse.json({ against: '2026-W45', movers: examples.Movers });
    }),
  );
  await renderApp('/section?sectionId=1&year=2026&weekNumber=46');
  await page.getByRole('tab', { name: 'Рост и падение' }).click();
  await expect.element(page.getByRole('button', { name: /^Выросли 1/ })).toBeVisible();
  expect(await asked.promise).toEqual({ year: 2026, weekNumber: 46, sectionId: 1, of: 'sellers' });
  await expect.element(page.getByRole('main').getByRole('radio', { name: 'Категории' })).toBeVisible();
});

test('the menu of a section leads to its report, and to no comparison with others', async () => {
  const { address } = await renderApp('/section?sectionId=1');
  await page.getByRole('button', { name: 'Действия' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Поделиться' })).toBeVisible();
  await expect.element(page.getByRole('menuitem', { name: 'Сравнить с другими' })).not.toBeInTheDocument();
  await page.getByRole('menuitem', { name: 'Отчёт для руководителя' }).click();
  await expect.poll(address).toContain('/section-briefing?sectionId=1');
});

test('on a narrow phone the kinds that moved scroll in their own row', async () => {
  await renderApp('/section?sectionId=1&tab=movement', { width: 320 });
  await expect.element(page.getByRole('main').getByRole('radio', { name: 'Товары' })).toBeInTheDocument();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});
