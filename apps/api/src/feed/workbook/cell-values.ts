/** Integers from here on have digits that Excel has rounded: it keeps 15. */
const FIRST_ROUNDED = 1e15;

/** Numbers below this one are written with an exponent. */
const FIRST_PLAIN = 1e-6;

/**
 * Returns a stored number as plain decimal text of at most 15 significant digits, which is Excel's precision. What
 * has more digits, or is tiny, keeps an exponent (1.04820117000001E+18). Three decimals get a zero (1.234 → 1.2340),
 * so that they cannot be taken for grouped thousands. A text that is no number is returned as it is.
 */
export const toNumberText = (stored: string): string => {
  if (/^(0|-?[1-9]\d{0,14})$/.test(stored)) return stored;
  const exact = Number(stored);
  if (!/^[+-]?[\d.]+(e[+-]?\d+)?$/i.test(stored) || !Number.isFinite(exact)) return stored;
  const size = Math.abs(exact);
  if (size >= FIRST_ROUNDED || (size < FIRST_PLAIN && size > 0)) return exact.toExponential().toUpperCase();
  const text = String(Number(exact.toPrecision(15)));
  return /\.\d{3}$/.test(text) ? `${text}0` : text;
};

/** Day numbers of Excel: the last one, that of 29 February 1900, which did not exist, and of 1 January 1904. */
const LAST_DAY = 2_958_465;
const FALSE_LEAP_DAY = 60;
const DAY_OF_1904 = 1462;

/** Day number of 1 January 1970 for days after the false leap day. */
const UNIX_DAY = 25_569;
const DAY_MS = 86_400_000;

/** Returns the date (yyyy-mm-dd) of a stored day number without its time; a number that is no day as a number. */
export const toDateText = (stored: string, is1904: boolean): string => {
  const day = Math.floor(Number(stored)) + (is1904 ? DAY_OF_1904 : 0);
  if (stored === '' || !(day >= 1 && day <= LAST_DAY)) return toNumberText(stored);
  if (day === FALSE_LEAP_DAY) return '1900-02-29';
  const unixDay = day - UNIX_DAY + (day < FALSE_LEAP_DAY ? 1 : 0);
  return new Date(unixDay * DAY_MS).toISOString().slice(0, 10);
};

/** Returns the date of an ISO 8601 time (a cell of type `d`). */
export const toIsoDateText = (stored: string): string => /^\d{4}-\d\d-\d\d/.exec(stored)?.[0] ?? stored;

/** Decodes Excel's escapes of characters that XML cannot hold: _x000D_ is a carriage return. */
export const decodeEscapes = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      )
    : text;
