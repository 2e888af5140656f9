import { isDeepStrictEqual } from 'node:util';
import type { Findings, Source } from './findings.ts';
import type { Rule } from './rules.ts';

/** What can be claimed about one answer; a claim that fails is a finding. `what` names the value. */
export interface Assertions {
  /** The two values are deeply equal. */
  equal(rule: Rule, what: string, expected: unknown, came: unknown): void;
  /** Two sums of money agree to less than half a hundredth, or to the precision of a JSON number. */
  amount(rule: Rule, what: string, expected: number, came: number): void;
  /** Two quotients or indices agree to nine digits; null agrees with null alone. */
  ratio(rule: Rule, what: string, expected: number | null, came: number | null): void;
  /** The condition holds. */
  holds(rule: Rule, condition: boolean, expected: string, came: unknown): void;
}

const shown = (value: unknown): string => JSON.stringify(value) ?? 'nothing';

/** Half of a hundredth of a tenge, less what adding a list of doubles may cost. */
const CENT = 0.004;

/** Whether two sums of money are the same. */
export const areAmountsEqual = (a: number, b: number): boolean =>
  Math.abs(a - b) <= CENT + 1e-13 * Math.max(Math.abs(a), Math.abs(b));

/** Whether two quotients are the same, up to the order in which a machine adds. */
export const areRatiosEqual = (a: number | null, b: number | null): boolean =>
  a === null || b === null ? a === b : Math.abs(a - b) <= 1e-12 + 1e-9 * Math.max(Math.abs(a), Math.abs(b));

/** Claims about an answer that came from this source. */
export function createAssertions(findings: Findings, source: Source): Assertions {
  const claim = (rule: Rule, ok: boolean, what: string, expected: unknown, came: unknown) => {
    if (!ok)
      findings.add(source, {
        rule,
        expected: `${what} ${shown(expected)}`,
        actual: `${what} ${shown(came)}`,
      });
  };
  return {
    equal: (rule, what, expected, came) =>
      claim(rule, isDeepStrictEqual(expected, came), what, expected, came),
    amount: (rule, what, expected, came) =>
      claim(rule, areAmountsEqual(expected, came), what, expected, came),
    ratio: (rule, what, expected, came) => claim(rule, areRatiosEqual(expected, came), what, expected, came),
    holds: (rule, condition, expected, came) => {
      if (!condition) findings.add(source, { rule, expected, actual: shown(came) });
    },
  };
}
