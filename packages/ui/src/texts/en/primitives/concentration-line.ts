import { createPlural, type Noun } from '../../../format/noun.ts';

export const summary = 'HHI {hhi} · like {rivals}';
export const equalRivals = (rivals: string, noun: Noun) => `${rivals} equal ${noun.few}`;
export const equal = createPlural('equal', 'equals');
