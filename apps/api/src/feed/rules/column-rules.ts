import { typedCount, typedDay, typedInteger, typedRating } from './typed-values.ts';

/** One way in which a value can be wrong: an SQL condition over the row, and what is wrong then. */
export interface Rule {
  readonly broken: string;
  readonly reason: string;
}

/**
 * A quick look at a text as the file has it, spaces around it included: most values are plainly right. What
 * this says nothing of is judged by the rules.
 */
interface Plain {
  /** Holds only where no rule is broken and `value` is the value that the rules would find. */
  readonly holds: string;
  readonly value: string;
}

/** The kinds of values that a file may have in place of texts. */
export type ValueKind = 'whole' | 'decimal' | 'float' | 'day';

/**
 * One column of the feed. In its SQL, `given_x` is the text of column x without the spaces and tabs around
 * it, and `x` is the value of column x; no expression fails, whatever the text.
 */
export interface FeedColumn {
  readonly name: string;
  /** Whether a file must have the column. */
  readonly isRequired: boolean;
  /** The value, right if no rule is broken. */
  readonly value: string;
  /** Tried in this order; the first one broken is the reason for refusing the row. */
  readonly rules: readonly Rule[];
  readonly plain: Plain;
  /** The quick look at a file whose values are of this kind already: there `given_x` is such a value, or NULL. */
  readonly typed?: Plain & { readonly kind: ValueKind };
}

/** Completes a column whose rules are quick: plain is what breaks none of them. */
export const withFastCheckFromRules = (column: Omit<FeedColumn, 'plain'>): FeedColumn => ({
  ...column,
  plain: {
    holds: column.rules.map(({ broken }) => `NOT (${broken})`).join(' AND '),
    value: column.value,
  },
});

/** The largest number of 32 bits: the end of ids and counts. */
const most = 4_294_967_295;

const required = (name: string): Rule => ({ broken: `given_${name} = ''`, reason: 'is missing' });

const wholeNumber = (name: string, from: number, to: number): Rule => ({
  broken: `NOT (match(given_${name}, '^0*[0-9]{1,10}$') AND toUInt64OrZero(given_${name}) BETWEEN ${from} AND ${to})`,
  reason: `is not a whole number from ${from} to ${to}`,
});

/**
 * A number of ten digits at most without a sign: what the engine does not read whole is 0 to it, and what is
 * less than '0' as a text has a sign or is empty.
 */
const plainInteger = (name: string, from: number, to: number): string => {
  const number = `toUInt64OrZero(given_${name})`;
  const isZero = from === 0 ? ` AND (${number} > 0 OR given_${name} = '0')` : '';
  return `${number} BETWEEN ${from} AND ${to} AND length(given_${name}) <= 10 AND given_${name} >= '0'${isZero}`;
};

/** Text in UTF-8 of so many bytes at most, without a control character, no space before or after it. */
const plainText = (name: string, longest: number): string =>
  String.raw`length(given_${name}) <= ${longest} AND isValidUTF8(given_${name})
    AND NOT multiMatchAny(given_${name}, ['\p{Cc}|^ | $'])`;

/** A text without control characters: each becomes a space. */
const cleaned = (name: string) =>
  String.raw`if(multiMatchAny(given_${name}, ['\\p{Cc}']),
      trimBoth(replaceRegexpAll(given_${name}, '\\p{Cc}', ' '), ' '), given_${name})`;

const notText = (name: string): Rule => ({
  broken: `NOT isValidUTF8(given_${name})`,
  reason: 'is not text in UTF-8',
});

const optional = ({ broken, reason }: Rule, name: string): Rule => ({
  broken: `given_${name} != '' AND ${broken}`,
  reason,
});

/** A column that a file must have, with a whole number in every row. */
export const integer = (name: string, from: number, to: number = most): FeedColumn => ({
  name,
  isRequired: true,
  value: `toUInt64OrZero(given_${name})`,
  rules: [required(name), wholeNumber(name, from, to)],
  typed: typedInteger(name, from, to),
  plain: { holds: plainInteger(name, from, to), value: `toUInt64OrZero(given_${name})` },
});

/** A whole number that may be left out; `otherwise` is what that means. */
export const count = (name: string, otherwise: 'NULL' | '0'): FeedColumn => ({
  name,
  isRequired: false,
  value: `if(given_${name} = '', ${otherwise}, toUInt64OrZero(given_${name}))`,
  rules: [optional(wholeNumber(name, 0, most), name)],
  typed: typedCount(name, most, otherwise),
  plain: {
    holds: `(given_${name} = '' OR ${plainInteger(name, 0, most)})`,
    value: `if(given_${name} = '', ${otherwise}, toUInt64OrZero(given_${name}))`,
  },
});

/** A text of so many code points at most that is not blank. */
export const text = (name: string, longest: number): FeedColumn => ({
  name,
  isRequired: true,
  value: cleaned(name),
  rules: [
    notText(name),
    { broken: `${name} = ''`, reason: 'is blank' },
    { broken: `lengthUTF8(${name}) > ${longest}`, reason: `is longer than ${longest} characters` },
  ],
  plain: { holds: `given_${name} != '' AND ${plainText(name, longest)}`, value: `given_${name}` },
});

/** Such a text that counts only where a condition holds; elsewhere it is ignored and empty. */
export const textWhere = (condition: string, name: string, longest: number): FeedColumn => {
  const column = text(name, longest);
  return {
    ...column,
    value: `if(${condition}, ${column.value}, '')`,
    rules: column.rules.map(({ broken, reason }) => ({ broken: `${condition} AND ${broken}`, reason })),
    plain: {
      holds: `(NOT (${condition}) OR (${column.plain.holds}))`,
      value: `if(${condition}, given_${name}, '')`,
    },
  };
};

/**
 * An https address of a host that the pattern (RE2) describes; NULL where it is left out. «https» is in small
 * letters then, as the contract has it.
 */
export const link = (name: string, host: string, hostInWords: string): FeedColumn => {
  const address = String.raw`^https://(?i:${host})(:[0-9]{1,5})?([/?#][^ ]*)?$`;
  return {
    name,
    isRequired: false,
    value: `nullIf(replaceRegexpOne(${cleaned(name)}, '^(?i:https)://', 'https://'), '')`,
    rules: [
      notText(name),
      {
        broken: `${name} IS NOT NULL AND NOT match(assumeNotNull(${name}), '${address}')`,
        reason: `is not an https address of ${hostInWords}`,
      },
    ],
    plain: {
      holds: `(given_${name} = '' OR ${plainText(name, 1000)} AND match(given_${name}, '${address}'))`,
      value: `nullIf(given_${name}, '')`,
    },
  };
};

/** A rating from 0 to 5; NULL where it is left out or 0. */
export const rating = (name: string): FeedColumn =>
  withFastCheckFromRules({
    name,
    isRequired: false,
    value: `nullIf(toFloat64OrNull(given_${name}), 0)`,
    typed: typedRating(name),
    rules: [
      {
        broken: String.raw`given_${name} != '' AND NOT match(given_${name}, '^0*([0-4](\\.[0-9]+)?|5(\\.0+)?)$')`,
        reason: 'is not a number from 0 to 5',
      },
    ],
  });

/** A calendar day, as far as the engine's calendar goes; NULL where it is left out. */
export const day = (name: string): FeedColumn =>
  withFastCheckFromRules({
    name,
    isRequired: false,
    value: `toDate32OrNull(given_${name})`,
    typed: typedDay(name),
    rules: [
      {
        broken: String.raw`given_${name} != '' AND NOT (match(given_${name}, '^[0-9]{4}-[0-9]{2}-[0-9]{2}$')
        AND ifNull(toString(toDate32OrNull(given_${name})), '') = given_${name})`,
        reason: 'is not a day YYYY-MM-DD that exists (1900 to 2299)',
      },
    ],
  });
