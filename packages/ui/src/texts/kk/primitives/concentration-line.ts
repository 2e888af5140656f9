import { createInvariable, type Noun } from '../../../format/noun.ts';

export const summary = 'HHI {hhi} · {rivals} сияқты';
export const equalRivals = (rivals: string, noun: Noun) => `${rivals} тең ${noun.few}`;
export const equal = createInvariable('тең бәсекелес');
