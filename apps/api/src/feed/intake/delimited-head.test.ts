import { expect, test } from 'vitest';
import { findDelimitedHead } from './delimited-head.ts';
import { createFindField } from './map-columns.ts';

const findField = createFindField({});
const find = (text: string) => findDelimitedHead(text, true, findField);

test.each([',', ';', '\t', '|'] as const)('the separator %j is found', (separator) => {
  const line = (...fields: string[]) => `${fields.join(separator)}\n`;
  const text = line('Артикул', 'Товар', '"Цена, ₸"', 'Кол-во') + line('1', 'Чай, чёрный', '5', '2');
  const quoted = text.replace('Чай, чёрный', '"Чай, чёрный"');
  expect(find(quoted)).toMatchObject({ separator, names: ['Артикул', 'Товар', 'Цена, ₸', 'Кол-во'] });
});

test('a first line with sep= decides', () => {
  expect(find('sep=;\nАртикул;Цена, тг;Товар, шт\n1;2;3\n')).toMatchObject({
    separator: ';',
    headerRecord: 2,
  });
});

test('the header is the first record with three known names', () => {
  const head = find('Отчёт о продажах\n\nАртикул;Товар;Цена;Продажи\n1;2;3;4\n');
  expect(head).toMatchObject({ headerRecord: 3, names: ['Артикул', 'Товар', 'Цена', 'Продажи'] });
});

test('without known names the header is the first record', () => {
  expect(find('a;b;c\n1;2;3\n')).toMatchObject({ separator: ';', headerRecord: 1, names: ['a', 'b', 'c'] });
});

test('a quoted name may hold separators, quotes and line breaks', () => {
  const head = find('"Цена;\n""тг""";Товар;Артикул\n1;2;3\n');
  expect(head).toMatchObject({ names: ['Цена;\n"тг"', 'Товар', 'Артикул'], length: 29 });
});
