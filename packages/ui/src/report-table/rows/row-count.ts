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
  /** Number of all rows, of which these are the largest; undefined if these are all. */
  readonly wholeCount?: number | undefined;
  /** Indices of the shown rows. */
  readonly passed: Uint32Array;
}

/** Counts the shown rows that have not left; reads no row if none has. */
function countPresent(passed: Uint32Array, presentCount: number, rowsCount: number): number {
  if (presentCount === rowsCount) return passed.length;
  let count = 0;
  for (let at = 0; at < passed.length; at += 1) if ((passed[at] ?? 0) < presentCount) count += 1;
  return count;
}

/**
 * Formats the number of a table's rows, and of those that left: «12 предложений, ушло 2». The row without a brand
 * does not count as a brand: «39 брендов и «Без бренда»». Of a part of the rows: «50 из 62 категорий».
 */
export const formatViewRowCount = ({ rows, keys, wholeCount, passed }: CountedView, noun: Noun): string => {
  const presentCount = Math.min(keys.presentCount, rows.length);
  const noBrandAt = noun === nouns.brand ? rows.findIndex(({ brandId }) => brandId === 0) : -1;
  const hasNoBrand = noBrandAt >= 0 && noBrandAt < presentCount;
  const isNoBrandShown = hasNoBrand && passed.includes(noBrandAt);
  const shown = countPresent(passed, presentCount, rows.length);
  const all = shown === presentCount ? (wholeCount ?? presentCount) : presentCount;
  const count = formatRowCount(shown - Number(isNoBrandShown), all - Number(hasNoBrand), noun);
  const present = isNoBrandShown ? texts.withRow(count, noBrand) : count;
  const left = passed.length - shown;
  return left === 0 ? present : texts.withLeft(present, formatNumber(left));
};
