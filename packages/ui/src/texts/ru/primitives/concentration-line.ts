import type { Noun } from '../../../format/noun.ts';

export const summary = 'Как {rivals} (HHI {hhi})';
/** Few rivals, in tenths: «5,6 равного магазина». */
export const equalRivals = (rivals: string, noun: Noun) => `${rivals} равного ${noun.few}`;
/** Many rivals: «23 равных магазина». */
export const equal = (noun: Noun): Noun => ({
  one: `равный ${noun.one}`,
  few: `равных ${noun.few}`,
  many: `равных ${noun.many}`,
});
