import * as z from 'zod/mini';
import { reportEndpoints, responseSchemaAt } from '../src/wire/endpoints.ts';

/** The part of JSON Schema that the contract’s bodies use. */
interface Schema {
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly additionalProperties?: Schema | boolean;
  readonly anyOf?: readonly Schema[];
}

/** A field of a report: a value, or a list. */
export interface BodyField {
  /** The call: `entity.endpoint`. */
  readonly call: string;
  /** The way to it in the 200 body; `*` is every element of a list and every value of a record. */
  readonly path: readonly string[];
  readonly schema: Schema;
}

function fieldsOf(schema: Schema, path: readonly string[]): Omit<BodyField, 'call'>[] {
  const { properties, items, additionalProperties, anyOf = [] } = schema;
  const objects = anyOf.filter((one) => one.properties ?? one.items);
  if (objects.length > 0) return objects.flatMap((one) => fieldsOf(one, path));
  const elements = [items, additionalProperties].filter((one) => typeof one === 'object');
  return [
    ...(properties || typeof additionalProperties === 'object' ? [] : [{ path, schema }]),
    ...Object.entries(properties ?? {}).flatMap(([name, one]) => fieldsOf(one, [...path, name])),
    ...elements.flatMap((one) => fieldsOf(one, [...path, '*'])),
  ];
}

/** Every value and list of every report, from the schemas of the contract. */
export const bodyFields: readonly BodyField[] = reportEndpoints.flatMap(({ name, route }) => {
  const schema = responseSchemaAt(route, 200);
  if (!(schema instanceof z.ZodMiniType)) throw new TypeError(`${name} has no schema`);
  return fieldsOf(z.toJSONSchema(schema) as Schema, []).map((field) => ({ call: name, ...field }));
});

/** Changes what a path leads to in a body. */
export function changeAt(
  body: unknown,
  [name, ...rest]: readonly string[],
  change: (value: unknown) => unknown,
): unknown {
  if (name === undefined) return change(body);
  if (Array.isArray(body)) return body.map((one) => changeAt(one, rest, change));
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(
    Object.entries(body).map(([key, value]) => [
      key,
      name === '*' || name === key ? changeAt(value, rest, change) : value,
    ]),
  );
}
