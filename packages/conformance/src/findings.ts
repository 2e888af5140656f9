import type { Finding } from './finding.ts';
import { rules } from './rules.ts';
import { formatCurl, type WireRequest } from './wire/wire-request.ts';

/** The endpoint and request that a finding is about. */
export interface Source {
  readonly endpoint: string;
  readonly request: WireRequest;
}

/** Expected and actual value under a rule. */
type BrokenRule = Pick<Finding, 'rule' | 'expected' | 'actual'> &
  Partial<Pick<Finding, 'field' | 'row' | 'description'>>;

/** The findings of one run. */
export interface Findings {
  add(source: Source, broken: BrokenRule): void;
  list(): readonly Finding[];
}

const MAX_TEXT_LENGTH = 400;
const short = (text: string) => (text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH)}…` : text);

/** Creates an empty list of findings; the first of each call, field and rule is listed with a count. */
export function createFindings(url: string): Findings {
  const found = new Map<string, Finding>();
  return {
    add: ({ endpoint, request }, { rule, field = '', row = '', description, expected, actual }) => {
      const key = `${endpoint} ${field} ${rule}`;
      const known = found.get(key);
      if (known) {
        known.count += 1;
        return;
      }
      found.set(key, {
        rule,
        endpoint,
        field,
        row,
        description: description ?? rules[rule],
        expected: short(expected),
        actual: short(actual),
        curl: formatCurl(url, request),
        count: 1,
      });
    },
    list: () => [...found.values()],
  };
}
