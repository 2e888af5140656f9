import { expect, test } from 'vitest';
import { splitName } from './split-name.ts';

test('A long name is split before its last words; variants differ in the end', () => {
  const name = (colour: string) => `Смартфон Samsung Galaxy S26 Ultra 12/512 ГБ, ${colour}`;
  expect(splitName(name('голубой'))).toEqual(['Смартфон Samsung Galaxy S26 Ultra', ' 12/512 ГБ, голубой']);
  expect(splitName(name('чёрный'))?.[1]).toBe(' 12/512 ГБ, чёрный');
});

test('A short name and one without a space near its end are not split', () => {
  expect(splitName('Смартфон Apple iPhone 13')).toBeUndefined();
  expect(splitName('Ж'.repeat(500))).toBeUndefined();
  expect(splitName(`${'Ж '.repeat(20)}${'Ж'.repeat(40)}`)).toBeUndefined();
  expect(splitName(`${'Ж'.repeat(60)} `)).toBeUndefined();
});
