import { expect, test } from 'vitest';
import { foldTitle, getBrandKey, getCategoryKey, getProductKey, getSellerKey } from './entity-key.ts';

test.each([
  ['Samsung', 'SAMSUNG'],
  [' ИП  «Жол»\u00A0', 'ип «жол»'],
  ['Ｓａｍｓｕｎｇ', 'Sam\u200Bsung'],
  ['Ёлка', 'Е\u0308ЛКА'],
  ['ӘҒҚҢӨҰҮҺІ', 'әғқңөұүһі'],
  ['STRASSE', 'straße'],
  ['STRAẞE', 'strasse'],
  ['ΟΔΟΣ', 'οδος'],
  ['οδοσ', 'οδος'],
  ['İnci', 'i\u0307nci'],
  ['a\tb\n c', 'A B C'],
])('the titles %j and %j are one', (one, other) => {
  expect(foldTitle(one)).toBe(foldTitle(other));
});

test.each([
  ['ıssık', 'issik'],
  ['Самсунг', 'Samsung'],
  ['Е', 'Ё'],
  ['AB', 'A B'],
])('the titles %j and %j are two', (one, other) => {
  expect(foldTitle(one)).not.toBe(foldTitle(other));
});

test('a seller is named by its Kaspi id, else by its title, and these are never equal', () => {
  expect(getSellerKey('30114095', 'Жол')).toBe(getSellerKey('30114095', 'Другое'));
  expect(getSellerKey('', 'ЖОЛ')).toBe(getSellerKey('', 'Жол '));
  expect(getSellerKey('', '30114095')).not.toBe(getSellerKey('30114095', ''));
  expect(getSellerKey('', ' ')).toBeUndefined();
});

test('a product is named by its article, else by the digits at the end of its link', () => {
  const link = 'https://kaspi.kz/shop/p/aylin-v12-104820117';
  for (const given of [link, `${link}/`, `${link}/?c=750000000`, `${link}#reviews5`])
    expect(getProductKey('', given)).toBe('104820117');
  expect(getProductKey('000218395', link)).toBe('000218395');
  expect(getProductKey('', 'https://kaspi.kz/shop/c/12/vacuums/')).toBeUndefined();
  expect(getProductKey('', '')).toBeUndefined();
});

test('a brand is named by its title, and some titles say that there is none', () => {
  for (const none of ['', ' ', 'Без бренда', 'НЕТ  БРЕНДА', 'no brand', '-'])
    expect(getBrandKey(none)).toBeUndefined();
  expect(getBrandKey('AYLIN')).toBe(getBrandKey('Aylin'));
});

test('a category is named by its path, whatever its titles contain', () => {
  const path = getCategoryKey(['Техника', 'Для дома']);
  expect(path).toBe(getCategoryKey(['ТЕХНИКА ', 'для дома']));
  expect(getCategoryKey(['Техника › Для дома'])).not.toBe(path);
  expect(getCategoryKey(['Техника', ''])).toBeUndefined();
});
