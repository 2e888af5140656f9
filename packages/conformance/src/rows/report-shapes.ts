import * as z from 'zod/mini';
import type { EntityId } from '../computation/offer.ts';
import { reportEndpoints, responseSchemaAt } from '../wire/endpoints.ts';

/** A row or profile whose field values are not yet checked. */
export type Row = Readonly<Record<string, unknown>>;

/** A report's list: where it is in the body, and the field that identifies a row. */
interface ListShape {
  /** The field of the body with the list; undefined where the body is the list. */
  readonly in: string | undefined;
  readonly id: EntityId;
}

/** The entities in the order in which a row is about them: a product's row names its brand too. */
const ids: readonly EntityId[] = ['productId', 'sellerId', 'brandId', 'categoryId'];

const fieldsOf = (schema: unknown): readonly [name: string, schema: unknown][] =>
  schema instanceof z.ZodMiniObject ? Object.entries(schema.shape) : [];

/** The id of a list's rows; undefined where the schema is no list of rows about an entity. */
function rowIdOf(schema: unknown): EntityId | undefined {
  if (!(schema instanceof z.ZodMiniArray)) return undefined;
  const names = fieldsOf(schema.def.element).map(([name]) => name);
  return ids.find((id) => names.includes(id));
}

function listShapeOf(body: unknown): ListShape | undefined {
  const id = rowIdOf(body);
  if (id !== undefined) return { in: undefined, id };
  const lists = fieldsOf(body).flatMap(([name, schema]) => {
    const own = rowIdOf(schema);
    return own === undefined ? [] : [{ in: name, id: own }];
  });
  return lists[0];
}

/** Whether a schema is a list of entities of any kind, by their id. */
const isFoundList = (schema: unknown) =>
  schema instanceof z.ZodMiniArray && fieldsOf(schema.def.element).some(([name]) => name === 'id');

const isFound = (schema: unknown) =>
  fieldsOf(schema).length > 0 && fieldsOf(schema).every(([, own]) => isFoundList(own));

const bodies = reportEndpoints.map(({ name, route }) => [name, responseSchemaAt(route, 200)] as const);

/** The list of each report that has one, by the endpoint's name. */
export const listShapes: Readonly<Record<string, ListShape>> = Object.fromEntries(
  bodies.flatMap(([name, body]) => {
    const shape = listShapeOf(body);
    return shape ? [[name, shape]] : [];
  }),
);

/** The body's field with the profile, of each report that has one, by the endpoint's name. */
export const profileFields: Readonly<Record<string, string>> = Object.fromEntries(
  bodies.flatMap(([name, body]) => {
    const objects = fieldsOf(body).filter(([, own]) => own instanceof z.ZodMiniObject && !isFound(own));
    return objects.slice(0, 1).map(([field]) => [name, field]);
  }),
);

/** The body's field with the lists of found entities, of each report that has one, by the endpoint's name. */
const foundFields: Readonly<Record<string, string>> = Object.fromEntries(
  bodies.flatMap(([name, body]) =>
    fieldsOf(body)
      .filter(([, own]) => isFound(own))
      .map(([field]) => [name, field]),
  ),
);

/** The rows of a report's list; none where it has no list. */
export function rowsOf(endpoint: string, body: unknown): readonly Row[] {
  const shape = listShapes[endpoint];
  if (!shape) return [];
  return (shape.in === undefined ? body : (body as Row)[shape.in]) as readonly Row[];
}

/** The profile in a report; undefined where it has none. */
export const profileOf = (endpoint: string, body: unknown): Row | undefined => {
  const field = profileFields[endpoint];
  return field === undefined ? undefined : ((body as Row)[field] as Row);
};

/** The found entities of a search, by kind; none in other reports. */
export const foundRowsOf = (endpoint: string, body: unknown): Readonly<Record<string, readonly Row[]>> => {
  const field = foundFields[endpoint];
  return field === undefined ? {} : ((body as Row)[field] as Record<string, readonly Row[]>);
};
