import { endpointExample } from '../endpoint-examples.ts';
import { examples } from '../examples.ts';
import * as entry from '../index.ts';
import { type Endpoint, type NamedEndpoint, listEndpoints } from '../serving/endpoints.ts';
import { ContractError, toErrorResponse } from '../serving/errors.ts';
import { errorCodeAt } from '../serving/responses.ts';
import { errorDescriptions } from './error-descriptions.ts';
import {
  addDescriptions,
  allowNewFields,
  createBodySchema,
  findDescription,
  findSchemaName,
  type JsonSchema,
  namedSchemas,
  requestSchemas,
  responseSchemas,
} from './json-schemas.ts';
import { description, tags } from './openapi-info.ts';

const isRequestBody = (name: string) => name.endsWith('Body') && name !== 'ErrorBody';
const isPathParams = (name: string) => name.endsWith('Params');

const toJsonContent = (schema: JsonSchema, example: unknown) => ({
  content: { 'application/json': { schema, example } },
});

const authorizationHeader = {
  name: 'authorization',
  in: 'header',
  required: false,
  description: 'Bearer and the access token.',
  schema: { type: 'string' },
  example: 'Bearer vJ3k…9sQ',
};

function createParameters(endpoint: Endpoint, request: Readonly<Record<string, unknown>> = {}): unknown[] {
  const schemaName = findSchemaName(endpoint.pathParams) ?? '';
  const params = Object.entries(responseSchemas[schemaName]?.properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'path',
    required: true,
    description: findDescription(schemaName, name)?.description,
    schema,
    example: request[name],
  }));
  return endpoint.headers ? [...params, authorizationHeader] : params;
}

function createOperation({ name, endpoint }: NamedEndpoint) {
  const { request, response } = endpointExample(name);
  const responses = Object.entries(endpoint.responses).map(([status, schema]) => [
    status,
    status === '200'
      ? { description: 'Done', ...toJsonContent(createBodySchema(schema, `${name}.200`), response) }
      : { $ref: `#/components/responses/${errorCodeAt(endpoint, Number(status))}` },
  ]);
  return {
    operationId: name,
    summary: endpoint.summary,
    tags: [name.split('.')[0]],
    'x-failure': (endpoint.metadata as { errorSummary: string }).errorSummary,
    parameters: createParameters(endpoint, request),
    ...(endpoint.body !== undefined && {
      requestBody: {
        required: true,
        ...toJsonContent(createBodySchema(endpoint.body, `${name}.body`), request),
      },
    }),
    responses: Object.fromEntries(responses),
  };
}

const retryAfterHeader = { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 0 } };

/** Creates one response for each code of the catalogue; its body is exactly `{error, code}`. */
const createErrorResponses = () =>
  entry.ErrorCode.options.map((code) => {
    const { properties, ...rest } = addDescriptions('ErrorBody', responseSchemas['ErrorBody'] ?? {});
    const schema = { ...rest, properties: { ...properties, code: { ...properties?.['code'], const: code } } };
    const isLimit = (entry.errorStatuses[code] as readonly number[]).some((status) =>
      [429, 503].includes(status),
    );
    const fields = code === 'VALIDATION_ERROR' ? ['weekNumber'] : [];
    const { body } = toErrorResponse(new ContractError<entry.ErrorCode>(code, { fields }));
    const response = {
      description: errorDescriptions[code],
      ...(isLimit && { headers: { 'Retry-After': retryAfterHeader } }),
      ...toJsonContent(schema, body),
    };
    return [code, response];
  });

function createComponent(name: string): JsonSchema {
  if (isRequestBody(name)) return addDescriptions(name, requestSchemas[name] ?? {});
  const example = (examples as Record<string, object>)[name];
  const schema = allowNewFields(addDescriptions(name, responseSchemas[name] ?? {}));
  return { ...schema, ...(example && { examples: [example] }) };
}

/** Builds the contract's OpenAPI 3.1 document. */
export function buildOpenApi() {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const named of listEndpoints(entry.contract)) {
    const path = named.endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [named.endpoint.method.toLowerCase()]: createOperation(named) };
  }
  const schemas = namedSchemas
    .filter(([name]) => !isPathParams(name))
    .map(([name]) => [name, createComponent(name)]);
  return {
    openapi: '3.1.0',
    info: { title: 'Vitrina', version: entry.CONTRACT_VERSION, description },
    tags,
    paths,
    components: {
      responses: Object.fromEntries(createErrorResponses()),
      schemas: Object.fromEntries(schemas),
    },
  };
}
