import { examples } from '@vitrina/contract/examples';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderApp } from '../../test/render-app.tsx';

const saveFile = async (path: string, kind: RegExp) => {
  const files: { readonly name: string; readonly size: number }[] = [];
  let size = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    size = blob instanceof Blob ? blob.size : 0;
    return 'blob:file';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    files.push({ name: this.download, size });
  });
  await renderApp(path);
  await page.getByRole('button', { name: 'Экспорт' }).click();
  await page.getByRole('menuitem', { name: kind }).click();
  await expect.poll(() => files.length).toBe(1);
  return files[0];
};

test('a downloaded list is named for whose it is and for its week', async () => {
  const file = await saveFile('/seller-products?sellerId=101&year=2026&weekNumber=45', /XLSX/);
  expect(file?.name).toBe(`Товары продавца ${examples.SellerInfo.sellerTitle}, неделя 45 2026.xlsx`);
  expect(file?.size).toBeGreaterThan(1000);
});

test('the file name of a list of the market has only the week', async () => {
  const file = await saveFile('/categories?year=2026&weekNumber=46', /CSV/);
  expect(file?.name).toBe('Категории недели, неделя 46 2026.csv');
});
