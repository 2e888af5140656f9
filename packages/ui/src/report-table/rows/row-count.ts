import * as texts from '#texts/report-table/report-table';
import { formatNumber } from '../../format/numbers.ts';
import type { TableRow } from '../columns/column.ts';
import { formatCount, formatCountGenitive, type Noun } from '../../format/plural.ts';

/** Formats the number of rows: «3 906 товаров», «6 214 из 50 280 товаров». */
const formatRowCount = (shown: number, all: number, noun: Noun): string =>
  shown === all ? formatCount(all, noun) : texts.shownOf(formatNumber(shown), formatCountGenitive(all, noun));

interface CountedView {
  readonly rows: readonly TableRow[];
  readonly keys: { readonly presentCount: number };
  /** Indices of the shown rows. */
  readonly passed: Uint32Array;
}

/** Formats the number of a table's rows, and of those that left: «12 предложений, 2 ушли». */
export const formatViewRowCount = ({ rows, keys, passed }: CountedView, noun: Noun): string => {
  const { presentCount } = keys;
  const left = passed.reduce((count, index) => (index < presentCount ? count : count + 1), 0);
  const count = formatRowCount(passed.length - left, Math.min(presentCount, rows.length), noun);
  return left === 0 ? count : texts.withLeft(count, formatNumber(left));
};
