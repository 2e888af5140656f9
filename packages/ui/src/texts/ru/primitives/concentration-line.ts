import type { Noun } from '../../../format/noun.ts';

export const summary = 'HHI {hhi} · как {rivals}';
/** Few rivals, in tenths: «5,6 равного продавца». */
export const equalRivals = (rivals: string, noun: Noun) => `${rivals} равного ${noun.few}`;
/** Many rivals: «23 равных». */
export const equal: Noun = { one: 'равный', few: 'равных', many: 'равных' };
