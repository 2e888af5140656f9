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
    'the column "Всего продаж" (did you mean sales_count?) is unknown; give --ignore-unknown to leave out what is unknown',
    'the columns "Цена, ₸" and "Цена" are both price; name one of them in a --map file',
    'there is no column for week_number, or give --week 2026-W46',
    'there is no column for sales_count, but "Всего продаж" may be it: correct it, or name it in a --map file',
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

test('a misspelt header is said to be the nearest known one, before other advice', () => {
  const names = headers.map((name) => (name === 'Продавец' ? 'Продовец' : name));
  expect(map(names).problems).toMatchObject([
    { kind: 'unknown-column', header: 'Продовец', field: 'seller_title' },
    {
      kind: 'missing-column',
      field: 'seller_title',
      message:
        'there is no column for seller_title, but "Продовец" may be it: correct it, or name it in a --map file, or give --own-shop with the name of your shop',
    },
  ]);
});

test.each(['№', '№ п/п', '#', 'N', 'No.', 'п/п', '№ п.п.', '№ р/с'])(
  'the row counter %s is left out by itself, unless the mapping reads it',
  (counter) => {
    const { problems, ignored } = map([counter, ...headers]);
    expect({ problems, ignored }).toEqual({ problems: [], ignored: [counter] });
    const mapping = { columns: { product_kaspi_id: counter }, ignore: ['Артикул'] };
    expect(map([counter, ...headers], mapping).fields.get('product_kaspi_id')).toBe(0);
  },
);

test.each(['Номер', '№ заказа', 'Nova', 'ппк'])('%s is no row counter', (name) => {
  expect(map([name, ...headers]).problems).toMatchObject([{ kind: 'unknown-column', header: name }]);
});
