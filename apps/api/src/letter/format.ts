import { type Language, LANGUAGES } from '@vitrina/contract';
import { letterTexts } from './texts/letter-texts.ts';

/** Text for an unknown value; never 0. */
const NO_VALUE = '—';

type Value = number | null;

/** Computes the change of a value relative to the one before: 0.258; null if either is unknown, or 0 before. */
export const changeShare = (after: Value, before: Value): number | null =>
  after === null || before === null || before === 0 ? null : after / before - 1;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Formatters of the letter's values in one language. */
export type Format = ReturnType<typeof createFormat>;

function createFormat(language: Language) {
  const { locales, percentSign, unchanged, points } = letterTexts[language].format;
  const createFormatter = (options: Intl.NumberFormatOptions) => {
    const format = new Intl.NumberFormat([...locales], { signDisplay: 'negative', ...options });
    return (value: Value): string =>
      value === null ? NO_VALUE : format.format(value).replaceAll('-', '−').replace(/\s?%/, percentSign);
  };
  const createFixed = (digits: number, options: Intl.NumberFormatOptions = {}) =>
    createFormatter({ minimumFractionDigits: digits, maximumFractionDigits: digits, ...options });

  const integer = createFixed(0);
  const compact = createFormatter({ notation: 'compact', maximumSignificantDigits: 3 });
  const signed = createFixed(1, { style: 'percent', signDisplay: 'exceptZero' });
  const signedPoints = createFixed(2, { signDisplay: 'exceptZero' });
  const days = new Intl.DateTimeFormat([...locales], {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return {
    /** A number rounded to an integer: «147 644». */
    integer,
    /** A number with one decimal: «4,8». */
    tenths: createFixed(1),
    /** A share of 0–1: «38,4 %». */
    percent: createFixed(1, { style: 'percent' }),
    /** An amount in few characters: «38,6 млн ₸». */
    money: (tenge: Value): string =>
      tenge === null ? NO_VALUE : `${Math.abs(tenge) >= 999_999.5 ? compact(tenge) : integer(tenge)}\u00A0₸`,
    /** An amount in whole tenge: «100 000 ₸». */
    exactMoney: (tenge: Value): string => `${integer(tenge)}\u00A0₸`,
    /** A relative change: «+25,8 %», «−0,6 %», «без изм.». */
    change: (ratio: Value): string => (ratio === 0 ? unchanged : signed(ratio)),
    /** The change of a share in percentage points: «+0,03 п. п.». */
    points: (share: Value, before: Value): string =>
      share === null || before === null ? NO_VALUE : points(signedPoints((share - before) * 100)),
    /** The days of a week by its end, ms since the epoch: «9–15 нояб. 2026 г.». */
    days: (endMs: number): string => days.formatRange(endMs - 7 * DAY_MS, endMs - DAY_MS),
  };
}

const formats = Object.fromEntries(
  LANGUAGES.map((language) => [language, createFormat(language)]),
) as Readonly<Record<Language, Format>>;

/** Returns the formatters of a language. */
export const getFormat = (language: Language): Format => formats[language];
