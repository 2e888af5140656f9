import { isDeepStrictEqual } from 'node:util';
import type { Findings, Source } from './findings.ts';
import type { Rule } from './rules.ts';

/** Assertions about one response; one that does not hold becomes a finding. `label` names the value. */
export interface Assertions {
  /** The values are deeply equal. */
  equal(rule: Rule, label: string, expected: unknown, actual: unknown): void;
  /** The condition is true. */
  holds(rule: Rule, condition: boolean, expected: string, actual: unknown): void;
}

const formatValue = (value: unknown): string => JSON.stringify(value) ?? 'nothing';

/** Creates assertions about a response. */
export const createAssertions = (findings: Findings, source: Source): Assertions => ({
  equal: (rule, label, expected, actual) => {
    findings.look(rule);
    if (!isDeepStrictEqual(expected, actual))
      findings.add(source, {
        rule,
        expected: `${label} ${formatValue(expected)}`,
        actual: `${label} ${formatValue(actual)}`,
      });
  },
  holds: (rule, condition, expected, actual) => {
    findings.look(rule);
    if (!condition) findings.add(source, { rule, expected, actual: formatValue(actual) });
  },
});
