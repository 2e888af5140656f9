import { isDeepStrictEqual } from 'node:util';
import { findErrorCodeBreaks, findResponseBreaks, hasNewErrorCode } from './response-breaks.ts';
import { findBodyBreaks } from './body-breaks.ts';
import type { BreakingChange } from './breaking-change.ts';
import { keepChangedParts } from './changed-parts.ts';
import type { OpenApi } from './document.ts';
import { normalizeOperations, normalizeSchemas } from './normal-form.ts';
import { findPathParamBreaks } from './path-param-breaks.ts';
import { restoreNames } from './renamed-components.ts';
import { type Change, runRedoclyDiff, type Versions } from './redocly-diff.ts';
import { describeChange } from './change-messages.ts';
import { describeMeaning } from './meaning-messages.ts';
import { findSecurityBreaks } from './security-breaks.ts';
import { findServerBreaks } from './server-breaks.ts';

const CODE = /\/responses\/[^2][^/]*\/content\/[^/]+\/schema(?:\/\$ref)?\/properties\/code(?:\/\$ref)?$/;

/** Rules of redocly whose changes other functions of this folder find. */
const FOUND_ELSEWHERE: ReadonlySet<string> = new Set([
  'response-removed',
  'security-requirement-changed',
  'security-scheme-changed',
  'security-scheme-removed',
  'server-removed',
]);

/** Whether another function of this folder finds the change. */
const isFoundElsewhere = ({ path, property, verdicts }: Change) =>
  (CODE.test(path) && (property === 'const' || property === 'enum')) ||
  (verdicts ?? []).some(({ ruleId }) => FOUND_ELSEWHERE.has(ruleId));

const isTypeChange = ({ property, verdicts }: Change) =>
  property === 'type' && (verdicts ?? []).some(({ ruleId }) => ruleId === 'schema-type-changed');

/** Removes changes that follow from others: a removed field is not required, another type has other bounds. */
function removeConsequences(changes: Change[]): Change[] {
  const removed = new Set(changes.filter(({ kind }) => kind === 'removed').map(({ path }) => path));
  const retyped = changes.filter(isTypeChange);
  return changes.filter((change) => {
    const { path, property, base, revision } = change;
    if (retyped.some((one) => one !== change && `${path}/`.startsWith(`${one.path}/`))) return false;
    if (property !== 'required' || !Array.isArray(base?.value)) return true;
    const current: unknown = revision?.value;
    const lost = base.value.filter((name) => !(Array.isArray(current) && current.includes(name)));
    return lost.length === 0 || lost.some((name) => !removed.has(`${path}/properties/${String(name)}`));
  });
}

/** Merges changes with the same message. */
const groupByMessage = (breaks: BreakingChange[]): BreakingChange[] =>
  [...Map.groupBy(breaks, ({ message }) => message)].map(([message, same]) => ({
    message,
    routes: [...new Set(same.flatMap(({ routes }) => routes))],
  }));

/** Whether two values are lists of the same values in any order. */
const hasSameItems = (before: unknown, after: unknown): boolean =>
  Array.isArray(before) && Array.isArray(after) && isDeepStrictEqual(new Set(before), new Set(after));

/** Differences of two documents: breaks for clients of the base, and whether anything was added. */
export interface Comparison {
  breaks: BreakingChange[];
  hasAdditions: boolean;
}

/** Keys of a document that only people read. */
const TEXTS: ReadonlySet<string> = new Set(
  'description summary title tags example examples deprecated key operationId bearerFormat x-failure'.split(
    ' ',
  ),
);

/** Whether a change lets requests do more, or promises more of responses; a break is judged before. */
const isAddition = ({ kind, impact, path, property = '', base, revision }: Change): boolean => {
  if (kind !== 'modified') return impact === 'minor' || /\/security\/\d+$/.test(path);
  return path.startsWith('#/paths/') && !TEXTS.has(property) && !hasSameItems(base?.value, revision?.value);
};

/** Judges the changes that redocly finds between reduced versions, and adds those that it misses. */
export function judgeChanges(changes: Change[], [before, after]: Versions): Comparison {
  const major = removeConsequences(changes.filter(({ impact }) => impact === 'major'));
  const breaks = groupByMessage([
    ...major
      .filter((one) => !isFoundElsewhere(one))
      .flatMap((change) => describeChange(change, before, after)),
    ...changes.flatMap((change) => describeMeaning(change, before, after)),
    ...findResponseBreaks(before, after),
    ...findErrorCodeBreaks(before, after),
    ...findBodyBreaks(before, after),
    ...findPathParamBreaks(before, after),
    ...findSecurityBreaks(before, after),
    ...findServerBreaks(before, after),
  ]);
  return { breaks, hasAdditions: changes.some(isAddition) || hasNewErrorCode(before, after) };
}

/** Reduces the versions of a document to their differences, in normal form. */
export function reduceVersions([base, revision]: Versions): Versions {
  const [before, after] = keepChangedParts(
    normalizeOperations(base),
    normalizeOperations(restoreNames(base, revision)),
  );
  return [normalizeSchemas(before), normalizeSchemas(after)];
}

/** Compares two documents. */
export async function compareDocuments(base: OpenApi, revision: OpenApi): Promise<Comparison> {
  const reduced = reduceVersions([base, revision]);
  return judgeChanges(await runRedoclyDiff(reduced), reduced);
}
