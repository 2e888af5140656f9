import { expect, test } from 'vitest';
import { type Mapping } from './mapping.ts';
import { mapColumns } from './map-columns.ts';

const headers = ['Неделя', 'Продавец', 'Артикул', 'НАИМЕНОВАНИЕ', 'Категория', 'Цена, ₸', 'Кол-во (шт.)'];
const map = (names: readonly string[], mapping: Mapping = {}, ignoresUnknown = false) =>
  mapColumns(names, mapping, ignoresUnknown);
const describe = (...given: Parameters<typeof map>) => map(...given).problems.map(({ message }) => message);

test('names are known whatever their case, spaces and punctuation are', () => {
  expect([...map(headers).fields.keys()]).toEqual([
    'week_number',
    'seller_title',
    'product_kaspi_id',
    'product_name',
    'category_title',
    'price',
    'sales_count',
  ]);
});

test('all that is wrong is said at once, with what to do', () => {
  const names = [...headers.slice(1, -1), 'Цена', 'Всего продаж'];
  expect(describe(names)).toEqual([
    'the column "Всего продаж" is unknown; give --ignore-unknown to leave out what is unknown',
    'the columns "Цена, ₸" and "Цена" are both price; name one of them in a --map file',
    'there is no column for week_number, or give --week 2026-W46',
    'there is no column for sales_count',
  ]);
});

test('a mapping names columns, constants and what is left out', () => {
  const mapping: Mapping = {
    columns: { price: 'Прайс' },
    constants: { seller_title: 'ИП Жол' },
    ignore: ['№'],
  };
  const names = ['№', ...headers.filter((name) => name !== 'Продавец'), 'Прайс'];
  expect(map(names, { ...mapping, ignore: ['№', 'Цена, ₸'] }).fields.get('price')).toBe(7);
  expect(describe(headers, mapping)).toContain(
    'there is no column "Прайс", which the mapping reads as price',
  );
});

test('unknown columns are left out on demand, nameless ones always', () => {
  expect(map([...headers, 'Город', ''], {}, true).ignored).toEqual(['Город']);
  expect(map([...headers, 'Город']).problems).toMatchObject([{ kind: 'unknown-column', header: 'Город' }]);
});
