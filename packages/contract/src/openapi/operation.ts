import * as z from 'zod/mini';
import { endpointExample } from '../endpoint-examples.ts';
import { readMetadata } from '../index.ts';
import type { NamedEndpoint } from '../serving/endpoints.ts';
import { referToError } from './error-responses.ts';
import {
  createResponseSchema,
  findSchemaName,
  isNamed,
  type JsonSchema,
  refTo,
  toJsonContent,
} from './json-schemas.ts';
import { callDescriptions } from './call-descriptions.ts';
import { type FieldDescription, joinSentences, listRules } from './field-description.ts';
import { createNotModified, createResponseHeaders } from './headers.ts';
import { capitalize, createOperationId } from './operation-id.ts';
import { createParameters } from './parameters.ts';
import { createSecurity } from './security.ts';
import { refuseLosses } from './stated-rules.ts';

/** The schema of a 200: the contract's own, a list of it, or a separate component called `SellerInfoResponse`. */
function createResponse({ name, endpoint }: NamedEndpoint, components: Map<string, JsonSchema>): JsonSchema {
  const schema = endpoint.responses[200];
  if (!(schema instanceof z.ZodMiniType)) throw new Error(`${name} 200: not a schema`);
  const component = `${capitalize(createOperationId(name))}Response`;
  const own = findSchemaName(schema);
  if (own === undefined) refuseLosses(schema, `${name} 200`, isNamed);
  if (own !== undefined) return { $ref: refTo(own) };
  const created = createResponseSchema(component, schema);
  if (!(schema instanceof z.ZodMiniObject)) return created;
  if (components.has(component)) throw new Error(`${name}: ${component} is the name of another schema`);
  components.set(component, created);
  return { $ref: refTo(component) };
}

function createRequestBody({ name, endpoint }: NamedEndpoint, request: unknown) {
  const { body } = endpoint;
  if (body === undefined) return {};
  refuseLosses(body, `${name} body`, isNamed);
  const known = findSchemaName(body);
  if (known === undefined) throw new Error(`${name} body: the contract does not export its schema`);
  return { requestBody: { required: true, ...toJsonContent({ $ref: refTo(known) }, request) } };
}

/** Creates the operation of an endpoint; named schemas of its response are added to `components`. */
export function createOperation(named: NamedEndpoint, components: Map<string, JsonSchema>) {
  const { name, endpoint } = named;
  const { request, response } = endpointExample(name);
  const { errorSummary, profile } = readMetadata(endpoint);
  const { contentType = 'application/json', summary } = endpoint;
  if (contentType !== 'application/json')
    throw new Error(`${name}: bodies are application/json, not ${contentType}`);
  if (!summary) throw new Error(`${name} has no summary`);
  const call = (callDescriptions as Readonly<Record<string, FieldDescription>>)[name] ?? {};
  const responses = Object.entries(endpoint.responses).map(([status]) => [
    status,
    status === '200'
      ? {
          description: 'Done',
          ...createResponseHeaders(named),
          ...toJsonContent(createResponse(named, components), response),
        }
      : referToError(named, Number(status)),
  ]);
  return {
    operationId: createOperationId(name),
    summary,
    description: joinSentences(call.description, call.rule),
    ...listRules(call),
    tags: [name.split('.')[0]],
    'x-failure': errorSummary,
    'x-profile': profile,
    security: createSecurity(endpoint, name),
    parameters: createParameters(named, request),
    ...createRequestBody(named, request),
    responses: { ...Object.fromEntries(responses), ...createNotModified(named) },
  };
}
