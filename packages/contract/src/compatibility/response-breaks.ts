import type { BreakingChange } from './breaking-change.ts';
import {
  readJsonSchema,
  type OpenApi,
  type Operation,
  listOperations,
  resolveReference,
  type Schema,
} from './document.ts';

/** Route → status → the codes that its body can carry. */
type Answers = Map<string, Map<string, string[]>>;

const shown = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

function codesOf(document: OpenApi, schema: Schema): string[] {
  const {
    anyOf,
    oneOf,
    const: constant,
    enum: values,
    properties,
    ...rest
  } = resolveReference(document, schema);
  const alternatives = anyOf ?? oneOf;
  if (alternatives) return alternatives.flatMap((one) => codesOf(document, one));
  if (properties) return properties['code'] ? codesOf(document, properties['code']) : [];
  if (constant !== undefined) return [shown(constant)];
  return values?.map(shown) ?? (rest.type === 'string' ? ['any text'] : []);
}

const isError = (status: string) => !status.startsWith('2');

const statusesOf = (document: OpenApi, { responses = {} }: Operation) =>
  new Map(
    Object.entries(responses).map(([status, body]): [string, string[]] => {
      const schema = isError(status) ? readJsonSchema(document, body) : undefined;
      return [status, schema ? codesOf(document, schema).toSorted() : []];
    }),
  );

/** The snapshot of a document: what each of its calls can answer. */
const answersOf = (document: OpenApi): Answers =>
  new Map([...listOperations(document)].map(([route, one]) => [route, statusesOf(document, one)]));

const named = (status: string, codes: string[]) =>
  codes.length > 0 ? `${status} ${codes.join(', ')}` : status;

function changed(status: string, before: string[] | undefined, after: string[] | undefined): string[] {
  if (!before) return [`web expects no ${named(status, after ?? [])} here, now it may come`];
  if (!after) return [`web handles ${named(status, before)}, now gone`];
  const fresh = after.filter((code) => !before.includes(code));
  const gone = before.filter((code) => !after.includes(code));
  if (fresh.length > 0)
    return [`web expects ${named(status, before)}, now it may be ${named(status, fresh)}`];
  return gone.length > 0 ? [`web handles ${named(status, gone)}, now gone`] : [];
}

/** The statuses and codes of calls in both documents that came or went: a client must know each of them. */
export function findResponseBreaks(base: OpenApi, revision: OpenApi): BreakingChange[] {
  const now = answersOf(revision);
  return [...answersOf(base)].flatMap(([route, before]) => {
    const after = now.get(route);
    if (!after) return [];
    return [...new Set([...before.keys(), ...after.keys()])]
      .flatMap((status) => changed(status, before.get(status), after.get(status)))
      .map((message) => ({ message, routes: [route] }));
  });
}

/** The codes of the catalogue that are gone: some come with no call, such as that of an unknown address. */
export function findErrorCodeBreaks(base: OpenApi, revision: OpenApi): BreakingChange[] {
  const codes = ({ components }: OpenApi) => components?.schemas?.['ErrorCode']?.enum ?? [];
  return codes(base)
    .filter((code) => !codes(revision).includes(code))
    .map((code) => ({
      message: `web knows the code ${shown(code)}, now gone from the catalogue`,
      routes: [],
    }));
}
