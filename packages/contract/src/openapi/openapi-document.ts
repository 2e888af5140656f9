import { isAppRoute, type AppRoute, type AppRouter } from '@ts-rest/core';
import * as z from 'zod/mini';
import { description, tags } from './openapi-info.ts';
import { endpointExample } from '../endpoint-examples.ts';
import { errorDescriptions } from './error-descriptions.ts';
import { examples } from '../examples.ts';
import { descriptionOverrides } from './description-overrides.ts';
import * as entry from '../index.ts';
import { fieldDescriptions, type FieldDescription } from './field-descriptions.ts';

type Schema = Record<string, unknown> & {
  properties?: Record<string, Schema>;
  additionalProperties?: unknown;
};

const isSchema = (value: unknown): value is z.ZodMiniType => value instanceof z.ZodMiniType;
const place = (name: string) => `#/components/schemas/${name}`;

/** The named schemas of the contract: every schema that its entry exports, by its name. */
const named = Object.entries<unknown>(entry).flatMap(([name, value]): [string, z.ZodMiniType][] =>
  isSchema(value) ? [[name, value]] : [],
);

const meaningOf = (schema: string, field: string): FieldDescription | undefined =>
  descriptionOverrides[`${schema}.${field}`] ??
  (fieldDescriptions as Record<string, FieldDescription>)[field];

/** Puts meaning and unit beside each property; a property without a meaning is an error of ours. */
function explain(name: string, schema: Schema): Schema {
  const properties = Object.entries(schema.properties ?? {}).map(([field, value]) => {
    const said = meaningOf(name, field);
    if (!said) throw new Error(`${name}.${field} has no description: add it to meanings.ts`);
    return [field, { ...value, description: said.description, ...(said.unit && { 'x-unit': said.unit }) }];
  });
  const { $id: _id, $schema: _schema, ...rest } = schema;
  return schema.properties ? { ...rest, properties: Object.fromEntries(properties) } : rest;
}

/** Clients must tolerate new fields, so only the error body, which is exact, forbids them. */
const open = (schema: Schema): Schema =>
  JSON.parse(JSON.stringify(schema), (_key, value: Schema) => {
    if (value?.additionalProperties !== false || value.properties?.['error']) return value;
    const { additionalProperties: _closed, ...rest } = value;
    return rest;
  });

const registry = z.registry<{ id: string }>();
for (const [name, schema] of named) registry.add(schema, { id: name });

const toSchemas = (io: 'input' | 'output') =>
  z.toJSONSchema(registry, { uri: place, io, unrepresentable: 'any' }).schemas as Record<string, Schema>;
const answers = toSchemas('output');
const requests = toSchemas('input');

const isRequest = (name: string) => name.endsWith('Body') && name !== 'ErrorBody';
const isPath = (name: string) => name.endsWith('Params');

/** One schema as it stands where it is used: a reference if it has a name, else written out. */
function inPlace(schema: unknown, name: string): Schema {
  if (!isSchema(schema)) throw new Error(`${name}: not a schema`);
  const known = registry.get(schema);
  if (known) return { $ref: place(known.id) };
  const wrapper = z.registry<{ id: string }>();
  for (const [id, one] of named) wrapper.add(one, { id });
  wrapper.add(schema, { id: name });
  const made = z.toJSONSchema(wrapper, { uri: place, io: 'output' }).schemas as Record<string, Schema>;
  return open(explain(name, made[name] ?? {}));
}

const json = (schema: Schema, example: unknown) => ({
  content: { 'application/json': { schema, example } },
});

function parameters(route: AppRoute, asked: Record<string, unknown> = {}): unknown[] {
  const inPath = isSchema(route.pathParams) ? registry.get(route.pathParams)?.id : undefined;
  const path = Object.entries((inPath && answers[inPath]?.properties) || {}).map(([name, schema]) => ({
    name,
    in: 'path',
    required: true,
    description: meaningOf(inPath ?? '', name)?.description,
    schema,
    example: asked[name],
  }));
  const header = route.headers
    ? [
        {
          name: 'authorization',
          in: 'header',
          required: false,
          description: 'Bearer and the access token.',
          schema: { type: 'string' },
          example: 'Bearer vJ3k…9sQ',
        },
      ]
    : [];
  return [...path, ...header];
}

const codeIn = (schema: unknown): string =>
  isSchema(schema) ? String((z.toJSONSchema(schema) as Schema).properties?.['code']?.['const']) : '';

function operation(name: string, route: AppRoute) {
  const { request, response } = endpointExample(name);
  const responses = Object.entries(route.responses).map(([status, schema]) => [
    status,
    status === '200'
      ? { description: 'Done', ...json(inPlace(schema, `${name}.200`), response) }
      : { $ref: `#/components/responses/${codeIn(schema)}` },
  ]);
  return {
    operationId: name,
    summary: route.summary,
    tags: [name.split('.')[0]],
    'x-failure': (route.metadata as { errorSummary: string }).errorSummary,
    parameters: parameters(route, request),
    ...('body' in route && {
      requestBody: { required: true, ...json(inPlace(route.body, `${name}.body`), request) },
    }),
    responses: Object.fromEntries(responses),
  };
}

const retryAfter = { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 0 } };

/** One answer per code of the catalogue; its body is exactly `{error, code}`. */
const failures = () =>
  entry.ErrorCode.options.map((code) => {
    const { properties, ...rest } = explain('ErrorBody', answers['ErrorBody'] ?? {});
    const schema = { ...rest, properties: { ...properties, code: { ...properties?.['code'], const: code } } };
    const { description, sentence } = errorDescriptions[code];
    const limited = (entry.errorStatuses[code] as readonly number[]).some(
      (status) => status === 429 || status === 503,
    );
    return [
      code,
      {
        description,
        ...(limited && { headers: { 'Retry-After': retryAfter } }),
        ...json(schema, { error: sentence, code }),
      },
    ];
  });

const routesOf = (router: AppRouter, prefix = ''): [string, AppRoute][] =>
  Object.entries(router).flatMap(([key, value]) =>
    isAppRoute(value) ? [[prefix + key, value] as [string, AppRoute]] : routesOf(value, `${prefix}${key}.`),
  );

function component(name: string): Schema {
  if (isRequest(name)) return explain(name, requests[name] ?? {});
  const example = (examples as Record<string, object>)[name];
  return { ...open(explain(name, answers[name] ?? {})), ...(example && { examples: [example] }) };
}

/** The contract as an OpenAPI 3.1 document. */
export function buildOpenApi() {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, route] of routesOf(entry.contract)) {
    const path = route.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(name, route) };
  }
  const schemas = named.filter(([name]) => !isPath(name)).map(([name]) => [name, component(name)]);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Vitrina',
      version: entry.CONTRACT_VERSION,
      description,
    },
    tags,
    paths,
    components: { responses: Object.fromEntries(failures()), schemas: Object.fromEntries(schemas) },
  };
}
