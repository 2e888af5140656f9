import { findResponseBreaks, findErrorCodeBreaks } from './response-breaks.ts';
import { findBodyBreaks } from './body-breaks.ts';
import type { BreakingChange } from './breaking-change.ts';
import type { OpenApi } from './document.ts';
import { normalizeDocument } from './normal-form.ts';
import { findPathParamBreaks } from './path-param-breaks.ts';
import { type Change, runRedoclyDiff } from './redocly-diff.ts';
import { describeChange } from './change-messages.ts';

const CODE = /\/responses\/[^2][^/]*\/content\/[^/]+\/schema(?:\/\$ref)?\/properties\/code(?:\/\$ref)?$/;

/** Statuses and their codes are told by `answerBreaks`, for each call. */
const isOfAnswers = ({ path, property, verdicts }: Change) =>
  (CODE.test(path) && (property === 'const' || property === 'enum')) ||
  (verdicts ?? []).some(({ ruleId }) => ruleId === 'response-removed');

const isOfAnotherType = ({ property, verdicts }: Change) =>
  property === 'type' && (verdicts ?? []).some(({ ruleId }) => ruleId === 'schema-type-changed');

/** Of one change the part that says most: what is gone is not required either, another type has other bounds. */
function withoutEchoes(changes: Change[]): Change[] {
  const gone = new Set(changes.filter(({ kind }) => kind === 'removed').map(({ path }) => path));
  const retyped = changes.filter(isOfAnotherType);
  return changes.filter((change) => {
    const { path, property, base, revision } = change;
    if (retyped.some((one) => one !== change && `${path}/`.startsWith(`${one.path}/`))) return false;
    if (property !== 'required' || !Array.isArray(base?.value)) return true;
    const still: unknown = revision?.value;
    const lost = base.value.filter((name) => !(Array.isArray(still) && still.includes(name)));
    return lost.length === 0 || lost.some((name) => !gone.has(`${path}/properties/${String(name)}`));
  });
}

/** Joins the calls of breaks that say the same. */
const grouped = (breaks: BreakingChange[]): BreakingChange[] =>
  [...Map.groupBy(breaks, ({ message }) => message)].map(([message, same]) => ({
    message,
    routes: [...new Set(same.flatMap(({ routes }) => routes))],
  }));

/** Every way in which clients of the base document fail with the revision; none if it only adds. */
export async function findBreakingChanges(base: OpenApi, revision: OpenApi): Promise<BreakingChange[]> {
  const [before, after] = [normalizeDocument(base), normalizeDocument(revision)];
  const changes = withoutEchoes(await runRedoclyDiff(before, after)).filter((one) => !isOfAnswers(one));
  return grouped([
    ...changes.flatMap((change) => describeChange(change, before, after)),
    ...findResponseBreaks(before, after),
    ...findErrorCodeBreaks(before, after),
    ...findBodyBreaks(before, after),
    ...findPathParamBreaks(before, after),
  ]);
}
