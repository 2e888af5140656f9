import * as texts from '#texts/report-table/report-table';
import { noBrand } from '../../format/no-brand.ts';
import { formatNumber } from '../../format/numbers.ts';
import { formatCount, formatCountGenitive, nouns, type Noun } from '../../format/plural.ts';
import type { TableRow } from '../columns/column.ts';

/** Formats the number of rows: «3 906 товаров», «6 214 из 50 280 товаров». */
const formatRowCount = (shown: number, all: number, noun: Noun): string =>
  shown === all ? formatCount(all, noun) : texts.shownOf(formatNumber(shown), formatCountGenitive(all, noun));

interface CountedView {
  readonly rows: readonly TableRow[];
  readonly keys: { readonly presentCount: number };
  /** Indices of the shown rows. */
  readonly passed: Uint32Array;
}

/**
 * Formats the number of a table's rows, and of those that left: «12 предложений, ушло 2». The row of the products
 * without a brand is no brand: «39 брендов и «Без бренда»».
 */
export const formatViewRowCount = ({ rows, keys, passed }: CountedView, noun: Noun): string => {
  const presentCount = Math.min(keys.presentCount, rows.length);
  const isNoBrand = (index: number) => noun === nouns.brand && rows[index]?.['brandId'] === 0;
  const isPresent = (index: number) => index < presentCount;
  const isCounted = (index: number) => isPresent(index) && !isNoBrand(index);
  const count = formatRowCount(
    passed.filter(isCounted).length,
    rows.filter((_row, index) => isCounted(index)).length,
    noun,
  );
  const present = passed.some((index) => isPresent(index) && isNoBrand(index))
    ? texts.withRow(count, noBrand)
    : count;
  const left = passed.filter((index) => !isPresent(index)).length;
  return left === 0 ? present : texts.withLeft(present, formatNumber(left));
};
