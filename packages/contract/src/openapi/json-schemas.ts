import * as z from 'zod/mini';
import * as entry from '../index.ts';
import { descriptionOverrides } from './description-overrides.ts';
import { type FieldDescription, joinSentences, listRules } from './field-description.ts';
import { fieldDescriptions } from './field-descriptions.ts';
import { findStatedRules } from './stated-rules.ts';

/** The part of a JSON Schema that the document changes. */
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

/** Finds the description of a schema's field; undefined without one. */
const findDescription = (schema: string, field: string): FieldDescription | undefined =>
  descriptionOverrides[`${schema}.${field}`] ??
  (fieldDescriptions as Record<string, FieldDescription>)[field];

const namesBySchema = new Map<unknown, string>(namedSchemas.map(([name, schema]) => [schema, name]));

/** Returns the name of a schema; undefined if the contract does not export it. */
export const findSchemaName = (schema: unknown): string | undefined => namesBySchema.get(schema);

/** Whether the contract exports a schema. */
export const isNamed = (schema: unknown): boolean => namesBySchema.has(schema);

/** Leaves out rules that a keyword of the schema's meta says, a bound. */
function leaveOutBounds(rules: readonly string[], schema: unknown): string[] {
  const bounds = Object.values((isSchema(schema) && z.globalRegistry.get(schema)) || {}).map(String);
  return rules.filter((rule) => !rule.match(/\d+/g)?.some((number) => bounds.includes(number)));
}

/**
 * Describes a field: its meaning, the rules that JSON Schema cannot express, and its unit; throws without a
 * description.
 */
export function describeField(owner: string, field: string, schema: unknown) {
  const found = findDescription(owner, field);
  if (!found) throw new Error(`${owner}.${field} has no description: add it to field-descriptions.ts`);
  const rules = isSchema(schema) && !isNamed(schema) ? findStatedRules(schema, isNamed) : [];
  return {
    description: joinSentences(found.description, found.rule, ...rules),
    ...(found.unit && { 'x-unit': found.unit }),
    ...listRules(found, leaveOutBounds(rules, schema)),
  };
}

/** Adds description and unit to each property, and to the schema the rules that JSON Schema cannot express. */
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
    ...listRules({}, leaveOutBounds(rules, source)),
    ...(schema.properties && { properties: Object.fromEntries(properties) }),
  };
}

/** Wraps a schema as JSON content with its example. */
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

/** JSON Schemas of the named schemas for responses. */
export const responseSchemas = toJsonSchemas('output');

/** JSON Schemas of the named schemas for requests. */
export const requestSchemas = toJsonSchemas('input');

/** Creates the JSON Schema of an unnamed response, with its named parts as references. */
export function createResponseSchema(name: string, schema: z.ZodMiniType): JsonSchema {
  const wrapper = z.registry<{ id: string }>();
  for (const [id, one] of namedSchemas) wrapper.add(one, { id });
  wrapper.add(schema, { id: name });
  const created = z.toJSONSchema(wrapper, { uri: refTo, io: 'output' }).schemas as Record<string, JsonSchema>;
  return allowNewFields(addDescriptions(name, created[name] ?? {}, schema));
}
