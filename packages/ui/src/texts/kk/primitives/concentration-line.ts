import { createInvariable, type Noun } from '../../../format/noun.ts';

export const summary = '{rivals} сияқты (HHI {hhi})';
export const equalRivals = (rivals: string, noun: Noun) => `${rivals} тең ${noun.few}`;
export const equal = (noun: Noun): Noun => createInvariable(`тең ${noun.few}`);
