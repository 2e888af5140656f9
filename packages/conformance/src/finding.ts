import type { Rule } from './rules.ts';

/** A broken rule with the request that shows it. */
export interface Finding {
  readonly rule: Rule;
  /** The call: `entity.endpoint`. */
  readonly endpoint: string;
  /** The call as the document names it: `sellerInfo`. */
  readonly operationId: string;
  /** The way to the value that is wrong: `sellerProducts.*.revenue`; empty where it is no value of a body. */
  readonly field: string;
  /** The row of the value by its id; empty outside of lists. */
  readonly row: string;
  /** The sentence of the contract. */
  readonly description: string;
  readonly expected: string;
  readonly actual: string;
  readonly curl: string;
  /** The request before, where two responses do not fit together. */
  readonly earlier: string | undefined;
  /** How often the call broke the rule with this field. */
  count: number;
}
