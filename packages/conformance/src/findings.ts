import type { WireRequest } from './wire/wire-request.ts';
import { formatCurl } from './wire/wire-request.ts';
import type { Finding } from './finding.ts';
import { comparing, SEVERAL, rules } from './rules.ts';
import { findSuspects } from './suspects.ts';

/** The endpoint and request that a finding is about. */
export interface Source {
  readonly endpoint: string;
  readonly request: WireRequest;
}

/** Expected and actual value under a rule. */
interface BrokenRule extends Pick<Finding, 'rule' | 'expected' | 'actual'> {
  readonly field?: string;
  /** The reports that the expected value comes from. */
  readonly witnesses?: readonly Source[];
}

/** The findings of one run. */
export interface Findings {
  add(source: Source, broken: BrokenRule): void;
  list(): readonly Finding[];
}

const MAX_TEXT_LENGTH = 400;
const short = (text: string) => (text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH)}…` : text);

/** Names the suspects that findings about other calls lead to: either may be wrong, and these tell most. */
function findOutvoted(
  url: string,
  found: readonly Finding[],
  witnesses: ReadonlyMap<string, WireRequest>,
): Finding[] {
  return findSuspects(found).flatMap((endpoint) => {
    const by = new Set(
      found
        .filter(({ rule, against }) => comparing.has(rule) && against.includes(endpoint))
        .map((finding) => finding.endpoint),
    );
    const request = witnesses.get(endpoint);
    if (!request || by.size < SEVERAL) return [];
    return {
      rule: 'outvoted' as const,
      endpoint,
      description: rules.outvoted,
      expected: `what ${[...by].join(', ')} say`,
      actual: 'another value, or a row more or less',
      curl: formatCurl(url, request),
      field: 'outvoted',
      against: [...by],
      count: by.size,
    };
  });
}

/** Thrown where a run ends at a finding. */
export class FindingReached extends Error {
  override name = 'FindingReached';
}

/**
 * Creates an empty list of findings; the first of each rule and endpoint is listed. Throws FindingReached at one that
 * `stopsAt` is true for.
 */
export function createFindings(url: string, stopsAt?: (finding: Finding) => boolean): Findings {
  const found = new Map<string, Finding>();
  const witnessRequests = new Map<string, WireRequest>();
  return {
    add: ({ endpoint, request }, { rule, expected, actual, field = '', witnesses = [] }) => {
      for (const witness of witnesses)
        if (!witnessRequests.has(witness.endpoint)) witnessRequests.set(witness.endpoint, witness.request);
      const against = [...new Set(witnesses.map((witness) => witness.endpoint))].filter(
        (other) => other !== endpoint,
      );
      const key = `${rule} ${endpoint}`;
      const known = found.get(key);
      if (known) {
        known.count += 1;
        known.against = [...new Set([...known.against, ...against])];
        return;
      }
      const finding: Finding = {
        rule,
        endpoint,
        description: rules[rule],
        expected: short(expected),
        actual: short(actual),
        curl: formatCurl(url, request),
        field,
        against,
        count: 1,
      };
      found.set(key, finding);
      if (stopsAt?.(finding)) throw new FindingReached();
    },
    list: () => {
      const all = [...found.values()];
      return [...findOutvoted(url, all, witnessRequests), ...all];
    },
  };
}
