/** Text for an unknown value; never 0. */
const NO_VALUE = '—';

type Value = number | null;

function createFormatter(options: Intl.NumberFormatOptions) {
  const format = new Intl.NumberFormat('ru-RU', { signDisplay: 'negative', ...options });
  return (value: Value): string =>
    value === null ? NO_VALUE : format.format(value).replaceAll('-', '−').replace('\u00A0%', '\u202F%');
}

/** Formats a number rounded to an integer: «147 644». */
export const formatInteger = createFormatter({ maximumFractionDigits: 0 });

/** Formats a number with one decimal: «4,8». */
export const formatTenths = createFormatter({ minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Formats a share of 0–1: «38,4 %». */
export const formatPercent = createFormatter({
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

const compact = createFormatter({ notation: 'compact', maximumSignificantDigits: 3 });

/** Formats an amount in few characters: «38,6 млн ₸». */
export const formatMoney = (tenge: Value): string => {
  if (tenge === null) return NO_VALUE;
  return `${Math.abs(tenge) >= 999_999.5 ? compact(tenge) : formatInteger(tenge)}\u00A0₸`;
};

const signed = createFormatter({
  style: 'percent',
  signDisplay: 'exceptZero',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** The change of a value relative to that before: 0.258; null where either is unknown, or 0 before. */
export const changeShare = (after: Value, before: Value): number | null =>
  after === null || before === null || before === 0 ? null : after / before - 1;

/** Formats a relative change: «+25,8 %», «−0,6 %», «без изм.». */
export const formatChange = (ratio: Value): string => (ratio === 0 ? 'без изм.' : signed(ratio));

const points = createFormatter({
  signDisplay: 'exceptZero',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** Formats the change of a share in percentage points: «+0,03 п. п.». */
export const formatPoints = (share: Value, before: Value): string =>
  share === null || before === null ? NO_VALUE : `${points((share - before) * 100)}\u00A0п.\u00A0п.`;

const day = new Intl.DateTimeFormat('ru-RU', { day: 'numeric', timeZone: 'UTC' });
const date = new Intl.DateTimeFormat('ru-RU', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

const DAY_MS = 24 * 60 * 60 * 1000;

/** Formats the days of a week by its end, ms since the epoch: «9–15 нояб. 2026 г.». */
export function formatDays(endMs: number): string {
  const [first, last] = [new Date(endMs - 7 * DAY_MS), new Date(endMs - DAY_MS)];
  const isOneMonth = first.getUTCMonth() === last.getUTCMonth();
  return `${isOneMonth ? day.format(first) : date.format(first)}–${date.format(last)}`;
}
