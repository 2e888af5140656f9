import * as z from 'zod/mini';
import type { NamedEndpoint } from '../serving/endpoints.ts';
import {
  describeField,
  findSchemaName,
  isNamed,
  type JsonSchema,
  requestSchemas,
  responseSchemas,
} from './json-schemas.ts';
import { listHeaderParameters } from './headers.ts';
import { refuseLosses } from './stated-rules.ts';

/** JSON Schema types that a single text can represent. */
const TEXT_TYPES: readonly unknown[] = ['string', 'number', 'integer', 'boolean'];

/** A parameter and its schema's name. */
interface Parameter {
  readonly name: string;
  readonly schema: JsonSchema;
  readonly owner: string;
  readonly source: unknown;
}

/** Lists the parameters of a schema; throws if it has no name, or a single text cannot represent one of them. */
function listParameters(schema: unknown, where: string): Parameter[] {
  if (schema === undefined) return [];
  const owner = findSchemaName(schema);
  if (owner === undefined || !(schema instanceof z.ZodMiniObject))
    throw new Error(`${where}: the contract does not export its schema`);
  refuseLosses(schema, where, isNamed);
  const shape: Readonly<Record<string, unknown>> = schema.shape;
  return Object.entries(responseSchemas[owner]?.properties ?? {}).map(([name, property]) => {
    if (!TEXT_TYPES.includes(property['type']))
      throw new Error(`${where}.${name}: no text, number or boolean, as a parameter must be`);
    return { name, schema: property, owner, source: shape[name] };
  });
}

/** Throws if the path and the schema of its params have different names. */
function refuseOtherParams({ name, endpoint }: NamedEndpoint): void {
  const inPath = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, param]) => param);
  const { pathParams } = endpoint;
  const inSchema = pathParams instanceof z.ZodMiniObject ? Object.keys(pathParams.shape) : [];
  for (const param of new Set([...inPath, ...inSchema]))
    if (!inPath.includes(param) || !inSchema.includes(String(param)))
      throw new Error(`${name} path.${param}: not both in the path and in the schema of its params`);
}

/** Whether a request must send a property; one with a default is required in parsed values only. */
const isRequired = (owner: string, name: string): boolean =>
  (requestSchemas[owner]?.['required'] as readonly string[] | undefined)?.includes(name) === true;

/** Creates the parameters of an operation: path, query and headers. */
export function createParameters(
  named: NamedEndpoint,
  request: Readonly<Record<string, unknown>> = {},
): unknown[] {
  const { name: call, endpoint } = named;
  const params = { path: endpoint.pathParams, query: endpoint.query };
  const created = (['path', 'query'] as const).flatMap((location) =>
    listParameters(params[location], `${call} ${location}`).map(({ name, schema, owner, source }) => ({
      name,
      in: location,
      required: location === 'path' || isRequired(owner, name),
      ...describeField(owner, name, source),
      schema,
      example: request[name],
    })),
  );
  refuseOtherParams(named);
  return [...created, ...listHeaderParameters(named)];
}
