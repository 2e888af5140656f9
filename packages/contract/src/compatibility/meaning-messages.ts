import { changeSentences } from '../openapi/stated-rules.ts';
import type { BreakingChange } from './breaking-change.ts';
import { findClientVerb, findEndpoints, nameTarget } from './change-messages.ts';
import { describeDifference, format } from './difference.ts';
import { type OpenApi, readPointer } from './document.ts';
import type { Change } from './redocly-diff.ts';

/** Whether every request sends the value of a schema at a pointer: a required parameter or property. */
function isAlwaysSent(document: OpenApi, pointer: string): boolean {
  const [, parameter] = /^(#\/paths\/.*\/parameters\/\d+)\/schema$/.exec(pointer) ?? [];
  if (parameter !== undefined)
    return (readPointer(document, parameter) as { required?: boolean } | undefined)?.required === true;
  const [, owner = '', field = ''] = /^(.*)\/properties\/([^/]+)$/.exec(pointer) ?? [];
  const { required = [] } = (readPointer(document, owner) ?? {}) as { required?: string[] };
  return required.includes(field);
}

/** A changed annotation: its target in words, the client's use of it, and its values. */
interface Note {
  readonly verb: ReturnType<typeof findClientVerb>;
  readonly target: string;
  readonly pointer: string;
  readonly base: OpenApi;
  readonly revision: OpenApi;
  readonly before: unknown;
  readonly after: unknown;
}

/** Lists the rules of a schema in normal form. */
const listRules = (rules: unknown): readonly string[] => (typeof rules === 'string' ? rules.split('\n') : []);

/** Whether a description states a rule, in a document without a list of rules. */
const isSaid = ({ base, pointer }: Note, rule: string) => {
  const owner = readPointer(base, pointer.replace(/\/x-rules$/, '')) as { description?: string } | undefined;
  return owner?.description?.includes(rule) === true;
};

/**
 * Messages about rules that JSON Schema cannot express. A request may get fewer demands and a response more; a change
 * of a sent value must stay.
 */
function describeRules(note: Note): string[] {
  const { verb, target } = note;
  const [before, after] = [listRules(note.before), listRules(note.after)];
  const added = after.filter((rule) => !before.includes(rule) && !isSaid(note, rule));
  const removed = before.filter((rule) => !after.includes(rule));
  if (added.length === 1 && removed.length === 1)
    return [`clients ${verb} ${target}, whose rule ${describeDifference(removed[0], added[0])}`];
  const isBreak = (isAdded: boolean) => (rule: string) =>
    verb === 'send' ? isAdded || changeSentences.has(rule) : !isAdded;
  return [
    ...added.filter(isBreak(true)).map((rule) => `clients ${verb} ${target}, of which now holds: ${rule}`),
    ...removed
      .filter(isBreak(false))
      .map((rule) => `clients ${verb} ${target}, of which no longer holds: ${rule}`),
  ];
}

/** The largest whole number of formats that have fewer numbers than JSON. */
const largestOf: Readonly<Record<string, number>> = { int32: 2 ** 31 - 1, float: 2 ** 24 };

/** Messages about a format of a response that has no room for its figures, so that typed clients cut them. */
function describeFormat({ verb, target, pointer, revision, after }: Note): string[] {
  const { maximum = Infinity } = (readPointer(revision, pointer) ?? {}) as { maximum?: number };
  const isTooSmall = verb === 'read' && maximum > (largestOf[String(after)] ?? Infinity);
  return isTooSmall ? [`clients read ${target}, for whose numbers ${String(after)} has no room`] : [];
}

/** Messages about keys of a document that redocly treats as texts. */
const noteMessages: Readonly<Record<string, (note: Note) => readonly string[]>> = {
  'x-unit': ({ verb, target, before, after }) =>
    before === undefined
      ? []
      : [
          `clients ${verb} ${target} in ${format(before)}, now ${after === undefined ? 'without a unit' : `in ${format(after)}`}`,
        ],
  writeOnly: ({ verb, target, after }) =>
    verb === 'read' && after === true ? [`clients read ${target}, now only sent`] : [],
  readOnly: ({ verb, target, after }) =>
    verb === 'send' && after === true ? [`clients send ${target}, now only read`] : [],
  'x-rules': describeRules,
  format: describeFormat,
  default: ({ verb, target, pointer, base, revision, before, after }) =>
    verb !== 'send' || [base, revision].some((one) => isAlwaysSent(one, pointer.replace(/\/default$/, '')))
      ? []
      : [`clients leave out ${target}, which meant ${format(before)}, now ${format(after)}`],
};

/** Describes a change of a value's meaning: of a unit, a rule, a request's default, or the contract part of a call. */
export function describeMeaning(change: Change, base: OpenApi, revision: OpenApi): BreakingChange[] {
  const { path, property = '' } = change;
  const [before, after] = [change.base?.value, change.revision?.value];
  const document = change.base ? base : revision;
  const pointer = (change.base ?? change.revision)?.pointer ?? path;
  const routes = findEndpoints(path, pointer, document);
  if (property === 'x-profile' && after !== 'core')
    return [{ message: `clients call what ${format(before)} has, now only ${format(after)}`, routes }];
  const verb = findClientVerb(path);
  // No call uses it.
  if (!path.startsWith('#/paths/')) return [];
  const target = verb === 'call' ? routes.join() : nameTarget(pointer, document);
  const note = { verb, target, pointer, base, revision, before, after };
  return (noteMessages[property]?.(note) ?? []).map((message) => ({ message, routes }));
}
