/*
 * Numbers as people write them: `98 990,50 ₸` is 98990.50. Whether a comma or a point is the decimal sign is decided
 * once a column, over the shapes of all its values: a shape is a value with each digit replaced by 9, but a first 0.
 */

import { literal } from './row-texts.ts';

/** Fields that hold numbers. */
export const numberFields: Readonly<Record<string, 'whole' | 'rating' | 'money'>> = {
  seller_rating: 'rating',
  seller_comments_count: 'whole',
  product_rating: 'rating',
  product_comments_count: 'whole',
  price: 'money',
  sales_count: 'whole',
  revenue: 'money',
};

/** SQL: the shape of a value. */
export const shapeOf = (text: string): string =>
  `if(startsWith(${text}, '0'), concat('0', translate(substring(${text}, 2), '012345678', '999999999')),
    translate(${text}, '012345678', '999999999'))`;

/** Signs that separate thousands, beside comma and point. */
const group = String.raw`[ \u00A0\u2007\u2009\u202F'’]`;
const unit = String.raw`(?:₸|тг\.?|тенге|теңге|kzt|шт\.?|штук|дана|%)`;
const pattern = String.raw`^'?([0-9]{1,3}(?:${group}[0-9]{3})+|[0-9]+)((?:[.,][0-9]+)*)(${group}*${unit}?)$`;
const number = new RegExp(pattern, 'i');

/** The same pattern for RE2. */
const numberSql = literal(`(?i)${pattern.replaceAll(/\\u(....)/g, String.raw`\x{$1}`)}`);

/** Pattern of numbers whose only reading has this decimal sign; `other` then separates thousands. */
const surely = (sign: string, other: string): string =>
  [
    `[0-9]+(${other}[0-9]{3})*${sign}([0-9]{1,2}|[0-9]{4,})`,
    `[0-9]{1,3}(${other}[0-9]{3})+${sign}[0-9]+`,
    `(0|[0-9]{4,})${sign}[0-9]+`,
    `[0-9]{1,3}(${other}[0-9]{3}){2,}`,
  ].join('|');

const [comma, point] = [`^(${surely(',', String.raw`\.`)})$`, `^(${surely(String.raw`\.`, ',')})$`];
const [isComma, isPoint] = [new RegExp(comma), new RegExp(point)];

/** A number with two readings: 1,234 may be 1234, or 1 and 234 thousandths. */
const isEither = /^9\d{0,2}[.,]\d{3}$/;

/** How the numbers of a column are read; `each` reads every value by its own sign. */
export type DecimalSign = 'none' | 'comma' | 'point' | 'each';

/** How the numbers of a column are read. */
export interface NumberReading {
  readonly sign: DecimalSign;
  /** What is taken off the values: units, and signs between thousands other than comma and point. */
  readonly removed: readonly string[];
  /** Whether some values are no numbers. */
  readonly hasOthers: boolean;
}

/** Returns the decimal sign of a column; undefined if it has two readings. A rating has no thousands. */
const chooseSign = (field: string, numbers: readonly string[]): DecimalSign | undefined => {
  if (numbers.every((text) => /^\d*$/.test(text))) return 'none';
  if (numberFields[field] === 'rating') return 'each';
  const has = (sign: RegExp) => numbers.some((text) => sign.test(text));
  if (has(isComma) && has(isPoint)) return has(isEither) ? undefined : 'each';
  if (has(isComma)) return 'comma';
  return has(isEither) && !has(isPoint) ? undefined : 'point';
};

/**
 * Decides how the numbers of a column are read by the shapes of its values; undefined if the signs of some values have
 * two readings and no other value decides. `given` is the decimal sign that a person named.
 */
export const readShapes = (
  field: string,
  shapes: readonly string[],
  given: 'comma' | 'point' | undefined,
): NumberReading | undefined => {
  const filled = shapes.filter((shape) => shape !== '');
  const found = filled.flatMap((shape) => {
    const [, whole = '', rest = '', end = ''] = number.exec(shape) ?? [];
    const extra = [end, shape.startsWith("'") ? "'" : '', ...whole.replaceAll(/\d/g, '').split('')];
    return whole === '' ? [] : [{ bare: whole.replaceAll(/\D/g, '') + rest, extra }];
  });
  const chosen = chooseSign(
    field,
    found.map(({ bare }) => bare),
  );
  const sign = chosen === 'none' ? 'none' : (given ?? chosen);
  if (sign === undefined) return undefined;
  const removed = [...new Set(found.flatMap(({ extra }) => extra))];
  return { sign, removed: removed.filter(Boolean), hasOthers: found.length < filled.length };
};

/** SQL: the plain form of a number of a column; a text that is no number stays as it is. */
export const plainNumber = (
  field: string,
  text: string,
  { sign, removed, hasOthers }: NumberReading,
): string => {
  const bare = removed
    .toSorted((one, other) => other.length - one.length)
    .reduce((sql, part) => `replaceAll(${sql}, ${literal(part)}, '')`, text);
  const withComma = `replaceOne(replaceAll(${bare}, '.', ''), ',', '.')`;
  const withPoint = `replaceAll(${bare}, ',', '')`;
  const hasComma =
    numberFields[field] === 'rating' ? `position(${bare}, ',') > 0` : `match(${bare}, ${literal(comma)})`;
  const plain = {
    none: bare,
    comma: withComma,
    point: withPoint,
    each: `if(${hasComma}, ${withComma}, ${withPoint})`,
  }[sign];
  const whole =
    numberFields[field] === 'whole' && sign !== 'none' ? `replaceRegexpOne(${plain}, '\\\\.0+$', '')` : plain;
  return hasOthers && whole !== text ? `if(match(${text}, ${numberSql}), ${whole}, ${text})` : whole;
};
