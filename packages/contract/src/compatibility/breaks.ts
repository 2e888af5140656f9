import { answerBreaks, catalogueBreaks } from './answers.ts';
import { bodyBreaks } from './bodies.ts';
import type { Break } from './break.ts';
import type { OpenApi } from './document.ts';
import { normalForm } from './normal-form.ts';
import { pathNameBreaks } from './path-names.ts';
import { type Change, redoclyDiff } from './redocly-diff.ts';
import { sentences } from './sentences.ts';

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
const grouped = (breaks: Break[]): Break[] =>
  [...Map.groupBy(breaks, ({ says }) => says)].map(([says, same]) => ({
    says,
    routes: [...new Set(same.flatMap(({ routes }) => routes))],
  }));

/** Every way in which clients of the base document fail with the revision; none if it only adds. */
export async function breaksBetween(base: OpenApi, revision: OpenApi): Promise<Break[]> {
  const [before, after] = [normalForm(base), normalForm(revision)];
  const changes = withoutEchoes(await redoclyDiff(before, after)).filter((one) => !isOfAnswers(one));
  return grouped([
    ...changes.flatMap((change) => sentences(change, before, after)),
    ...answerBreaks(before, after),
    ...catalogueBreaks(before, after),
    ...bodyBreaks(before, after),
    ...pathNameBreaks(before, after),
  ]);
}
