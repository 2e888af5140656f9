import { roundings, type Rounding } from './rounding.ts';

/** What stands where a value is not known: never 0. */
export const NO_VALUE = '—';

type Value = number | null | undefined;

const inRussian = (options: Intl.NumberFormatOptions) => {
  const format = new Intl.NumberFormat('ru-RU', { signDisplay: 'negative', ...options });
  return (value: Value): string =>
    value === null || value === undefined || Number.isNaN(value)
      ? NO_VALUE
      : format.format(value).replaceAll('-', '−').replace('\u00a0%', '\u202f%');
};

const rounded = ({ digits, isCut }: Rounding) =>
  inRussian({
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    roundingMode: isCut ? 'floor' : 'halfExpand',
  });

const unlessNone = (text: string, unit: string): string =>
  text === NO_VALUE ? NO_VALUE : `${text}\u00a0${unit}`;

/** A number in the Russian locale: «1 842 614 300», «12,5». */
export const formatNumber = inRussian({ maximumFractionDigits: 2 });

/** A number rounded to a whole one first: «147 644». */
export const formatInteger = rounded(roundings.whole);

/** Money in whole tenge: «147 644 ₸». */
export const formatMoney = (tenge: Value): string => unlessNone(formatInteger(tenge), '₸');

/** A number with one digit after the comma: a rating «4,8», a share in a column headed «%». */
export const formatTenths = rounded(roundings.tenths);

/** A share of 0–1 as percent with one decimal: «5,7 %». */
export const formatPercent = inRussian({
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** A relative change with its sign: «+4,2 %», «−0,6 %», «0,0 %». */
export const formatChange = inRussian({
  style: 'percent',
  signDisplay: 'exceptZero',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** An index of 0–1, cut to two digits so that it never reaches a threshold its word has not: «0,69». */
export const formatIndex = rounded(roundings.index);

/** A concentration of 0–10 000, cut to a whole number for the same reason: «1 796». */
export const formatHhi = rounded(roundings.hhi);

/** A figure in a few characters, as on an axis: «25 тыс.», «1,2 млн». */
export const formatTick = inRussian({ notation: 'compact', maximumSignificantDigits: 3 });

/** A figure short enough to read at a glance: «1,84 млрд», «838 млн», «12 480». */
export const formatCompact = (value: Value): string =>
  typeof value === 'number' && Math.abs(value) >= 999_999.5 ? formatTick(value) : formatInteger(value);

/** Money short enough to read at a glance: «1,84 млрд ₸». */
export const formatCompactMoney = (tenge: Value): string => unlessNone(formatCompact(tenge), '₸');

/** A place in a ranking: «14-е место». */
export const formatRank = (place: Value): string =>
  place === null || place === undefined ? NO_VALUE : `${formatInteger(place)}-е\u00a0место`;
