import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../../../test/accessible.ts';
import { fewProducts, createProducts } from '../../../test/products.ts';
import { nouns } from '../../format/plural.ts';
import { ReportTable } from '../report-table.tsx';
import { TablePage } from '../../../test/table-page.tsx';

const region = page.getByRole('region', { name: 'Товары продавца' });
/** Name of every table here. */
const named = { name: 'products', caption: 'Товары продавца', noun: nouns.product };
const lines = () =>
  region
    .getByRole('listitem')
    .elements()
    .map((item) => [...item.children].map((half) => half.textContent?.replaceAll(/\s/g, ' ')).join(' / '));

test('on a phone two-line rows are sorted, filtered and summed like a table', async () => {
  await page.viewport(320, 640);
  const [first, ...others] = fewProducts.map((row) => ({ ...row, revenue: row.revenue * 1000 }));
  if (first === undefined) throw new Error('There is no product.');
  const rows = [{ ...first, productName: 'Ж'.repeat(500) }, ...others, ...createProducts(1000)];
  const screen = await render(
    <TablePage
      rows={rows}
      getHref={({ productId }) => `/product?id=${productId}`}
      searchParams={{ 'products.brandTitle': 'lg', 'products.sort': 'productName' }}
      phoneLayout={{ value: 'revenue', secondary: ['brandTitle'], secondaryValue: 'salesCount' }}
    />,
  );
  await expect.poll(() => lines()[0]).toBe('Арбуз1,5 млн ₸ / LG100 шт.');
  await screen.unmount();
  await render(
    <TablePage
      rows={rows}
      getHref={({ productId }) => `/product?id=${productId}`}
      phoneLayout={{
        value: 'revenue',
        secondary: ['lastRating'],
        secondaryValue: 'salesCount',
        renderName: (name) => <mark>{name}</mark>,
      }}
    />,
  );
  await expect.poll(() => lines()[1]).toBe('Смартфон3 млн ₸ / — · мало данных9 шт.');
  expect(page.getByRole('grid').elements()).toEqual([]);
  expect(page.getByRole('button', { name: 'Столбцы' }).elements()).toEqual([]);
  expect(
    region
      .getByText(/^Итого/)
      .first()
      .element().parentElement?.textContent,
  ).toMatch(/^1.004.товараИтого 16.млн/);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  await expectAccessible();
  region.element().scrollTo({ top: 57 * 900 });
  await expect.element(region.getByRole('link', { name: 'Товар 900', exact: true })).toBeVisible();
  expect(lines().length).toBeLessThan(60);
});

test('a long name has the first line to itself; a change has its sign and colour, a row that left is grey', async () => {
  await page.viewport(390, 640);
  const [row] = fewProducts;
  if (row === undefined) throw new Error('There is no product.');
  const changed = { ...row, revenueDifference: 5_000_000, isWithinChance: false, state: 'stayed' };
  await render(
    <ReportTable
      {...named}
      rows={[
        changed,
        { ...changed, productName: 'Новый', isWithinChance: null, state: 'entered' },
        { ...changed, productName: 'Ушедший', state: 'left' },
      ]}
      columns={['productName', 'revenue', 'revenueDifference', 'brandTitle']}
      phoneLayout={{
        value: 'revenueDifference',
        secondary: ['brandTitle'],
        secondaryValue: 'revenue',
        isNameAlone: true,
      }}
    />,
  );
  await expect.poll(() => lines()[0]).toMatch(/^[^+]+ \/ .*\+5 млн ₸$/);
  await expect
    .poll(() => region.element().querySelector('li .text-up')?.textContent?.replaceAll(/\s/g, ' '))
    .toBe('+5 млн ₸');
  expect(region.getByText('Новый').element().closest('li')?.querySelector('.text-up')).toBeNull();
  expect(region.getByText('Ушедший').element().closest('li')?.className).toContain('text-ink-3');
});

test('marks the row of one’s own shop', async () => {
  await page.viewport(390, 640);
  const rows = [
    { ...fewProducts[0], productName: 'Моё', isOwn: true },
    { ...fewProducts[0], productName: 'Чужое' },
  ];
  await render(
    <ReportTable
      {...named}
      rows={rows}
      columns={['productName', 'revenue']}
      phoneLayout={{ value: 'revenue', secondary: [], secondaryValue: '' }}
    />,
  );
  await expect.poll(() => lines()[0]).toMatch(/^Моёмой/);
  expect(region.getByText('мой', { exact: true }).elements()).toHaveLength(1);
  await expectAccessible();
});

test('in a comparison a change within chance has its sign and a divider, and a word replaces a missing percentage', async () => {
  await page.viewport(390, 640);
  const [row] = fewProducts;
  if (row === undefined) throw new Error('There is no product.');
  const compared = (productName: string, revenueChange: number | null, rest: object) => ({
    ...row,
    productName,
    revenueChange,
    revenueDifference: 2_000_000,
    isWithinChance: null,
    state: 'stayed',
    ...rest,
  });
  await render(
    <ReportTable
      {...named}
      rows={[
        compared('Вырос', 0.5, { isWithinChance: false }),
        compared('Начал', null, {}),
        compared('Пришёл', null, { revenueDifference: null, state: 'entered' }),
        compared('Случай', 0.9, { isWithinChance: true }),
      ]}
      columns={['productName', 'revenue', 'revenueDifference', 'revenueChange']}
      searchParams={{ 'products.sort': '-revenueChange' }}
      phoneLayout={{ value: 'revenue', secondary: [], secondaryValue: 'revenueChange' }}
    />,
  );
  const getTexts = () =>
    region
      .getByRole('listitem')
      .elements()
      .map((item) => item.textContent?.replaceAll(/\s/g, ' '));
  await expect
    .poll(getTexts)
    .toEqual([
      'Вырос5 000 ₸+50,0 %',
      'Начал5 000 ₸+2 млн ₸',
      'Пришёл5 000 ₸новый',
      expect.stringMatching(/^Дальше 1 товар: такая разница бывает случайно, вместе \+2 млн/),
      'Случай5 000 ₸≈ +90,0 %',
    ]);
});

test('a share under a revenue has its name', async () => {
  await page.viewport(390, 640);
  await render(
    <TablePage
      phoneLayout={{ value: 'revenue', secondary: [], secondaryValue: 'shareRevenueFromCategory' }}
    />,
  );
  await expect.poll(() => lines()[0]).toMatch(/доля в категории \d+,\d %$/);
});

test('a part of the second line without room is omitted as a whole, also beside an equal one', async () => {
  await page.viewport(390, 640);
  const rows = fewProducts.map((row) => ({ ...row, brandTitle: '—', categoryTitle: 'Ж'.repeat(80) }));
  await render(
    <ReportTable
      {...named}
      rows={rows}
      columns={['productName', 'revenue', 'brandTitle', 'categoryTitle']}
      phoneLayout={{
        value: 'revenue',
        secondary: ['brandTitle', 'brandTitle', 'categoryTitle'],
        secondaryValue: '',
      }}
    />,
  );
  await expect.element(region.getByText(/^Ж+$|· Ж+$/).first()).toBeInTheDocument();
  const [first, equal, long] = [...(region.element().querySelector('li .flex-wrap')?.children ?? [])].map(
    (part) => part.getBoundingClientRect(),
  );
  expect(equal?.top).toBe(first?.top);
  expect(long?.top).toBeGreaterThanOrEqual(first?.bottom ?? Infinity);
});
