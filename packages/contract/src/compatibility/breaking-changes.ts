import { findResponseBreaks, findErrorCodeBreaks } from './response-breaks.ts';
import { findBodyBreaks } from './body-breaks.ts';
import type { BreakingChange } from './breaking-change.ts';
import type { OpenApi } from './document.ts';
import { normalizeDocument } from './normal-form.ts';
import { findPathParamBreaks } from './path-param-breaks.ts';
import { type Change, runRedoclyDiff } from './redocly-diff.ts';
import { describeChange } from './change-messages.ts';

const CODE = /\/responses\/[^2][^/]*\/content\/[^/]+\/schema(?:\/\$ref)?\/properties\/code(?:\/\$ref)?$/;

/** Whether `findResponseBreaks` covers the change. */
const isResponseChange = ({ path, property, verdicts }: Change) =>
  (CODE.test(path) && (property === 'const' || property === 'enum')) ||
  (verdicts ?? []).some(({ ruleId }) => ruleId === 'response-removed');

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

/** Finds every change that breaks clients of the base document; none if the revision only adds. */
export async function findBreakingChanges(base: OpenApi, revision: OpenApi): Promise<BreakingChange[]> {
  const [before, after] = [normalizeDocument(base), normalizeDocument(revision)];
  const changes = removeConsequences(await runRedoclyDiff(before, after)).filter(
    (one) => !isResponseChange(one),
  );
  return groupByMessage([
    ...changes.flatMap((change) => describeChange(change, before, after)),
    ...findResponseBreaks(before, after),
    ...findErrorCodeBreaks(before, after),
    ...findBodyBreaks(before, after),
    ...findPathParamBreaks(before, after),
  ]);
}
