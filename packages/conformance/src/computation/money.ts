/** Formats hundredths of a tenge as decimal text: 1234n is `12.34`. */
export const formatDecimal = (hundredths: bigint): string =>
  `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`;

/** Parses decimal text with at most two decimals, as `formatDecimal` writes it, to hundredths without rounding. */
export const parseDecimal = (text: string): bigint => {
  const [whole = '0', part = ''] = text.split('.');
  return BigInt(whole) * 100n + BigInt(part.padEnd(2, '0'));
};

/** Converts hundredths to the JSON number nearest to the exact amount in tenge. */
export const toTenge = (hundredths: bigint): number => {
  if (hundredths < 0n) return -toTenge(-hundredths);
  return hundredths <= Number.MAX_SAFE_INTEGER ? Number(hundredths) / 100 : Number(formatDecimal(hundredths));
};

/** Converts an amount in tenge, at least 0 as JSON carries it, to hundredths: by its digits, which have no rounding. */
export const toHundredths = (tenge: number): bigint => parseDecimal(tenge.toFixed(2));
