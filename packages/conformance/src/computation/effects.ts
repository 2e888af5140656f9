/** An exact quotient; its denominator is above 0. */
export interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

/** The quotient of two integers. */
export const fraction = (over: bigint, under = 1n): Fraction => ({ over, under });

const times = (a: Fraction, b: Fraction): Fraction => fraction(a.over * b.over, a.under * b.under);
const minus = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.over * b.under - b.over * a.under, a.under * b.under);

/** Whether one quotient is below another. */
export const isBelow = (a: Fraction, b: Fraction): boolean => a.over * b.under < b.over * a.under;

/** The JSON number of an exact quotient. */
export const toNumber = ({ over, under }: Fraction): number => Number(over) / Number(under);

/** The JSON number in tenge of an exact quotient in hundredths. */
export const tengeOf = ({ over, under }: Fraction): number => toNumber(fraction(over, under * 100n));

/** The sum in tenge of exact quotients in hundredths, each to 10⁻¹⁵ ₸. */
export function sumInTenge(amounts: readonly Fraction[]): number {
  const sum = amounts.reduce((total, { over, under }) => total + (over * 10n ** 13n) / under, 0n);
  return Number(sum) / 1e15;
}

/** What was sold: revenue in hundredths of a tenge, and units. */
export interface Sold {
  readonly revenue: bigint;
  readonly units: number;
}

/** The effects of a cell, in hundredths of a tenge. */
export interface Effects {
  readonly demand: Fraction;
  readonly share: Fraction;
  readonly price: Fraction;
}

const NOTHING = fraction(0n);

const receivedPrice = ({ revenue, units }: Sold): Fraction | undefined =>
  units > 0 ? fraction(revenue, BigInt(units)) : undefined;

/** Splits the change of a cell that is in both weeks: demand at the old share and price, then share, then price. */
export function splitChange(before: Sold, now: Sold, contextBefore: number, context: number): Effects {
  const [u0, u1, U0, U1] = [before.units, now.units, contextBefore, context].map(BigInt) as [
    bigint,
    bigint,
    bigint,
    bigint,
  ];
  const p0 = receivedPrice(before) ?? receivedPrice(now) ?? NOTHING;
  const p1 = receivedPrice(now) ?? p0;
  const price = times(fraction(u1), minus(p1, p0));
  if (U0 === 0n || U1 === 0n) return { demand: times(fraction(u1 - u0), p0), share: NOTHING, price };
  const s0 = fraction(u0, U0);
  const s1 = fraction(u1, U1);
  return {
    demand: times(fraction(U1 - U0), times(s0, p0)),
    share: times(fraction(U1), times(minus(s1, s0), p0)),
    price,
  };
}

/** What a market gives: revenue there before, times the growth of all others; 0 where they had none. */
export function marketEffect(own: bigint, othersBefore: bigint, others: bigint): Fraction {
  return othersBefore === 0n ? NOTHING : fraction(own * (others - othersBefore), othersBefore);
}
