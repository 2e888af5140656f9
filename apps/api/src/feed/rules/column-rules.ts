import { trimmedSql } from './white-space.ts';

/** A rule of a column: an SQL condition for a broken value, and the reason shown in the rejects file. */
export interface Rule {
  readonly broken: string;
  readonly reason: string;
}

/**
 * A feed column. In its SQL, `given_x` is the trimmed text of column x and `x` is its value; the expressions accept
 * any text without an error.
 */
export interface FeedColumn {
  readonly name: string;
  /** True if a file must have the column. */
  readonly isRequired: boolean;
  /** SQL of the value; valid if no rule is broken. */
  readonly value: string;
  /** Rules in order of precedence: the first broken one is the reason for rejecting the row. */
  readonly rules: readonly Rule[];
}

/** Maximum of ids and counts: 2^32 - 1. */
export const MAX_UINT32 = 4_294_967_295;

const required = (name: string): Rule => ({ broken: `given_${name} = ''`, reason: 'is missing' });

const wholeNumber = (name: string, from: number, to: number): Rule => ({
  broken: `NOT (match(given_${name}, '^0*[0-9]{1,10}$') AND toUInt64OrZero(given_${name}) BETWEEN ${from} AND ${to})`,
  reason: `is not a whole number from ${from} to ${to}`,
});

/** SQL of a text with control characters replaced by spaces. */
const withoutControls = (name: string) =>
  String.raw`if(multiMatchAny(given_${name}, ['\\p{Cc}']),
      ${trimmedSql(`replaceRegexpAll(given_${name}, '\\\\p{Cc}', ' ')`)}, given_${name})`;

const notText = (name: string): Rule => ({
  broken: `NOT isValidUTF8(given_${name})`,
  reason: 'is not text in UTF-8',
});

const optional = ({ broken, reason }: Rule, name: string): Rule => ({
  broken: `given_${name} != '' AND ${broken}`,
  reason,
});

/** A required whole number. */
export const integer = (name: string, from: number, to: number = MAX_UINT32): FeedColumn => ({
  name,
  isRequired: true,
  value: `toUInt64OrZero(given_${name})`,
  rules: [required(name), wholeNumber(name, from, to)],
});

/** An optional whole number; `otherwise` is the value of an empty text. */
export const count = (name: string, otherwise: 'NULL' | '0'): FeedColumn => ({
  name,
  isRequired: false,
  value: `if(given_${name} = '', ${otherwise}, toUInt64OrZero(given_${name}))`,
  rules: [optional(wholeNumber(name, 0, MAX_UINT32), name)],
});

/** A required text that is not blank and has at most `maxLength` code points. */
export const text = (name: string, maxLength: number): FeedColumn => ({
  name,
  isRequired: true,
  value: withoutControls(name),
  rules: [
    notText(name),
    { broken: `${name} = ''`, reason: 'is blank' },
    { broken: `lengthUTF8(${name}) > ${maxLength}`, reason: `is longer than ${maxLength} characters` },
  ],
});

/** RE2 pattern of a number that a spreadsheet has rounded: in exponent form, or with over 15 digits that end in zeros. */
const rounded = String.raw`^([0-9]+[.,][0-9]+[eE]\\+?[0-9]+|[0-9]+[eE]\\+[0-9]+|[1-9][0-9]{14}0+)$`;

/** A column of codes made of digits, which a spreadsheet may have taken for a number and rounded. */
export const code = (column: FeedColumn): FeedColumn => ({
  ...column,
  rules: [
    {
      broken: `match(given_${column.name}, '${rounded}')`,
      reason: 'was shortened by a spreadsheet; make its column a text there and export it again',
    },
    ...column.rules,
  ],
});

/** A text that is required where an SQL condition is true; otherwise ignored and empty. */
export const textWhere = (condition: string, name: string, maxLength: number): FeedColumn => {
  const column = text(name, maxLength);
  return {
    ...column,
    value: `if(${condition}, ${column.value}, '')`,
    rules: column.rules.map(({ broken, reason }) => ({ broken: `${condition} AND ${broken}`, reason })),
  };
};

/** RE2 pattern of a port from 1 to 65535. */
const port = '0*([1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])';

/** RE2 pattern of a URL whose host name is for local use: RFC 6761, RFC 6762, RFC 8375 and ICANN's reserved names. */
const localAddress = String.raw`^https://(?i:([^/?#:]*\\.)?(localhost|local|internal|home\\.arpa|lan|home|corp|intranet|private))([:/?#]|$)`;

/**
 * An optional https URL whose host matches a pattern (RE2) and is not for local use; NULL if empty. It has no spaces
 * and no invisible characters. The scheme becomes lower case, as the
 * contract requires.
 */
export const link = (name: string, host: string, hostName: string): FeedColumn => {
  const address = String.raw`^https://(?i:${host})(:${port})?([/?#][^\\p{Z}\\p{C}]*)?$`;
  return {
    name,
    isRequired: false,
    value: `nullIf(replaceRegexpOne(${withoutControls(name)}, '^(?i:https)://', 'https://'), '')`,
    rules: [
      notText(name),
      {
        broken: `${name} IS NOT NULL AND (NOT match(assumeNotNull(${name}), '${address}')
          OR match(assumeNotNull(${name}), '${localAddress}'))`,
        reason: `is not an https address of ${hostName}`,
      },
    ],
  };
};

/** An optional rating from 0 to 5; NULL if empty or 0. */
export const rating = (name: string): FeedColumn => ({
  name,
  isRequired: false,
  value: `nullIf(toFloat64OrNull(given_${name}), 0)`,
  rules: [
    {
      broken: String.raw`given_${name} != '' AND NOT match(given_${name}, '^0*([0-4](\\.[0-9]+)?|5(\\.0+)?)$')`,
      reason: 'is not a number from 0 to 5',
    },
  ],
});

/** An optional day within Date32's range, 1900–2299; NULL if empty. */
export const day = (name: string): FeedColumn => ({
  name,
  isRequired: false,
  value: `toDate32OrNull(given_${name})`,
  rules: [
    {
      broken: String.raw`given_${name} != '' AND NOT (match(given_${name}, '^[0-9]{4}-[0-9]{2}-[0-9]{2}$')
        AND ifNull(toString(toDate32OrNull(given_${name})), '') = given_${name})`,
      reason: 'is not a day YYYY-MM-DD that exists (1900 to 2299)',
    },
  ],
});
