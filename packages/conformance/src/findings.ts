import type { WireRequest } from './wire/wire-request.ts';
import { formatCurl } from './wire/wire-request.ts';
import { type Rule, rules } from './rules.ts';

/** The endpoint and request that a finding is about. */
export interface Source {
  readonly endpoint: string;
  readonly request: WireRequest;
}

/** A broken rule with the request that shows it. */
export interface Finding {
  readonly rule: Rule;
  readonly endpoint: string;
  readonly description: string;
  readonly expected: string;
  readonly actual: string;
  readonly curl: string;
  /** How often the endpoint broke the rule. */
  count: number;
}

/** Expected and actual value under a rule. */
interface BrokenRule {
  readonly rule: Rule;
  readonly expected: string;
  readonly actual: string;
}

/** The findings of one run. */
export interface Findings {
  add(source: Source, broken: BrokenRule): void;
  list(): readonly Finding[];
}

const MAX_TEXT_LENGTH = 400;
const short = (text: string) => (text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH)}…` : text);

/** Creates an empty list of findings; the first of each rule and endpoint is listed. */
export function createFindings(url: string): Findings {
  const found = new Map<string, Finding>();
  return {
    add: ({ endpoint, request }, { rule, expected, actual }) => {
      const key = `${rule} ${endpoint}`;
      const known = found.get(key);
      if (known) known.count += 1;
      else
        found.set(key, {
          rule,
          endpoint,
          description: rules[rule],
          expected: short(expected),
          actual: short(actual),
          curl: formatCurl(url, request),
          count: 1,
        });
    },
    list: () => [...found.values()],
  };
}
