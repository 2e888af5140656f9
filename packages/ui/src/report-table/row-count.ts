import { formatNumber } from '../format.ts';
import { counted, countedOf, type Noun } from '../plural.ts';

/** How many rows are shown: «3 906 товаров», «6 214 из 50 280 товаров». */
export const rowCount = (shown: number, all: number, noun: Noun): string =>
  shown === all ? counted(all, noun) : `${formatNumber(shown)} из ${countedOf(all, noun)}`;
