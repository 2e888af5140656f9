import { createInvariable } from '../../../format/noun.ts';

export const row = createInvariable('жол');
export const failed = 'Файлды жасау мүмкін болмады';
export const close = 'Жабу';
export const retry = 'Қайталау';
