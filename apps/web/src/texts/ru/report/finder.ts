import type { Noun } from '@vitrina/ui/format/noun';

export const sections = 'Разделы';
export const sectionSearch = 'Поиск по разделам';
export const chosenCount = 'Выбрано категорий';
export const clearAll = 'Снять всё';
export const showFound = 'Показать найденное';
export const show = (found: string) => `Показать ${found}`;

export const chosenCategories = 'Выбранные категории';
export const remove = (title: string) => `Убрать «${title}»`;
export const collapse = 'Свернуть';
export const more = (count: number) => `Ещё ${count}`;

export const byCategories = 'По категориям';
export const treeAccusative = 'дерево категорий';
export const unknownCategory = (id: number) => `Категория ${id}`;
/** After «в»: «1 категории», «3 категориях», «21 категории». */
export const inCategories: Noun = { one: 'категории', few: 'категориях', many: 'категориях' };
