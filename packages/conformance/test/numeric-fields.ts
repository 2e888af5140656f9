import * as z from 'zod/mini';
import type { Row } from '../src/rows/report-shapes.ts';
import { reportEndpoints, responseSchemaAt } from '../src/wire/endpoints.ts';
import type { Fault } from './fixture-server.ts';

/** A numeric field of a report. */
export interface NumericField {
  /** `entity.endpoint`. */
  readonly endpoint: string;
  /** The way to it in the 200 body; `*` is every element of an array and every value of a record. */
  readonly path: readonly string[];
  /** The largest value that the schema allows. */
  readonly maximum: number;
  readonly isInteger: boolean;
}

/** The part of JSON Schema that the contract's bodies use. */
interface Schema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly additionalProperties?: Schema | boolean;
  readonly anyOf?: readonly Schema[];
  readonly maximum?: number;
}

function fieldsOf(schema: Schema, path: readonly string[]): Omit<NumericField, 'endpoint'>[] {
  const { type, properties = {}, items, additionalProperties, anyOf = [], maximum = Infinity } = schema;
  const elements = [items, additionalProperties].filter((one) => typeof one === 'object');
  return [
    ...(type === 'number' || type === 'integer' ? [{ path, maximum, isInteger: type === 'integer' }] : []),
    ...Object.entries(properties).flatMap(([name, one]) => fieldsOf(one, [...path, name])),
    ...elements.flatMap((one) => fieldsOf(one, [...path, '*'])),
    ...anyOf.flatMap((one) => fieldsOf(one, path)),
  ];
}

/** Every numeric field of every report, derived from the schemas of the contract. */
export const numericFields: readonly NumericField[] = reportEndpoints.flatMap(({ name, route }) => {
  const schema = responseSchemaAt(route, 200);
  if (!(schema instanceof z.ZodMiniType)) throw new TypeError(`${name} has no schema`);
  return fieldsOf(z.toJSONSchema(schema) as Schema, []).map((field) => ({ endpoint: name, ...field }));
});

/** Adds 7, or 1 or 0.07 where the schema allows at most 10; subtracts it where the sum would break the schema. */
function shift(value: number, { maximum, isInteger }: NumericField): number {
  const small = isInteger ? 1 : 0.07;
  const by = maximum <= 10 ? small : 7;
  return value + by <= maximum ? value + by : value - by;
}

function changeAt(body: unknown, [name, ...rest]: readonly string[], field: NumericField): unknown {
  if (name === undefined) return typeof body === 'number' ? shift(body, field) : body;
  if (Array.isArray(body)) return body.map((one) => changeAt(one, rest, field));
  if (typeof body !== 'object' || body === null) return body;
  const entries = Object.entries(body).map(([key, value]): [string, unknown] => [
    key,
    name === '*' || name === key ? changeAt(value, rest, field) : value,
  ]);
  return Object.fromEntries(entries) satisfies Row;
}

/** A server that shifts one numeric field of one report, in every row. */
export const shiftField = (field: NumericField): Fault => ({
  changeBody: (name, body) => (name === field.endpoint ? changeAt(body, field.path, field) : body),
});
