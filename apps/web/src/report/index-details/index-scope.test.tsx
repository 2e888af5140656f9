import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderApp } from '../../../test/render-app.tsx';

test.each([
  ['/categories?year=2026&weekNumber=46', 'на рынке'],
  ['/brands?categoryId=31&year=2026&weekNumber=46', 'на рынке'],
  ['/category-brands?categoryId=31&year=2026&weekNumber=46', 'в категории'],
  ['/category-sellers?categoryId=31&year=2026&weekNumber=46', 'в категории'],
  ['/category-products?categoryId=31&year=2026&weekNumber=46', 'на рынке'],
  ['/seller-categories?sellerId=101&year=2026&weekNumber=46', 'у продавца'],
  ['/seller-brands?sellerId=101&year=2026&weekNumber=46', 'у продавца'],
  ['/brand-sellers?brandId=7&year=2026&weekNumber=46', 'в бренде'],
  ['/brand-categories?brandId=7&year=2026&weekNumber=46', 'в бренде'],
  ['/section?sectionId=1&year=2026&weekNumber=46&tab=brands', 'в разделе'],
])('the index of each row of %s is named by what it is of: «%s»', async (path, scope) => {
  await renderApp(path);
  const head = page.getByRole('columnheader', { name: `Перспективность, ${scope}` }).first();
  await expect.element(head).toBeInTheDocument();
  const badge = page.getByTitle(new RegExp(`перспектива, ${scope}$`)).first();
  await expect.element(badge).toBeInTheDocument();
});
