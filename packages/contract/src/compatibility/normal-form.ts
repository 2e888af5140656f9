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

/** Rewrites a union of one member as this, and the alternatives `X` and null as X whose types include null. */
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

/** Replaces a reference with a `const` or an `enum` beside it by its target with those values. */
function inlineValues(document: OpenApi, { $ref, ...rest }: Schema & { $ref: string }): Schema {
  const { enum: _values, ...referred } = resolveReference(document, { $ref } as Schema);
  return { ...referred, ...rest };
}

/** The formats that JSON Schema and OpenAPI register; readers ignore any other. */
const REGISTERED_FORMATS: ReadonlySet<unknown> = new Set(
  'date-time date time duration email hostname ipv4 ipv6 uri uri-reference uuid regex json-pointer int32 int64 float double byte binary password'.split(
    ' ',
  ),
);

/** Removes a format that no registry has. */
function dropUnknownFormat({ format, ...rest }: Schema): Schema {
  return { ...rest, ...(REGISTERED_FORMATS.has(format) && { format }) };
}

/** Removes that an object may have any other field, as one that says nothing may. */
function dropOpenness({ additionalProperties: _any, ...rest }: Schema): Schema {
  return rest;
}

const rewriteOnce = (document: OpenApi): OpenApi =>
  JSON.parse(JSON.stringify(document), (_key, node: Schema | null) => {
    if (typeof node !== 'object' || node === null) return node;
    if (Array.isArray(node['x-rules'])) return { ...node, 'x-rules': node['x-rules'].join('\n') };
    if (isDeepStrictEqual(node.additionalProperties, {}) || node.additionalProperties === true)
      return dropOpenness(node);
    if (typeof node.format === 'string') return dropUnknownFormat(node);
    if (typeof node.$ref === 'string' && (node.const !== undefined || node.enum !== undefined))
      return inlineValues(document, { ...node, $ref: node.$ref });
    return Array.isArray(node.anyOf ?? node.oneOf ?? node.allOf) ? joinUnion(document, node) : node;
  }) as OpenApi;

/** The name that generators make of an operationId with dots: `sellerInfo` of `seller.info`. */
const toIdentifier = (operationId: string) =>
  operationId.replaceAll(/\.(\w)/g, (_dot, letter: string) => letter.toUpperCase());

/** Rewrites a header parameter called authorization, which OpenAPI ignores, as a security requirement. */
function readAuthorization({ parameters = [], ...operation }: Operation): Operation {
  const others = parameters.filter(({ name = '' }) => name.toLowerCase() !== 'authorization');
  const isSecured = others.length < parameters.length;
  return { ...operation, parameters: others, ...(isSecured && { security: [{ bearer: [] }] }) };
}

/** Moves the parameters of a path to its calls, which may have others of the same name. */
function moveParameters(item: Record<string, Operation>): Record<string, Operation> {
  const { parameters = [], ...calls } = item as Record<string, Operation> & Pick<Operation, 'parameters'>;
  const keyOf = ({ name, in: place, $ref }: Parameter) => `${place} ${name} ${$ref}`;
  return Object.fromEntries(
    Object.entries(calls).map(([method, call]) => {
      const own = call.parameters ?? [];
      const others = parameters.filter((one) => !own.map(keyOf).includes(keyOf(one)));
      return [method, isMethod(method) ? { ...call, parameters: [...others, ...own] } : call];
    }),
  );
}

/** Rewrites the names, the parameters, the security and the servers of calls to one form. */
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
    // Each client configures the address of its server; the path below it is part of each call.
    ...(servers && { servers }),
    paths: Object.fromEntries(paths),
    components: { ...document.components, securitySchemes },
  };
}

/**
 * Rewrites schemas to forms that redocly judges correctly: it reports `anyOf` with null as a change of alternatives, and
 * ignores a `const` or an `enum` beside a `$ref`. Runs twice, for schemas that the first pass inlined.
 */
export const normalizeSchemas = (document: OpenApi): OpenApi => rewriteOnce(rewriteOnce(document));
