import { expect, test } from 'vitest';
import { notInWeek, readSought } from './parse-search-input.ts';

test.each([
  [
    'https://kaspi.kz/shop/p/aylin-v12-104820117/?c=750000000&sr=1',
    'https://kaspi.kz/shop/p/aylin-v12-104820117/',
  ],
  ['kaspi.kz/shop/p/104820117', 'kaspi.kz/shop/p/104820117'],
  ['  HTTPS://www.Kaspi.kz/shop/p/x-104820117#reviews ', 'HTTPS://www.Kaspi.kz/shop/p/x-104820117'],
  ['https://m.kaspi.kz:443/shop/p/-104820117/', 'https://m.kaspi.kz:443/shop/p/-104820117/'],
])('%s is the page of a product, asked for without what follows its path', (typed, text) => {
  const sought = readSought(typed);
  expect(sought.text).toBe(text);
  expect(sought.onKaspi).toMatchObject({ what: 'product', name: '104820117' });
  expect(sought.onKaspi?.href).toMatch(/^https:\/\/kaspi\.kz\/shop\/p\//);
});

test.each([
  'https://kaspi.kz/shop/info/merchant/30114095/address-tab/?merchantId=30114095',
  'kaspi.kz/shop/info/merchant/30114095',
])('%s is the page of a seller', (typed) => {
  expect(readSought(typed).onKaspi).toMatchObject({ what: 'seller', name: '30114095' });
});

test('another page of Kaspi is no product and no seller', () => {
  expect(readSought('https://kaspi.kz/shop/c/vacuum%20cleaners/?q=1').onKaspi).toMatchObject({
    what: 'page',
  });
  expect(readSought('https://kaspi.kz').onKaspi).toMatchObject({ what: 'page' });
});

test('six digits or more are a number on Kaspi, fewer are part of a title', () => {
  expect(readSought(' 104820117 ')).toMatchObject({ text: '104820117', onKaspi: { what: 'number' } });
  for (const typed of ['2026', '12345', '104820117 белый']) expect(readSought(typed).onKaspi).toBeUndefined();
});

test.each([
  'https://evil.example/shop/p/x-104820117/',
  'https://kaspi.kz.evil.example/shop/p/x-1/',
  'https://evilkaspi.kz/shop/p/x-1/',
  'javascript:alert(1)',
  'см. https://kaspi.kz/shop/p/x-1/',
])('%s is a text like any other', (typed) => {
  expect(readSought(typed)).toEqual({ text: typed, onKaspi: undefined });
});

test('what the week has not is named as what it is', () => {
  const said = (typed: string) => {
    const { onKaspi } = readSought(typed);
    return onKaspi && notInWeek(onKaspi, 46);
  };
  expect(said('kaspi.kz/shop/p/x-104820117/')).toBe('В неделе 46 такого товара нет: артикул 104820117');
  expect(said('kaspi.kz/shop/info/merchant/Abc1/')).toBe('В неделе 46 такого продавца нет: Abc1');
  expect(said('104820117')).toBe('В неделе 46 нет ни товара, ни продавца с таким номером: 104820117');
});
