import * as texts from '#texts/format';
import { isJustBelowLevel } from './prospect-levels.ts';
import { roundings, type Rounding } from './rounding.ts';

/** Text for an unknown value; never 0. */
export const NO_VALUE = '—';

type Value = number | null | undefined;

const createFormatter = (options: Intl.NumberFormatOptions) => {
  const format = new Intl.NumberFormat(texts.numberLocale, { signDisplay: 'negative', ...options });
  return (value: Value): string =>
    value === null || value === undefined || Number.isNaN(value)
      ? NO_VALUE
      : format.format(value).replaceAll('-', '−').replace(/\s?%/, texts.percentSign);
};

const toFormatOptions = ({ digits, significant, isTruncated }: Rounding): Intl.NumberFormatOptions => ({
  minimumFractionDigits: digits,
  maximumFractionDigits: digits,
  ...(significant !== undefined && {
    minimumSignificantDigits: significant,
    maximumSignificantDigits: significant,
    roundingPriority: 'morePrecision',
  }),
  roundingMode: isTruncated ? 'floor' : 'halfExpand',
});

const createRoundingFormatter = (rounding: Rounding) => createFormatter(toFormatOptions(rounding));

const appendUnit = (text: string, unit: string): string =>
  text === NO_VALUE ? NO_VALUE : `${text}\u00a0${unit}`;

/** Formats a number with up to two decimals: «1 842 614 300», «12,5». */
export const formatNumber = createFormatter({ maximumFractionDigits: 2 });

/** Formats a number rounded to an integer: «147 644». */
export const formatInteger = createRoundingFormatter(roundings.integer);

/** Formats money in whole tenge: «147 644 ₸». */
export const formatMoney = (tenge: Value): string => appendUnit(formatInteger(tenge), '₸');

/** Formats a number of units sold: «12 шт.». */
export const formatUnits = (units: Value): string => {
  const text = formatInteger(units);
  return text === NO_VALUE ? NO_VALUE : texts.pieces(text);
};

/** Formats a number with one decimal: a rating «4,8». */
export const formatTenths = createRoundingFormatter(roundings.tenths);

/** Formats a share for a column headed «%», with one decimal or two significant digits: «5,7», «0,0042». */
export const formatShare = createRoundingFormatter(roundings.share);

/** Formats a share of 0–1 as a percentage, with one decimal or two significant digits: «5,7 %», «0,0042 %». */
export const formatPercent = createFormatter({ style: 'percent', ...toFormatOptions(roundings.share) });

/** Formats a share of 0–1 as a whole percentage: «6 %». */
export const formatWholePercent = createFormatter({ style: 'percent', maximumFractionDigits: 0 });

/** Formats a relative change with its sign: «+4,2 %», «−0,6 %», «0,0 %». */
export const formatChange = createFormatter({
  style: 'percent',
  signDisplay: 'exceptZero',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

const formatTwoDigits = createRoundingFormatter(roundings.index);
const formatThreeDigits = createRoundingFormatter({ digits: 3, isTruncated: true });

/** Formats an index of 0–1 without levels: «0,69»; «—» for 0: nothing was sold. */
export const formatHundredths = (index: Value): string => formatTwoDigits(index === 0 ? null : index);

/**
 * Formats an index of 0–1 with levels: with three decimals where two would round it to a level that it has not
 * reached: «0,548».
 */
export const formatIndex = (index: Value): string =>
  typeof index === 'number' && isJustBelowLevel(index) ? formatThreeDigits(index) : formatHundredths(index);

/** Formats a concentration of 0–10 000, truncated, so that it shows no level that it has not reached: «1 796». */
export const formatHhi = createRoundingFormatter(roundings.hhi);

const compact = createFormatter({ notation: 'compact', maximumSignificantDigits: 3 });

/** Formats a number in few characters, as on an axis: «25 тыс.», «1,2 млн». */
export const formatTick = (value: Value): string => texts.writeCompact(compact(value));

/** Formats a number, compact from a million on: «1,84 млрд», «838 млн», «12 480». */
export const formatCompact = (value: Value): string =>
  typeof value === 'number' && Math.abs(value) >= 999_999.5 ? formatTick(value) : formatInteger(value);

/** Formats money, compact from a million on: «1,84 млрд ₸». */
export const formatCompactMoney = (tenge: Value): string => appendUnit(formatCompact(tenge), '₸');

/** Formats a rank: «14-е место». */
export const formatRank = (rank: Value): string =>
  rank === null || rank === undefined ? NO_VALUE : texts.rank(formatInteger(rank));
