import type { FeedColumn } from './column-rules.ts';

type Typed = NonNullable<FeedColumn['typed']>;

/** A whole number that has to be there. */
export const typedInteger = (name: string, from: number, to: number): Typed => ({
  kind: 'whole',
  holds: `ifNull(given_${name} BETWEEN ${from} AND ${to}, 0)`,
  value: `toUInt64(ifNull(given_${name}, 0))`,
});

/** A whole number that may be left out. */
export const typedCount = (name: string, to: number, otherwise: 'NULL' | '0'): Typed => ({
  kind: 'whole',
  holds: `ifNull(given_${name} BETWEEN 0 AND ${to}, 1)`,
  value: otherwise === '0' ? `toUInt64(ifNull(given_${name}, 0))` : `toUInt64(given_${name})`,
});

/** A rating whose text is written without an exponent and without a sign, which also 0 may have. */
export const typedRating = (name: string): Typed => ({
  kind: 'float',
  holds: `(given_${name} IS NULL OR reinterpretAsUInt64(assumeNotNull(given_${name})) = 0
      OR assumeNotNull(given_${name}) BETWEEN 0.001 AND 5)`,
  value: `nullIf(given_${name}, 0)`,
});

/** A calendar day. */
export const typedDay = (name: string): Typed => ({
  kind: 'day',
  holds: `ifNull(given_${name} BETWEEN toDate32('1900-01-01') AND toDate32('2299-12-31'), 1)`,
  value: `given_${name}`,
});

/** A price with two decimals. */
export const typedPrice: Typed = {
  kind: 'decimal',
  holds: 'ifNull(given_price > 0 AND given_price <= 1000000000000, 0)',
  value: 'ifNull(given_price, toDecimal64(0, 2))',
};

/** The revenue of an offer, with two decimals or left out. */
export const typedRevenue: Typed = {
  kind: 'decimal',
  holds: `ifNull(given_revenue >= 0, 1) AND revenue <= 1000000000000000
    AND (revenue > 0) = (sales_count > 0)`,
  value: `if(given_revenue IS NULL, toDecimal128(price, 2) * sales_count,
      toDecimal128(assumeNotNull(given_revenue), 2))`,
};
