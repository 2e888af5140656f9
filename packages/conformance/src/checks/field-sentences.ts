import openapi from '@vitrina/contract/openapi.json' with { type: 'json' };
import type { Endpoint } from '../wire/endpoints.ts';

/** The part of an OpenAPI schema that leads to a field. */
interface Schema {
  readonly $ref?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly additionalProperties?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}

/** The part of an operation that leads to the schema of its 200 body. */
interface Operation {
  readonly responses?: {
    readonly 200?: { readonly content?: { readonly 'application/json'?: { readonly schema?: Schema } } };
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

/** Finds the contract's description of a field, or of the nearest field around it that has one. */
export function findSentence({ route }: Endpoint, field: string): string | undefined {
  const path = route.path.replaceAll(/:(\w+)/g, '{$1}');
  const operation = paths[path]?.[route.method.toLowerCase()];
  let schema = operation?.responses?.[200]?.content?.['application/json']?.schema;
  let sentence: string | undefined;
  for (const name of field.split('.')) {
    schema = schema && follow(schema, name);
    sentence = schema?.description ?? (schema && resolve(schema).description) ?? sentence;
  }
  return sentence;
}
