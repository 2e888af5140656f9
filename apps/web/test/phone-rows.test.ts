import { examples } from '@vitrina/contract/examples';
import { expect, test } from 'vitest';
import { openSite } from './built-site.ts';

test('rows of a phone have a placeholder, not a blank, while their code loads', async () => {
  const site = await openSite();
  site.server.respond('/api/report/periods', { reportPeriods: [{ year: 2026, weekNumber: 46 }] });
  site.server.respond('/api/report/products-by-category/2026/46/31', {
    productsByCategory: [examples.CategoryProduct],
    categoryTitle: 'Пылесосы',
  });
  const { page } = await site.open('/account', { isSignedIn: true });
  await page.setViewportSize({ width: 390, height: 844 });
  let release = () => {};
  const released = new Promise<void>((done) => (release = done));
  await page.route(/two-line-rows-.*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`${site.server.address}/category-products?categoryId=31`);
  await page.getByRole('button', { name: 'Фильтры' }).waitFor();
  const shape = page.locator('main [aria-busy=true]').last();
  await shape.waitFor();
  expect(await shape.locator(':scope > div').count()).toBeGreaterThan(10);
  release();
  await page.getByText(examples.CategoryProduct.productName).waitFor();
  expect(await page.locator('main [aria-busy=true]').count()).toBe(0);
  await site.close();
}, 120_000);
