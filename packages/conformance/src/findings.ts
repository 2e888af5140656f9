import type { Asked } from './wire/asked.ts';
import { curl } from './wire/asked.ts';
import { type Rule, rules } from './rules.ts';

/** Where something was seen: the call's name in the contract and the request that was made. */
export interface Source {
  readonly call: string;
  readonly asked: Asked;
}

/** A rule that the server breaks, with the request that shows it. */
export interface Finding {
  readonly rule: Rule;
  readonly call: string;
  /** The rule in words. */
  readonly says: string;
  readonly expected: string;
  readonly came: string;
  readonly curl: string;
  /** How often the rule was broken in this call, this one included. */
  times: number;
}

/** What a check hands in: what should have been, and what was. */
interface Complaint {
  readonly rule: Rule;
  readonly expected: string;
  readonly came: string;
}

/** The findings of one run. */
export interface Findings {
  add(source: Source, complaint: Complaint): void;
  list(): readonly Finding[];
}

const LONGEST = 400;
const short = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

/** An empty list of findings about the server at this address; one entry a rule and call, the first seen. */
export function openFindings(url: string): Findings {
  const found = new Map<string, Finding>();
  return {
    add: ({ call, asked }, { rule, expected, came }) => {
      const key = `${rule} ${call}`;
      const known = found.get(key);
      if (known) known.times += 1;
      else
        found.set(key, {
          rule,
          call,
          says: rules[rule],
          expected: short(expected),
          came: short(came),
          curl: curl(url, asked),
          times: 1,
        });
    },
    list: () => [...found.values()],
  };
}
