import type { Finding } from './finding.ts';
import { type Rule, rules } from './rules.ts';
import { endpoints } from './wire/endpoints.ts';
import { formatCurl, type WireRequest } from './wire/wire-request.ts';

/** The endpoint and request that a finding is about. */
export interface Source {
  readonly endpoint: string;
  readonly request: WireRequest;
}

/** Expected and actual value under a rule. */
type BrokenRule = Pick<Finding, 'rule' | 'expected' | 'actual'> &
  Partial<Pick<Finding, 'field' | 'row' | 'description'>> & { readonly earlier?: WireRequest };

/** The findings of one run. */
export interface Findings {
  add(source: Source, broken: BrokenRule): void;
  /** Notes that a response was looked at under a rule. */
  look(rule: Rule): void;
  list(): readonly Finding[];
  looked(): ReadonlySet<Rule>;
}

const MAX_TEXT_LENGTH = 400;
/** Shortens a text, and shows characters that have no picture by their number: U+FEFF. */
const short = (text: string) =>
  (text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH)}…` : text).replaceAll(
    /\p{Cf}/gu,
    (mark) => `U+${mark.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`,
  );

const operationIds = new Map(endpoints.map(({ name, operationId }) => [name, operationId]));

/** Creates an empty list of findings; the first of each call, field and rule is listed with a count. */
export function createFindings(url: string): Findings {
  const found = new Map<string, Finding>();
  const looked = new Set<Rule>();
  return {
    look: (rule) => void looked.add(rule),
    looked: () => looked,
    add: ({ endpoint, request }, { rule, field = '', row = '', description, expected, actual, earlier }) => {
      looked.add(rule);
      const key = `${endpoint} ${field} ${rule}`;
      const known = found.get(key);
      if (known) {
        known.count += 1;
        return;
      }
      found.set(key, {
        rule,
        endpoint,
        operationId: operationIds.get(endpoint) ?? endpoint,
        field,
        row,
        description: description ?? rules[rule],
        expected: short(expected),
        actual: short(actual),
        curl: formatCurl(url, request),
        earlier: earlier && formatCurl(url, earlier),
        count: 1,
      });
    },
    list: () => [...found.values()],
  };
}
