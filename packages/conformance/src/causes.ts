import type { Finding } from './finding.ts';
import { type Rule, selfContained, SEVERAL } from './rules.ts';
import { findSuspects, isAbout, listDisagreements } from './suspects.ts';

/** Findings that one cause explains, the one that tells most of it first. */
export type Cause = readonly [Finding, ...Finding[]];

/** The searches that the kit requests with all ids of `category.list`. */
const searches = ['seller.byCategories', 'brand.byCategories'];

/** The lists that the kit takes the ids and offers of a week from. */
const workingLists = ['category.list', ...searches, 'seller.products', 'category.products'];

/** Finds the list among the suspects that the kit works from; a search is wrong where its request is. */
function findWorkingList(suspects: readonly string[], findings: readonly Finding[]): string | undefined {
  const list = workingLists.find((name) => suspects.includes(name));
  const isRequestWrong = listDisagreements(findings).has('category.list');
  return list !== undefined && searches.includes(list) && isRequestWrong ? 'category.list' : list;
}

/** Finds the rules that several calls break and no other call can explain: they share code of the server. */
function findRepeatedRules(findings: readonly Finding[]): ReadonlySet<Rule> {
  const byRule = Map.groupBy(
    findings.filter(({ rule }) => selfContained.has(rule) || rule === 'unknown-id'),
    ({ rule }) => rule,
  );
  return new Set([...byRule].filter(([, { length }]) => length >= SEVERAL).map(([rule]) => rule));
}

/** Names the cause of each finding: the call to mend, or a rule that several calls break. */
function createNaming(findings: readonly Finding[]): (finding: Finding) => string {
  const suspects = findSuspects(findings);
  const list = findWorkingList(suspects, findings);
  const repeated = findRepeatedRules(findings);
  const single = findings.filter(({ rule }) => !repeated.has(rule));
  const proven = single.filter(({ rule }) => selfContained.has(rule)).map(({ endpoint }) => endpoint);
  const faulty = [...suspects, ...proven];
  const pairs = listDisagreements(single.filter((finding) => !faulty.some((call) => isAbout(call, finding))));
  return (finding) => {
    const { rule, endpoint } = finding;
    if (list !== undefined && !selfContained.has(rule)) return list;
    if (repeated.has(rule)) return rule;
    const call =
      faulty.find((name) => name === endpoint) ?? faulty.find((name) => isAbout(name, finding)) ?? endpoint;
    if (list !== undefined && workingLists.includes(call)) return list;
    return [call, ...(pairs.get(call) ?? [])].toSorted().join(' ');
  };
}

/**
 * Groups findings by their causes, so that the consequences of one fault count once. A call that several others
 * disagree with, or whose response is wrong by itself, explains what is about it, and a list that the kit works from all that follows from it. Of two calls
 * that disagree either may be wrong. A rule of single responses that several calls break is one cause, too.
 */
export function groupByCause(findings: readonly Finding[]): readonly Cause[] {
  const groups = Map.groupBy(findings, createNaming(findings));
  return [...groups].flatMap(([name, group]) => {
    const [first, ...others] = group.toSorted(
      (a, b) => Number(b.endpoint === name) - Number(a.endpoint === name),
    );
    return first ? [[first, ...others] as const] : [];
  });
}
