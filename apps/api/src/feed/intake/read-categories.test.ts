import { expect, test } from 'vitest';
import { completeCategory, findPathSign } from './read-categories.ts';

const none = () => undefined;
const read = (title: string, sign?: string) => completeCategory({ top: '', middle: '', title }, sign, none);

test('a path is split into levels', () => {
  expect(read('Техника › Для дома › Пылесосы', '›')).toEqual({
    top: 'Техника',
    middle: 'Для дома',
    title: 'Пылесосы',
  });
  expect(read('А / Б / В / Г', '/')).toEqual({ top: 'А', middle: 'Б', title: 'Г' });
});

test('a missing level is what the newest week knows, else the level below it', () => {
  const known = (title: string) =>
    title === 'Пылесосы' ? { top: 'Техника', middle: 'Для дома' } : undefined;
  expect(completeCategory({ top: '', middle: '', title: 'Пылесосы' }, undefined, known)).toMatchObject({
    top: 'Техника',
    middle: 'Для дома',
  });
  expect(read('Техника > Утюги', '>')).toMatchObject({ top: 'Техника', middle: 'Утюги', title: 'Утюги' });
  expect(read('Чай')).toEqual({ top: 'Чай', middle: 'Чай', title: 'Чай', source: 'level below' });
});

test('a slash splits only where every title has one', () => {
  expect(findPathSign(['Еда/Чай', 'Еда/Кофе'])).toBe('/');
  expect(findPathSign(['Чай/кофе', 'Мука'])).toBeUndefined();
  expect(findPathSign(['Еда › Чай/кофе', 'Мука'])).toBe('›');
});
