import { createPlural, type Noun } from '../../../format/noun.ts';

export const summary = 'Like {rivals} (HHI {hhi})';
export const equalRivals = (rivals: string, noun: Noun) => `${rivals} equal ${noun.few}`;
export const equal = (noun: Noun): Noun => createPlural(`equal ${noun.one}`, `equal ${noun.few}`);
