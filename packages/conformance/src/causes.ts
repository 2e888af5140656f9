import type { Finding } from './findings.ts';
import { comparing, SEVERAL } from './rules.ts';

/** Findings that one cause explains, the one that tells most of it first. */
export type Cause = readonly [Finding, ...Finding[]];

const callsOf = ({ endpoint, against }: Finding) => [endpoint, ...against];

/** Finds the call that disagrees with the most others; undefined where each disagrees with one alone. */
function findSuspect(findings: readonly Finding[]): string | undefined {
  const others = new Map<string, Set<string>>();
  const add = (call: string, other: string) =>
    others.set(call, (others.get(call) ?? new Set<string>()).add(other));
  for (const { rule, endpoint, against } of findings)
    for (const other of comparing.has(rule) ? against : []) {
      add(endpoint, other);
      add(other, endpoint);
    }
  const [most] = [...others].toSorted(([, a], [, b]) => b.size - a.size);
  return most && most[1].size >= SEVERAL ? most[0] : undefined;
}

/** Takes what disagrees with a suspect or is expected by it, and what else is broken of the values that disagree. */
function takeCause(suspect: string, findings: readonly Finding[]): readonly Finding[] {
  const isOwn = (one: Finding) => one.endpoint === suspect;
  const disagreeing = findings.filter(
    (one) =>
      one.against.includes(suspect) || (isOwn(one) && one.against.length > 0 && comparing.has(one.rule)),
  );
  const fields = new Set(disagreeing.map(({ field }) => field));
  const taken = findings.filter(
    (one) => disagreeing.includes(one) || (isOwn(one) && one.field !== '' && fields.has(one.field)),
  );
  return [...taken.filter(isOwn), ...taken.filter((one) => !isOwn(one))];
}

/** Whether two findings are about one value of one call. */
const isSameValue = (one: Finding, other: Finding) =>
  one.field !== '' && one.field === other.field && callsOf(one).some((call) => callsOf(other).includes(call));

/**
 * Groups findings by their causes, so that the consequences of one fault count once: first those of a call that
 * disagrees with several others, then those about one value.
 */
export function groupByCause(findings: readonly Finding[]): readonly Cause[] {
  let left = findings;
  let causes: Cause[] = [];
  for (let suspect = findSuspect(left); suspect !== undefined; suspect = findSuspect(left)) {
    const [first, ...others] = takeCause(suspect, left);
    if (first) causes.push([first, ...others]);
    left = left.filter((one) => one !== first && !others.includes(one));
  }
  const ofSuspects = causes.length;
  for (const finding of left) {
    const same = causes.slice(ofSuspects).filter((cause) => cause.some((one) => isSameValue(one, finding)));
    const [first, ...others] = same.flat();
    const joined: Cause = first ? [first, ...others, finding] : [finding];
    causes = [...causes.filter((cause) => !same.includes(cause)), joined];
  }
  return causes;
}
