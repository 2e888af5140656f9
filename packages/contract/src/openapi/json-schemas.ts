import * as z from 'zod/mini';
import * as entry from '../index.ts';
import { descriptionOverrides } from './description-overrides.ts';
import type { FieldDescription } from './field-description.ts';
import { fieldDescriptions } from './field-descriptions.ts';
import { findStatedRules } from './stated-rules.ts';

/** A JSON Schema, as far as the document changes it. */
export type JsonSchema = Record<string, unknown> & {
  properties?: Record<string, JsonSchema>;
  additionalProperties?: unknown;
};

const isSchema = (value: unknown): value is z.ZodMiniType => value instanceof z.ZodMiniType;
/** The reference of a named schema. */
export const refTo = (name: string) => `#/components/schemas/${name}`;

/** The named schemas of the contract: every schema that its entry exports, by its name. */
export const namedSchemas = Object.entries<unknown>(entry).flatMap(
  ([name, value]): [string, z.ZodMiniType][] => (isSchema(value) ? [[name, value]] : []),
);

/** Finds the description of a schema's field; undefined where it has none. */
const findDescription = (schema: string, field: string): FieldDescription | undefined =>
  descriptionOverrides[`${schema}.${field}`] ??
  (fieldDescriptions as Record<string, FieldDescription>)[field];

const namesOf = new Map<unknown, string>(namedSchemas.map(([name, schema]) => [schema, name]));

/** Returns the name of a schema; undefined where the contract does not export it. */
export const findSchemaName = (schema: unknown): string | undefined => namesOf.get(schema);

/** Whether the contract exports a schema. */
export const isNamed = (schema: unknown): boolean => namesOf.has(schema);

const joinSentences = (...sentences: readonly (string | undefined)[]) =>
  sentences.filter((one) => one !== undefined).join(' ');

/** What JSON Schema cannot say, as a list that programs can compare; a bound of the schema's meta is a keyword, too. */
function listRules(rules: readonly string[], schema: unknown) {
  const bounds = Object.values((isSchema(schema) && z.globalRegistry.get(schema)) || {}).map(String);
  const unsaid = rules.filter((rule) => !rule.match(/\d+/g)?.some((number) => bounds.includes(number)));
  return unsaid.length > 0 ? { 'x-rules': unsaid } : {};
}

/** Describes a field: its meaning, what JSON Schema cannot say of it, and its unit; throws where it has no description. */
export function describeField(owner: string, field: string, schema: unknown) {
  const found = findDescription(owner, field);
  if (!found) throw new Error(`${owner}.${field} has no description: add it to field-descriptions.ts`);
  const rules = isSchema(schema) && !isNamed(schema) ? findStatedRules(schema, isNamed) : [];
  const description = joinSentences(found.description, ...rules);
  return { description, ...(found.unit && { 'x-unit': found.unit }), ...listRules(rules, schema) };
}

/** Adds description and unit to each property, and to the whole what JSON Schema cannot say of it. */
export function addDescriptions(name: string, schema: JsonSchema, source: z.ZodMiniType): JsonSchema {
  const shape: Readonly<Record<string, unknown>> = source instanceof z.ZodMiniObject ? source.shape : {};
  const properties = Object.entries(schema.properties ?? {}).map(([field, value]) => [
    field,
    { ...value, ...describeField(name, field, shape[field]) },
  ]);
  const { $id: _id, $schema: _schema, ...rest } = schema;
  const rules = findStatedRules(source, isNamed);
  return {
    ...rest,
    ...(rules.length > 0 && { description: joinSentences(...rules) }),
    ...listRules(rules, source),
    ...(schema.properties && { properties: Object.fromEntries(properties) }),
  };
}

/** The JSON form of a body with its example. */
export const toJsonContent = (schema: JsonSchema, example: unknown) => ({
  content: { 'application/json': { schema, example } },
});

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

/** Creates the JSON Schema of a response that has no name, its named parts as references. */
export function createResponseSchema(name: string, schema: z.ZodMiniType): JsonSchema {
  const wrapper = z.registry<{ id: string }>();
  for (const [id, one] of namedSchemas) wrapper.add(one, { id });
  wrapper.add(schema, { id: name });
  const created = z.toJSONSchema(wrapper, { uri: refTo, io: 'output' }).schemas as Record<string, JsonSchema>;
  return allowNewFields(addDescriptions(name, created[name] ?? {}, schema));
}
