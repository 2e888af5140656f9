import type { Endpoint } from '../serving/endpoints.ts';
import {
  findDescription,
  findSchemaName,
  type JsonSchema,
  requestSchemas,
  responseSchemas,
} from './json-schemas.ts';

const authorizationHeader = {
  name: 'authorization',
  in: 'header',
  required: false,
  description: 'Bearer and the access token.',
  schema: { type: 'string' },
  example: 'Bearer vJ3k…9sQ',
};

/** The JSON Schema types that one text can say. */
const TEXT_TYPES: readonly unknown[] = ['string', 'number', 'integer', 'boolean'];

/** Finds the parameters of a schema; throws where it has no name, or one of them cannot be said in a text. */
function listParameters(
  schema: unknown,
  location: string,
): [name: string, schema: JsonSchema, owner: string][] {
  if (schema === undefined) return [];
  const owner = findSchemaName(schema);
  if (owner === undefined) throw new Error(`The ${location} has a schema that the contract does not export`);
  return Object.entries(responseSchemas[owner]?.properties ?? {}).map(([name, property]) => {
    if (!TEXT_TYPES.includes(property['type']))
      throw new Error(
        `${owner}.${name} is no text, number or boolean, as a parameter of the ${location} must be`,
      );
    return [name, property, owner];
  });
}

/** Whether a request needs a property: one with a default is in every parsed value, and in no request that lacks it. */
const isRequired = (owner: string, name: string): boolean =>
  (requestSchemas[owner]?.['required'] as readonly string[] | undefined)?.includes(name) === true;

/** Creates the parameters of an operation: path, query, and the Authorization header. */
export function createParameters(
  endpoint: Endpoint,
  request: Readonly<Record<string, unknown>> = {},
): unknown[] {
  const params = (['path', 'query'] as const).flatMap((location) =>
    listParameters(location === 'path' ? endpoint.pathParams : endpoint.query, location).map(
      ([name, schema, owner]) => ({
        name,
        in: location,
        required: location === 'path' || isRequired(owner, name),
        description: findDescription(owner, name)?.description,
        schema,
        example: request[name],
      }),
    ),
  );
  return endpoint.headers ? [...params, authorizationHeader] : params;
}
