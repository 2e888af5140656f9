import type { BreakingChange } from './breaking-change.ts';
import {
  readJsonSchema,
  type OpenApi,
  type Operation,
  listOperations,
  resolveReference,
  type Schema,
} from './document.ts';

/** Endpoint → status → the codes of its body. */
type ResponseCodes = Map<string, Map<string, string[]>>;

const format = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

function listCodes(document: OpenApi, schema: Schema): string[] {
  const {
    anyOf,
    oneOf,
    const: constant,
    enum: values,
    properties,
    ...rest
  } = resolveReference(document, schema);
  const alternatives = anyOf ?? oneOf;
  if (alternatives) return alternatives.flatMap((schema) => listCodes(document, schema));
  if (properties) return properties['code'] ? listCodes(document, properties['code']) : [];
  if (constant !== undefined) return [format(constant)];
  return values?.map(format) ?? (rest.type === 'string' ? ['any text'] : []);
}

const isError = (status: string) => !status.startsWith('2');

const readStatuses = (document: OpenApi, { responses = {} }: Operation) =>
  new Map(
    Object.entries(responses).map(([status, body]): [string, string[]] => {
      const schema = isError(status) ? readJsonSchema(document, body) : undefined;
      return [status, schema ? listCodes(document, schema).toSorted() : []];
    }),
  );

/** The statuses and codes of each endpoint of a document. */
const readResponseCodes = (document: OpenApi): ResponseCodes =>
  new Map(
    [...listOperations(document)].map(([name, operation]) => [name, readStatuses(document, operation)]),
  );

const formatStatus = (status: string, codes: string[]) =>
  codes.length > 0 ? `${status} ${codes.join(', ')}` : status;

function describeStatusChange(
  status: string,
  before: string[] | undefined,
  after: string[] | undefined,
): string[] {
  if (!before) return [`clients expect no ${formatStatus(status, after ?? [])} here, now it may come`];
  if (!after) return [`clients handle ${formatStatus(status, before)}, now gone`];
  const added = after.filter((code) => !before.includes(code));
  const removed = before.filter((code) => !after.includes(code));
  if (added.length > 0)
    return [`clients expect ${formatStatus(status, before)}, now it may be ${formatStatus(status, added)}`];
  return removed.length > 0 ? [`clients handle ${formatStatus(status, removed)}, now gone`] : [];
}

/** Whether a call accepts clients both with and without credentials. */
const isProofOptional = ({ security = [] }: Operation) =>
  security.length > 1 && security.some((way) => Object.keys(way).length === 0);

/** Finds statuses and codes that endpoints of both documents gained or lost. */
export function findResponseBreaks(base: OpenApi, revision: OpenApi): BreakingChange[] {
  const now = readResponseCodes(revision);
  const operations = listOperations(revision);
  return [...readResponseCodes(base)].flatMap(([route, before]) => {
    const after = now.get(route);
    if (!after) return [];
    const gone = [...before.keys()].filter((status) => !after.has(status));
    const come = [...after.keys()].filter((status) => !before.has(status));
    const isMoved =
      gone.length === 1 && come.length === 1 && [...gone, ...come].every((one) => !isError(one));
    if (isMoved) return [{ message: `clients handle ${gone[0]}, now ${come[0]}`, routes: [route] }];
    // Clients of the base send no credentials that could be refused, and no ETags that could still hold.
    const isAsked = (status: string) =>
      !before.has(status) &&
      (status === '304' || (status === '401' && isProofOptional(operations.get(route) ?? {})));
    return [...new Set([...before.keys(), ...after.keys()])]
      .filter((status) => !isAsked(status))
      .flatMap((status) => describeStatusChange(status, before.get(status), after.get(status)))
      .map((message) => ({ message, routes: [route] }));
  });
}

const listErrorCodes = ({ components }: OpenApi) => components?.schemas?.['ErrorCode']?.enum ?? [];

/** Whether the catalogue gained a code. */
export const hasNewErrorCode = (base: OpenApi, revision: OpenApi): boolean =>
  listErrorCodes(revision).some((code) => !listErrorCodes(base).includes(code));

/** Finds codes that the catalogue lost, including those of no endpoint. */
export const findErrorCodeBreaks = (base: OpenApi, revision: OpenApi): BreakingChange[] =>
  listErrorCodes(base)
    .filter((code) => !listErrorCodes(revision).includes(code))
    .map((code) => ({
      message: `clients know the code ${format(code)}, now gone from the catalogue`,
      routes: [],
    }));
