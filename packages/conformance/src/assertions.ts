import { isDeepStrictEqual } from 'node:util';
import type { Findings, Source } from './findings.ts';
import type { Rule } from './rules.ts';

/** Assertions about one response; one that does not hold becomes a finding. `label` names the value. */
export interface Assertions {
  /** The values are deeply equal. */
  equal(rule: Rule, label: string, expected: unknown, actual: unknown): void;
  /** The amounts differ by less than half a hundredth, or by the precision of a JSON number. */
  amount(rule: Rule, label: string, expected: number, actual: number): void;
  /** The quotients agree to nine digits; null equals null alone. */
  ratio(rule: Rule, label: string, expected: number | null, actual: number | null): void;
  /** The condition is true. */
  holds(rule: Rule, condition: boolean, expected: string, actual: unknown): void;
}

const formatValue = (value: unknown): string => JSON.stringify(value) ?? 'nothing';

/** Less than half of a hundredth of a tenge; the rest is for the rounding of sums. */
const AMOUNT_TOLERANCE = 0.004;

/** Whether two amounts in tenge are equal. */
export const areAmountsEqual = (a: number, b: number): boolean =>
  Math.abs(a - b) <= AMOUNT_TOLERANCE + 1e-13 * Math.max(Math.abs(a), Math.abs(b));

/** Whether two quotients are equal up to the order of addition. */
export const areRatiosEqual = (a: number | null, b: number | null): boolean =>
  a === null || b === null ? a === b : Math.abs(a - b) <= 1e-12 + 1e-9 * Math.max(Math.abs(a), Math.abs(b));

/** The name of the value in a label: `averagePrice` of `sellerId 21: averagePrice`. */
const fieldIn = (label: string) => /\w+$/.exec(label)?.[0] ?? '';

/** Creates assertions about a response; expected values come from `witnesses`. */
export function createAssertions(
  findings: Findings,
  source: Source,
  witnesses: readonly Source[] = [],
): Assertions {
  const assert = (rule: Rule, ok: boolean, label: string, expected: unknown, actual: unknown) => {
    if (!ok)
      findings.add(source, {
        rule,
        expected: `${label} ${formatValue(expected)}`,
        actual: `${label} ${formatValue(actual)}`,
        field: fieldIn(label),
        witnesses,
      });
  };
  return {
    equal: (rule, label, expected, actual) =>
      assert(rule, isDeepStrictEqual(expected, actual), label, expected, actual),
    amount: (rule, label, expected, actual) =>
      assert(rule, areAmountsEqual(expected, actual), label, expected, actual),
    ratio: (rule, label, expected, actual) =>
      assert(rule, areRatiosEqual(expected, actual), label, expected, actual),
    holds: (rule, condition, expected, actual) => {
      if (!condition) findings.add(source, { rule, expected, actual: formatValue(actual), witnesses });
    },
  };
}
