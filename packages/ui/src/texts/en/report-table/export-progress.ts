import { createPlural } from '../../../format/noun.ts';

export const row = createPlural('row', 'rows');
export const failed = 'Could not create the file';
export const close = 'Close';
export const retry = 'Retry';
