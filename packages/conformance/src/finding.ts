import type { Rule } from './rules.ts';

/** A broken rule with the request that shows it. */
export interface Finding {
  readonly rule: Rule;
  readonly endpoint: string;
  readonly description: string;
  readonly expected: string;
  readonly actual: string;
  readonly curl: string;
  /** The value that breaks the rule, by its name; findings about one value have one cause. */
  readonly field: string;
  /** The other endpoints that expected values come from. */
  against: readonly string[];
  /** How often the endpoint broke the rule. */
  count: number;
}
