import type { WireRequest } from './wire/wire-request.ts';
import { formatCurl } from './wire/wire-request.ts';
import { comparing, SEVERAL, type Rule, rules } from './rules.ts';

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
  /** The value that breaks the rule, by its name; findings about one value have one cause. */
  readonly field: string;
  /** The other endpoints that expected values come from. */
  against: readonly string[];
  /** How often the endpoint broke the rule. */
  count: number;
}

/** Expected and actual value under a rule. */
interface BrokenRule extends Pick<Finding, 'rule' | 'expected' | 'actual'> {
  readonly field?: string;
  /** The report that the expected value comes from. */
  readonly witness?: Source | undefined;
}

/** The findings of one run. */
export interface Findings {
  add(source: Source, broken: BrokenRule): void;
  list(): readonly Finding[];
}

const MAX_TEXT_LENGTH = 400;
const short = (text: string) => (text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH)}…` : text);

/** Finds the reports that several endpoints contradict: either may be wrong, so that these are named, too. */
function findOutvoted(url: string, contradicted: ReadonlyMap<string, Contradicted>): Finding[] {
  return [...contradicted].flatMap(([endpoint, { witness, by }]) =>
    by.size < SEVERAL
      ? []
      : [
          {
            rule: 'outvoted' as const,
            endpoint,
            description: rules.outvoted,
            expected: `what ${[...by].join(', ')} say`,
            actual: 'another value, or a row more or less',
            curl: formatCurl(url, witness.request),
            field: 'outvoted',
            against: [...by],
            count: by.size,
          },
        ],
  );
}

/** A report that others contradict, and their endpoints. */
interface Contradicted {
  readonly witness: Source;
  readonly by: Set<string>;
}

/** Creates an empty list of findings; the first of each rule and endpoint is listed. */
export function createFindings(url: string): Findings {
  const found = new Map<string, Finding>();
  const contradicted = new Map<string, Contradicted>();
  return {
    add: ({ endpoint, request }, { rule, expected, actual, field = '', witness }) => {
      const other = witness?.endpoint === endpoint ? undefined : witness;
      if (other && comparing.has(rule)) {
        const known = contradicted.get(other.endpoint) ?? { witness: other, by: new Set() };
        contradicted.set(other.endpoint, known);
        known.by.add(endpoint);
      }
      const against = other ? [other.endpoint] : [];
      const key = `${rule} ${endpoint}`;
      const known = found.get(key);
      if (known) {
        known.count += 1;
        known.against = [...new Set([...known.against, ...against])];
      } else
        found.set(key, {
          rule,
          endpoint,
          description: rules[rule],
          expected: short(expected),
          actual: short(actual),
          curl: formatCurl(url, request),
          field,
          against,
          count: 1,
        });
    },
    list: () => [...findOutvoted(url, contradicted), ...found.values()],
  };
}
