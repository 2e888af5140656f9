import { formatNumber } from '../../format/numbers.ts';

/** Digit group separators: spaces, and the comma of a language with a decimal point. */
const groupSeparators = formatNumber(0.5).includes('.') ? /[\s,]/g : /\s/g;

/** Rewrites a number from the notation of the language to plain digits: «80 000,5» as «80000.5». */
export const toPlainNumber = (text: string): string =>
  text.replace(groupSeparators, '').replace(',', '.').replace('−', '-');
