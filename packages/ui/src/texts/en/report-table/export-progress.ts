import { createPlural } from '../../../format/noun.ts';

export const row = createPlural('row', 'rows');
export const failed = 'The file failed';
export const close = 'Close';
export const retry = 'Retry';
