import * as z from 'zod/mini';
import * as entry from '../index.ts';
import { descriptionOverrides } from './description-overrides.ts';
import type { FieldDescription } from './field-description.ts';
import { fieldDescriptions } from './field-descriptions.ts';

/** A JSON Schema, as far as the document changes it. */
export type JsonSchema = Record<string, unknown> & {
  properties?: Record<string, JsonSchema>;
  additionalProperties?: unknown;
};

const isSchema = (value: unknown): value is z.ZodMiniType => value instanceof z.ZodMiniType;
const refTo = (name: string) => `#/components/schemas/${name}`;

/** The named schemas of the contract: every schema that its entry exports, by its name. */
export const namedSchemas = Object.entries<unknown>(entry).flatMap(
  ([name, value]): [string, z.ZodMiniType][] => (isSchema(value) ? [[name, value]] : []),
);

/** Finds the description of a schema's field; undefined where it has none. */
export const findDescription = (schema: string, field: string): FieldDescription | undefined =>
  descriptionOverrides[`${schema}.${field}`] ??
  (fieldDescriptions as Record<string, FieldDescription>)[field];

/** Adds description and unit to each property; throws where a property has no description. */
export function addDescriptions(name: string, schema: JsonSchema): JsonSchema {
  const properties = Object.entries(schema.properties ?? {}).map(([field, value]) => {
    const found = findDescription(name, field);
    if (!found) throw new Error(`${name}.${field} has no description: add it to field-descriptions.ts`);
    return [field, { ...value, description: found.description, ...(found.unit && { 'x-unit': found.unit }) }];
  });
  const { $id: _id, $schema: _schema, ...rest } = schema;
  return schema.properties ? { ...rest, properties: Object.fromEntries(properties) } : rest;
}

/** Removes `additionalProperties: false`, since clients must tolerate new fields; the error body keeps it. */
export const allowNewFields = (schema: JsonSchema): JsonSchema =>
  JSON.parse(JSON.stringify(schema), (_key, value: JsonSchema) => {
    if (value?.additionalProperties !== false || value.properties?.['error']) return value;
    const { additionalProperties: _closed, ...rest } = value;
    return rest;
  });

const registry = z.registry<{ id: string }>();
for (const [name, schema] of namedSchemas) registry.add(schema, { id: name });

const toJsonSchemas = (io: 'input' | 'output') =>
  z.toJSONSchema(registry, { uri: refTo, io, unrepresentable: 'any' }).schemas as Record<string, JsonSchema>;

/** JSON Schemas of the named schemas as responses have them. */
export const responseSchemas = toJsonSchemas('output');

/** JSON Schemas of the named schemas as requests have them. */
export const requestSchemas = toJsonSchemas('input');

/** Returns the name of a schema; undefined where the contract does not export it. */
export const findSchemaName = (schema: unknown): string | undefined =>
  isSchema(schema) ? registry.get(schema)?.id : undefined;

/** Creates the JSON Schema of a body: a reference where it has a name, else the whole schema. */
export function createBodySchema(schema: unknown, name: string): JsonSchema {
  if (!isSchema(schema)) throw new Error(`${name}: not a schema`);
  const known = findSchemaName(schema);
  if (known !== undefined) return { $ref: refTo(known) };
  const wrapper = z.registry<{ id: string }>();
  for (const [id, one] of namedSchemas) wrapper.add(one, { id });
  wrapper.add(schema, { id: name });
  const created = z.toJSONSchema(wrapper, { uri: refTo, io: 'output' }).schemas as Record<string, JsonSchema>;
  return allowNewFields(addDescriptions(name, created[name] ?? {}));
}
