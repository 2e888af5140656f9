import type { Finding } from './finding.ts';
import { comparing, SEVERAL } from './rules.ts';

/** The calls that disagree with each call. */
export function listDisagreements(findings: readonly Finding[]): ReadonlyMap<string, ReadonlySet<string>> {
  const others = new Map<string, Set<string>>();
  const add = (call: string, other: string) =>
    others.set(call, (others.get(call) ?? new Set<string>()).add(other));
  for (const { rule, endpoint, against } of findings)
    for (const other of comparing.has(rule) ? against : []) {
      add(endpoint, other);
      add(other, endpoint);
    }
  return others;
}

/** Whether a finding is about a response of the call, or about one whose expected value comes from it. */
export const isAbout = (call: string, { endpoint, against }: Finding): boolean =>
  endpoint === call || against.includes(call);

/** Finds the calls that several others disagree with, those with the most first; each explains what is about it. */
export function findSuspects(findings: readonly Finding[]): readonly string[] {
  const [most] = [...listDisagreements(findings)].toSorted(([, a], [, b]) => b.size - a.size);
  if (!most || most[1].size < SEVERAL) return [];
  const [suspect] = most;
  return [suspect, ...findSuspects(findings.filter((finding) => !isAbout(suspect, finding)))];
}
