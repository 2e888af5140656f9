import { formatNumber } from '../../format/numbers.ts';
import { formatCount, formatCountGenitive, type Noun } from '../../format/plural.ts';

/** Formats the number of rows: «3 906 товаров», «6 214 из 50 280 товаров». */
export const formatRowCount = (shown: number, all: number, noun: Noun): string =>
  shown === all ? formatCount(all, noun) : `${formatNumber(shown)} из ${formatCountGenitive(all, noun)}`;
