import type { WireRequest } from './wire/wire-request.ts';
import { formatCurl } from './wire/wire-request.ts';
import { type Rule, rules } from './rules.ts';

/** Where something was seen: the call's name in the contract and the request that was made. */
export interface Source {
  readonly endpoint: string;
  readonly request: WireRequest;
}

/** A rule that the server breaks, with the request that shows it. */
export interface Finding {
  readonly rule: Rule;
  readonly endpoint: string;
  /** The rule in words. */
  readonly description: string;
  readonly expected: string;
  readonly actual: string;
  readonly curl: string;
  /** How often the rule was broken in this call, this one included. */
  count: number;
}

/** What a check hands in: what should have been, and what was. */
interface BrokenRule {
  readonly rule: Rule;
  readonly expected: string;
  readonly actual: string;
}

/** The findings of one run. */
export interface Findings {
  add(source: Source, complaint: BrokenRule): void;
  list(): readonly Finding[];
}

const LONGEST = 400;
const short = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

/** An empty list of findings about the server at this address; one entry a rule and call, the first seen. */
export function createFindings(url: string): Findings {
  const found = new Map<string, Finding>();
  return {
    add: ({ endpoint: call, request: asked }, { rule, expected, actual: came }) => {
      const key = `${rule} ${call}`;
      const known = found.get(key);
      if (known) known.count += 1;
      else
        found.set(key, {
          rule,
          endpoint: call,
          description: rules[rule],
          expected: short(expected),
          actual: short(came),
          curl: formatCurl(url, asked),
          count: 1,
        });
    },
    list: () => [...found.values()],
  };
}
