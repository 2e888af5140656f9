import { isDeepStrictEqual } from 'node:util';
import {
  isMethod,
  type OpenApi,
  type Operation,
  type Parameter,
  resolveReference,
  type Schema,
} from './document.ts';

const isNull = ({ type }: Schema) => type === 'null';

/** Replaces a union of one member by the member, and the alternatives `X` and null by X with null among its types. */
function joinUnion(document: OpenApi, schema: Schema): Schema {
  const { anyOf, oneOf, allOf, ...rest } = schema;
  const alternatives = anyOf ?? oneOf ?? allOf ?? [];
  const [sole] = alternatives;
  if (sole && alternatives.length === 1) return { ...sole, ...rest };
  if (allOf) return schema;
  const [only, ...others] = alternatives.filter((one) => !isNull(one));
  if (!only || others.length > 0 || alternatives.length !== 2) return schema;
  const { const: constant, enum: values, ...value } = resolveReference(document, only);
  if (typeof value.type !== 'string') return schema;
  const allowed = constant === undefined ? values : [constant];
  return { ...value, ...rest, type: [value.type, 'null'], ...(allowed && { enum: [...allowed, null] }) };
}

/** Replaces a reference beside a `const` or an `enum` by its target with those values. */
function inlineValues(document: OpenApi, { $ref, ...rest }: Schema & { $ref: string }): Schema {
  const { enum: _values, ...referred } = resolveReference(document, { $ref } as Schema);
  return { ...referred, ...rest };
}

/** Formats that JSON Schema and OpenAPI register; readers ignore others. */
const REGISTERED_FORMATS: ReadonlySet<unknown> = new Set(
  'date-time date time duration email hostname ipv4 ipv6 uri uri-reference uuid regex json-pointer int32 int64 float double byte binary password'.split(
    ' ',
  ),
);

/** Removes an unregistered format. */
function dropUnknownFormat({ format, ...rest }: Schema): Schema {
  return { ...rest, ...(REGISTERED_FORMATS.has(format) && { format }) };
}

/** Removes `additionalProperties` where any are allowed, which is the default. */
function dropOpenness({ additionalProperties: _any, ...rest }: Schema): Schema {
  return rest;
}

const rewriteOnce = (document: OpenApi): OpenApi =>
  JSON.parse(JSON.stringify(document), (key, value: Schema | string[] | null) => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return key === 'x-rules' ? value.join('\n') : value;
    const node = value;
    if (isDeepStrictEqual(node.additionalProperties, {}) || node.additionalProperties === true)
      return dropOpenness(node);
    if (typeof node.format === 'string') return dropUnknownFormat(node);
    if (typeof node.$ref === 'string' && (node.const !== undefined || node.enum !== undefined))
      return inlineValues(document, { ...node, $ref: node.$ref });
    return Array.isArray(node.anyOf ?? node.oneOf ?? node.allOf) ? joinUnion(document, node) : node;
  }) as OpenApi;

/** Converts an operationId with dots to the name that generators make of it: `seller.info` to `sellerInfo`. */
const toIdentifier = (operationId: string) =>
  operationId.replaceAll(/\.(\w)/g, (_dot, letter: string) => letter.toUpperCase());

/** Replaces a header parameter called authorization, which OpenAPI ignores, by a security requirement. */
function readAuthorization({ parameters = [], ...operation }: Operation): Operation {
  const others = parameters.filter(({ name = '' }) => name.toLowerCase() !== 'authorization');
  const isSecured = others.length < parameters.length;
  return { ...operation, parameters: others, ...(isSecured && { security: [{ bearer: [] }] }) };
}

/** Moves the parameters of a path to its calls, which may override them. */
function moveParameters(item: Record<string, Operation>): Record<string, Operation> {
  const { parameters = [], ...calls } = item as Record<string, Operation> & Pick<Operation, 'parameters'>;
  const getKey = ({ name, in: place, $ref }: Parameter) => `${place} ${name} ${$ref}`;
  return Object.fromEntries(
    Object.entries(calls).map(([method, call]) => {
      const own = call.parameters ?? [];
      const others = parameters.filter((one) => !own.map(getKey).includes(getKey(one)));
      return [method, isMethod(method) ? { ...call, parameters: [...others, ...own] } : call];
    }),
  );
}

/** Normalizes the names, parameters, security and servers of calls. */
export function normalizeOperations(document: OpenApi): OpenApi {
  const paths = Object.entries(document.paths).map(([path, item]) => [
    path,
    Object.fromEntries(
      Object.entries(moveParameters(item)).map(([method, one]) => [
        method,
        isMethod(method)
          ? {
              security: document.security ?? [],
              ...readAuthorization(one),
              ...(one.operationId && { operationId: toIdentifier(one.operationId) }),
            }
          : one,
      ]),
    ),
  ]);
  const servers = document.servers?.map(({ url }) => ({ url: url.replace(/^\w+:\/\/[^/]*/, '') || '/' }));
  const securitySchemes = {
    bearer: { type: 'http', scheme: 'bearer' },
    ...document.components?.securitySchemes,
  };
  const { security: _common, ...rest } = document;
  return {
    ...rest,
    // Each client configures its server's address; the path below it is part of each call.
    ...(servers && { servers }),
    paths: Object.fromEntries(paths),
    components: { ...document.components, securitySchemes },
  };
}

/**
 * Rewrites schemas to forms that redocly judges correctly: it reports `anyOf` with null as a change of alternatives,
 * and ignores a `const` or an `enum` beside a `$ref`. Runs twice, for schemas inlined by the first pass.
 */
export const normalizeSchemas = (document: OpenApi): OpenApi => rewriteOnce(rewriteOnce(document));
