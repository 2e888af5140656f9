import type { Noun } from '../../../format/noun.ts';

export const row: Noun = { one: 'строка', few: 'строки', many: 'строк' };
export const failed = 'Не удалось создать файл';
export const close = 'Закрыть';
export const retry = 'Повторить';
