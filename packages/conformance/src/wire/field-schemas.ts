import openapi from '@vitrina/contract/openapi.json' with { type: 'json' };
import type { Endpoint as ContractEndpoint } from '@vitrina/contract/serving';

/** An endpoint of the contract. */
interface Documented {
  readonly route: ContractEndpoint;
}

/** The part of an OpenAPI schema that leads to a field. */
interface Schema {
  readonly $ref?: string;
  readonly description?: string;
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly additionalProperties?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}

/** The part of an operation that leads to the schema of its 200 body. */
interface Operation {
  readonly operationId?: string;
  readonly responses?: {
    readonly 200?: {
      readonly headers?: Readonly<Record<string, unknown>>;
      readonly content?: { readonly 'application/json'?: { readonly schema?: Schema } };
    };
    readonly 304?: unknown;
  };
}

const schemas: Readonly<Record<string, Schema>> = openapi.components.schemas as never;
const paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> = openapi.paths as never;

const resolve = (schema: Schema): Schema =>
  schema.$ref === undefined ? schema : (schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});

/** Finds the schema of a property or of the elements, through references and alternatives. */
function follow(schema: Schema, name: string): Schema | undefined {
  const { properties, items, additionalProperties, anyOf = [], allOf = [] } = resolve(schema);
  const own = name === '*' ? (items ?? additionalProperties) : properties?.[name];
  return own ?? [...anyOf, ...allOf].map((one) => follow(one, name)).find((one) => one !== undefined);
}

function operationOf({ method, path }: ContractEndpoint): Operation {
  return paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()] ?? {};
}

/** The name of a call in the document. Throws if it has none. */
export function operationIdOf(route: ContractEndpoint): string {
  const { operationId } = operationOf(route);
  if (operationId === undefined) throw new Error(`openapi.json has no ${route.method} ${route.path}`);
  return operationId;
}

/** Whether the document gives the 200 of a call an ETag. */
export const hasEtag = ({ route }: Documented): boolean =>
  operationOf(route).responses?.[200]?.headers?.['ETag'] !== undefined;

/** Whether the document gives a call a 304. */
export const isConditional = ({ route }: Documented): boolean =>
  operationOf(route).responses?.[304] !== undefined;

/** The schema of each name on the way to a field of a 200 body. */
function schemasTo({ route }: Documented, field: string): Schema[] {
  const body = operationOf(route).responses?.[200]?.content?.['application/json']?.schema ?? {};
  const way = [body];
  for (const name of field.split('.')) way.push(follow(way.at(-1) ?? {}, name) ?? {});
  return way.slice(1);
}

/** Finds the contract's description of a field, or of the nearest field around it that has one. */
export const findSentence = (endpoint: Documented, field: string): string | undefined =>
  schemasTo(endpoint, field)
    .map((schema) => schema.description ?? resolve(schema).description)
    .findLast((sentence) => sentence !== undefined);

/** Whether a field of a 200 body is an integer, or null. */
export function isInteger(endpoint: Documented, field: string): boolean {
  const schema = schemasTo(endpoint, field).at(-1) ?? {};
  return [schema, ...(schema.anyOf ?? [])].some((one) => resolve(one).type === 'integer');
}
