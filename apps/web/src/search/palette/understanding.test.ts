import { expect, test } from 'vitest';
import { readUnderstanding } from './understanding.ts';

test.each([
  ['Samsung', ['Samsung']],
  ['шуруповерт', ['Шуруповёрты']],
  ['маркет арман', ['ИП «Арман Маркет»']],
  ['самсунг', []],
])('«%s» is found as it is written', (text, titles) => {
  expect(readUnderstanding(text, titles)).toBeUndefined();
});

test.each([
  ['ыфьыгтп', ['Samsung'], 'samsung'],
  ['ntktajys', ['Чехлы', 'Телефоны'], 'телефоны'],
])('«%s» is on the other keyboard layout', (text, titles, understood) => {
  expect(readUnderstanding(text, titles)).toEqual({ text: understood, isSwitched: true });
});

test.each([
  ['самсунг', ['Samsung'], 'Samsung'],
  ['самсунк', ['Смартфон Samsung Galaxy S26, голубой'], 'Samsung'],
  ['галакси самсунг', ['Смартфон Samsung Galaxy S26'], 'Galaxy Samsung'],
])('«%s» sounds like words of a title', (text, titles, understood) => {
  expect(readUnderstanding(text, titles)).toEqual({ text: understood, isSwitched: false });
});
