import type { AppRouter } from '@ts-rest/core';
import { endpointExample } from '../endpoint-examples.ts';
import { examples } from '../examples.ts';
import * as entry from '../index.ts';
import { type NamedEndpoint, listEndpoints } from '../serving/endpoints.ts';
import { ContractError, toErrorResponse } from '../serving/errors.ts';
import { errorCodesAt } from '../serving/responses.ts';
import { errorDescriptions } from './error-descriptions.ts';
import {
  addDescriptions,
  allowNewFields,
  createBodySchema,
  type JsonSchema,
  namedSchemas,
  requestSchemas,
  responseSchemas,
} from './json-schemas.ts';
import { description, tags } from './openapi-info.ts';
import { createParameters } from './parameters.ts';

const isRequestBody = (name: string) => name.endsWith('Body') && name !== 'ErrorBody';
const isParameters = (name: string) => /(?:Params|Query)$/.test(name);

const toJsonContent = (schema: JsonSchema, example: unknown) => ({
  content: { 'application/json': { schema, example } },
});

function createOperation({ name, endpoint }: NamedEndpoint) {
  const { request, response } = endpointExample(name);
  const { errorSummary, profile } = entry.readMetadata(endpoint);
  const responses = Object.entries(endpoint.responses).map(([status, schema]) => [
    status,
    status === '200'
      ? { description: 'Done', ...toJsonContent(createBodySchema(schema, `${name}.200`), response) }
      : referToError(errorCodesAt(endpoint, Number(status))),
  ]);
  return {
    operationId: name,
    summary: endpoint.summary,
    tags: [name.split('.')[0]],
    'x-failure': errorSummary,
    'x-profile': profile,
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

/** The schema of an error body, its code narrowed. */
function createErrorSchema(narrowed: { const: entry.ErrorCode } | { enum: readonly entry.ErrorCode[] }) {
  const { properties, ...rest } = addDescriptions('ErrorBody', responseSchemas['ErrorBody'] ?? {});
  return { ...rest, properties: { ...properties, code: { ...properties?.['code'], ...narrowed } } };
}

/** The response of an error: a component by its code, or the one body of several codes. */
function referToError(codes: readonly entry.ErrorCode[]) {
  const [code] = codes;
  if (code === undefined || codes.length === 1) return { $ref: `#/components/responses/${code}` };
  const description = codes.map((one) => `\`${one}\`: ${errorDescriptions[one]}`).join(' ');
  const { body } = toErrorResponse(new ContractError<entry.ErrorCode>(code));
  return { description, ...toJsonContent(createErrorSchema({ enum: codes }), body) };
}

/** Creates one response for each code of the catalogue; its body is exactly `{error, code}`. */
const createErrorResponses = () =>
  entry.ErrorCode.options.map((code) => {
    const isLimit = (entry.errorStatuses[code] as readonly number[]).some((status) =>
      [429, 503].includes(status),
    );
    const fields = code === 'VALIDATION_ERROR' ? ['weekNumber'] : [];
    const { body } = toErrorResponse(new ContractError<entry.ErrorCode>(code, { fields }));
    const response = {
      description: errorDescriptions[code],
      ...(isLimit && { headers: { 'Retry-After': retryAfterHeader } }),
      ...toJsonContent(createErrorSchema({ const: code }), body),
    };
    return [code, response];
  });

function createComponent(name: string): JsonSchema {
  if (isRequestBody(name)) return addDescriptions(name, requestSchemas[name] ?? {});
  const example = (examples as Record<string, object>)[name];
  const schema = allowNewFields(addDescriptions(name, responseSchemas[name] ?? {}));
  return { ...schema, ...(example && { examples: [example] }) };
}

/** Builds the OpenAPI 3.1 document of a contract. */
export function buildOpenApi(contract: AppRouter = entry.contract) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const named of listEndpoints(contract)) {
    const path = named.endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [named.endpoint.method.toLowerCase()]: createOperation(named) };
  }
  const schemas = namedSchemas
    .filter(([name]) => !isParameters(name))
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
