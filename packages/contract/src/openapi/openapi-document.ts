import type { AppRouter } from '@ts-rest/core';
import * as entry from '../index.ts';
import { listEndpoints } from '../serving/endpoints.ts';
import { createErrorResponses } from './error-responses.ts';
import { headerParameters, notModified, responseHeaders } from './headers.ts';
import {
  addDescriptions,
  allowNewFields,
  type JsonSchema,
  namedSchemas,
  requestSchemas,
  responseSchemas,
} from './json-schemas.ts';
import { description, license, servers, tags } from './openapi-info.ts';
import { createOperation } from './operation.ts';
import { securitySchemes } from './security.ts';

const isRequestBody = (name: string) => name.endsWith('Body') && name !== 'ErrorBody';
const isParameters = (name: string) => /(?:Params|Query)$/.test(name);

function createComponent([name, schema]: (typeof namedSchemas)[number]): JsonSchema {
  if (isRequestBody(name)) return addDescriptions(name, requestSchemas[name] ?? {}, schema);
  return allowNewFields(addDescriptions(name, responseSchemas[name] ?? {}, schema));
}

/** Creates the paths of a contract; adds the schemas of unnamed responses to `components`. */
function createPaths(contract: AppRouter, components: Map<string, JsonSchema>) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const named of listEndpoints(contract)) {
    const { name, endpoint } = named;
    const [entity] = name.split('.');
    if (!tags.some((tag) => tag.name === entity))
      throw new Error(`${name}: ${entity} is no group of openapi-info.ts`);
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
    const method = endpoint.method.toLowerCase();
    if (paths[path]?.[method]) throw new Error(`${name}: another endpoint has ${endpoint.method} ${path}`);
    paths[path] = { ...paths[path], [method]: createOperation(named, components) };
  }
  return paths;
}

/** Builds the OpenAPI 3.1 document of a contract. Throws, naming the call and the field, rather than lose anything. */
export function buildOpenApi(contract: AppRouter = entry.contract) {
  const schemas = new Map<string, JsonSchema>(
    namedSchemas
      .filter(([name]) => !isParameters(name))
      .map((named): [string, JsonSchema] => [named[0], createComponent(named)]),
  );
  const paths = createPaths(contract, schemas);
  return {
    openapi: '3.1.0',
    info: { title: 'Vitrina', version: entry.CONTRACT_VERSION, description, license },
    servers,
    security: [],
    tags,
    paths,
    components: {
      securitySchemes,
      parameters: headerParameters,
      headers: responseHeaders,
      responses: { ...Object.fromEntries(createErrorResponses()), NotModified: notModified },
      schemas: Object.fromEntries(schemas),
    },
  };
}
