import { expect, test } from 'vitest';
import { formatNotInWeek, parseSearchInput } from './parse-search-input.ts';

test.each([
  [
    'https://kaspi.kz/shop/p/aylin-v12-104820117/?c=750000000&sr=1',
    'https://kaspi.kz/shop/p/aylin-v12-104820117/',
  ],
  ['kaspi.kz/shop/p/104820117', 'kaspi.kz/shop/p/104820117'],
  ['  HTTPS://www.Kaspi.kz/shop/p/x-104820117#reviews ', 'HTTPS://www.Kaspi.kz/shop/p/x-104820117'],
  ['https://m.kaspi.kz:443/shop/p/-104820117/', 'https://m.kaspi.kz:443/shop/p/-104820117/'],
])('%s is a product page; its query is dropped', (typed, text) => {
  const input = parseSearchInput(typed);
  expect(input.text).toBe(text);
  expect(input.kaspiReference).toMatchObject({ kind: 'product', name: '104820117' });
  expect(input.kaspiReference?.href).toMatch(/^https:\/\/kaspi\.kz\/shop\/p\//);
});

test.each([
  'https://kaspi.kz/shop/info/merchant/30114095/address-tab/?merchantId=30114095',
  'kaspi.kz/shop/info/merchant/30114095',
])('%s is a seller page', (typed) => {
  expect(parseSearchInput(typed).kaspiReference).toMatchObject({ kind: 'seller', name: '30114095' });
});

test('another page of Kaspi is neither a product nor a seller', () => {
  expect(parseSearchInput('https://kaspi.kz/shop/c/vacuum%20cleaners/?q=1').kaspiReference).toMatchObject({
    kind: 'page',
  });
  expect(parseSearchInput('https://kaspi.kz').kaspiReference).toMatchObject({ kind: 'page' });
});

test('six digits or more are a Kaspi number, fewer are part of a title', () => {
  expect(parseSearchInput(' 104820117 ')).toMatchObject({
    text: '104820117',
    kaspiReference: { kind: 'number' },
  });
  for (const typed of ['2026', '12345', '104820117 белый'])
    expect(parseSearchInput(typed).kaspiReference).toBeUndefined();
});

test.each([
  'https://evil.example/shop/p/x-104820117/',
  'https://kaspi.kz.evil.example/shop/p/x-1/',
  'https://evilkaspi.kz/shop/p/x-1/',
  'javascript:alert(1)',
  'см. https://kaspi.kz/shop/p/x-1/',
])('%s is a plain text', (typed) => {
  expect(parseSearchInput(typed)).toEqual({ text: typed, kaspiReference: undefined });
});

test('the message names the kind of a missing reference', () => {
  const getMessage = (typed: string) => {
    const { kaspiReference } = parseSearchInput(typed);
    return kaspiReference && formatNotInWeek(kaspiReference, 46);
  };
  expect(getMessage('kaspi.kz/shop/p/x-104820117/')).toBe('В неделе 46 такого товара нет: артикул 104820117');
  expect(getMessage('kaspi.kz/shop/info/merchant/Abc1/')).toBe('В неделе 46 такого продавца нет: Abc1');
  expect(getMessage('104820117')).toBe('В неделе 46 нет ни товара, ни продавца с таким номером: 104820117');
});
