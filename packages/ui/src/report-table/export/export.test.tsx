import { strFromU8, unzipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../../../test/accessible.ts';
import { fewProducts, createProducts } from '../../../test/products.ts';
import { TablePage } from '../../../test/table-page.tsx';

const saved: { readonly name: string; readonly content: Blob }[] = [];

beforeEach(() => {
  let content: Blob | undefined;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) content = blob;
    return 'blob:file';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    if (content !== undefined) saved.push({ name: this.download, content });
  });
});
afterEach(() => void saved.splice(0));

const take = async (kind: RegExp) => {
  await page.getByRole('button', { name: 'Экспорт' }).click();
  await page.getByRole('menuitem', { name: kind }).click();
  await expect.poll(() => saved.length).toBe(1);
  const [file] = saved;
  if (file === undefined) throw new Error('No file was saved.');
  return { name: file.name, bytes: new Uint8Array(await file.content.arrayBuffer()) };
};

const parser = new DOMParser();

/** Unzips a workbook and checks that every part is well-formed XML. */
const unzipWorkbook = (bytes: Uint8Array): Readonly<Record<string, Document>> =>
  Object.fromEntries(
    Object.entries(unzipSync(bytes)).map(([path, part]) => {
      const document = parser.parseFromString(strFromU8(part), 'application/xml');
      expect(document.querySelector('parsererror'), path).toBeNull();
      return [path, document];
    }),
  );

const readRows = (document: Document | undefined): readonly (readonly string[])[] =>
  [...(document?.querySelectorAll('row') ?? [])].map((row) =>
    [...row.querySelectorAll('c')].map((cell) => (cell.textContent ?? '').replaceAll('\u00a0', ' ')),
  );

const asked = {
  'products.brandTitle': 'lg',
  'products.sort': 'productName',
  'products.columns': 'shareRevenueFromCategory~revenue~potentialProfitIndex',
};

describe('The Excel file', () => {
  test('has the filtered rows and visible columns in their order, numbers as numbers, and the totals', async () => {
    await render(<TablePage searchParams={asked} />);
    const { name, bytes } = await take(/XLSX/);
    expect(name).toBe('Товары продавца.xlsx');
    await expect.element(page.getByText(/^Файл Excel готов: .*Товары продавца.*, 2\sтовара$/)).toBeVisible();
    expect(readRows(unzipWorkbook(bytes)['xl/worksheets/sheet1.xml'])).toEqual([
      ['Товар', 'Доля в категории', 'Выручка', 'Индекс перспективности'],
      ['Арбуз', '0.15', '1500', '0.5'],
      ['Ёлка', '0.05', '1500', '0.1'],
      ['Итого в выборке', '0.2', '3000', ''],
    ]);
  });

  test('describes itself on a second sheet: report, filters, order, time, address and column explanations', async () => {
    await render(
      <TablePage
        searchParams={asked}
        getMetadata={() => ({
          fileName: 'Товары «Technodom»: неделя 46/2026',
          lines: [{ term: 'Период', text: 'Неделя 46 · 9–15 ноя 2026' }],
          address: 'https://vitrina.example/seller-products?sellerId=1',
          toAbsoluteUrl: (href) => `https://vitrina.kz${href}`,
        })}
      />,
    );
    const { name, bytes } = await take(/XLSX/);
    expect(name).toBe('Товары «Technodom» неделя 46 2026.xlsx');
    const said = new Map(
      readRows(unzipWorkbook(bytes)['xl/worksheets/sheet2.xml']).map(([term, words]) => [term, words]),
    );
    expect(said.get('Отчёт')).toBe('Товары продавца');
    expect(said.get('Период')).toBe('Неделя 46 · 9–15 ноя 2026');
    expect(said.get('Показано')).toBe('2 из 4 товаров');
    expect(said.get('Фильтры')).toBe('Бренд: lg');
    expect(said.get('Сортировка')).toBe('Товар по возрастанию');
    expect(said.get('Адрес')).toBe('https://vitrina.example/seller-products?sellerId=1');
    const localNow = Date.now() - new Date().getTimezoneOffset() * 60_000;
    const exportedAt = (Number(said.get('Выгружено')) - 25_569) * 86_400_000;
    expect(Math.abs(localNow - exportedAt), 'ms since the export').toBeLessThan(60_000);
    expect(said.get('Выручка')).toContain('Сумма продаж за неделю');
    expect(said.get('Бренд')).toContain('Бренд товара');
    expect(said.has('Последний рейтинг')).toBe(false);
  });

  test('has the links of the table', async () => {
    await render(
      <TablePage
        getHref={({ productId }, field) => (field === 'productName' ? `/product?id=${productId}` : null)}
        getMetadata={() => ({
          fileName: 'т',
          lines: [],
          address: 'https://vitrina.example/seller-products?sellerId=1',
          toAbsoluteUrl: (href) => `https://vitrina.kz${href}`,
        })}
      />,
    );
    const { bytes } = await take(/XLSX/);
    const links = unzipWorkbook(bytes)['xl/worksheets/_rels/sheet1.xml.rels'];
    expect(
      [...(links?.querySelectorAll('Relationship') ?? [])].map((link) => link.getAttribute('Target')),
    ).toEqual(fewProducts.map(({ productId }) => `https://vitrina.kz/product?id=${productId}`));
  });

  test('exports 50 000 rows and shows progress', async () => {
    await render(<TablePage rows={createProducts(50_000)} />);
    await page.getByRole('button', { name: 'Экспорт' }).click();
    await page.getByRole('menuitem', { name: /XLSX/ }).click();
    await expect.element(page.getByRole('progressbar', { name: /XLSX, 50.000 строк/ })).toBeInTheDocument();
    await expect.poll(() => saved.length, { timeout: 30_000 }).toBe(1);
    await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument();
    const bytes = new Uint8Array((await saved[0]?.content.arrayBuffer()) ?? new ArrayBuffer(0));
    const xml = strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    expect(xml.match(/<row /g)).toHaveLength(50_002);
    expect(xml).toContain('>Товар 50000</t>');
  });

  test('shows why an export failed and retries it', async () => {
    vi.spyOn(window, 'Worker').mockImplementation(function broken() {
      throw new Error('Нет памяти');
    });
    await render(<TablePage />);
    await page.getByRole('button', { name: 'Экспорт' }).click();
    await page.getByRole('menuitem', { name: /XLSX/ }).click();
    await expect.element(page.getByRole('alert')).toMatchTextContent(/Не удалось создать файл.*Нет памяти/);
    await expectAccessible();
    vi.mocked(Worker).mockRestore();
    await page.getByRole('alert').getByRole('button', { name: 'Повторить' }).click();
    await expect.poll(() => saved.length).toBe(1);
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });
});

test('the CSV file has the visible table in the form Excel opens in Russian', async () => {
  await render(<TablePage searchParams={asked} />);
  const { name, bytes } = await take(/CSV/);
  expect(name).toBe('Товары продавца.csv');
  expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes).split('\r\n').slice(0, 2)).toEqual([
    '\ufeffТовар;Доля в категории, %;Выручка, ₸;Индекс перспективности',
    'Арбуз;15,0;1500;0,50',
  ]);
});
