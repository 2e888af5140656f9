import type { Finding } from './findings.ts';

/** Findings that one cause explains, the one that tells most of it first. */
export type Cause = readonly [Finding, ...Finding[]];

/** Whether two findings have one cause: one value of an endpoint, or a report and those that contradict it. */
function isSameCause(one: Finding, other: Finding): boolean {
  for (const [suspect, finding] of [
    [one, other],
    [other, one],
  ] as const)
    if (suspect.rule === 'outvoted')
      return finding.against === suspect.endpoint || finding.endpoint === suspect.endpoint;
  if (one.field === '' || one.field !== other.field) return false;
  const endpoints = [one.endpoint, one.against];
  return (
    endpoints.includes(other.endpoint) || (other.against !== undefined && endpoints.includes(other.against))
  );
}

/** Groups findings by their causes, so that the consequences of one fault count once. */
export function groupByCause(findings: readonly Finding[]): readonly Cause[] {
  let causes: Cause[] = [];
  for (const finding of findings) {
    const same = causes.filter((cause) => cause.some((one) => isSameCause(one, finding)));
    const [first, ...others] = same.flat();
    const joined: Cause = first ? [first, ...others, finding] : [finding];
    causes = [...causes.filter((cause) => !same.includes(cause)), joined];
  }
  return causes;
}
