import { createInvariable } from '../../../format/noun.ts';

export const row = createInvariable('жол');
export const failed = 'Файл жасалмады';
export const close = 'Жабу';
export const retry = 'Қайталау';
