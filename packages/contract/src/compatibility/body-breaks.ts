import type { BreakingChange } from './breaking-change.ts';
import {
  isAnyJson,
  readJsonSchema,
  type OpenApi,
  listOperations,
  resolveReference,
  type Schema,
} from './document.ts';

/** A field of a body, and the name of its object. */
interface Field {
  name: string;
  owner: string;
}

/** The objects of a body by path: their fields, their name, and whether they are closed. */
type Objects = Map<string, { fields: string[]; name: string; closed: boolean; hasAnyKey: boolean }>;

function collect(document: OpenApi, schema: Schema, path: string, found: Objects): Objects {
  const { properties, items, additionalProperties: others, ...one } = resolveReference(document, schema);
  const alternatives = [...(one.anyOf ?? []), ...(one.oneOf ?? []), ...(one.allOf ?? [])];
  for (const alternative of alternatives) collect(document, alternative, path, found);
  if (items) collect(document, items, `${path}[]`, found);
  if (typeof others === 'object') collect(document, others, `${path}{}`, found);
  if ((!properties && others === undefined) || found.has(path)) return found;
  const name = schema.$ref?.split('/').at(-1) ?? path.split('.').at(-1) ?? 'the body';
  const fields = Object.keys(properties ?? {});
  found.set(path, { fields, name, closed: others === false, hasAnyKey: typeof others === 'object' });
  for (const [field, value] of Object.entries(properties ?? {}))
    collect(document, value, `${path}.${field}`, found);
  return found;
}

const listObjects = (document: OpenApi, schema: Schema | undefined): Objects =>
  schema ? collect(document, schema, '', new Map()) : new Map();

/** Finds the fields of a body's objects that the other version lacks. */
const findMissingFields = (objects: Objects, other: Objects, onlyClosed: boolean): Field[] =>
  [...objects].flatMap(([path, { fields, name }]) => {
    const counterpart = other.get(path);
    if (!counterpart || (onlyClosed && !counterpart.closed)) return [];
    return fields
      .filter((field) => !counterpart.fields.includes(field))
      .map((field) => ({ name: field, owner: name }));
  });

/** Finds maps of a response, with values under any key, that became closed objects. */
const findClosedTables = (objects: Objects, other: Objects): string[] =>
  [...objects].flatMap(([path, { name, hasAnyKey }]) =>
    hasAnyKey && other.get(path)?.closed
      ? [`clients read values by key in \`${name}\`, now it has none`]
      : [],
  );

/**
 * Finds breaks that redocly misses: a newly required body, a request field that became ignored, a new field of a
 * closed response.
 */
export function findBodyBreaks(base: OpenApi, revision: OpenApi): BreakingChange[] {
  const now = listOperations(revision);
  return [...listOperations(base)].flatMap(([route, before]) => {
    const after = now.get(route);
    if (!after) return [];
    const needed = after.requestBody && resolveReference(revision, after.requestBody).required === true;
    const required = needed && !before.requestBody ? ['clients send no body, now required'] : [];
    const sentObjects = listObjects(base, readJsonSchema(base, before.requestBody));
    const readObjects = listObjects(revision, readJsonSchema(revision, after.requestBody));
    const unread = findMissingFields(sentObjects, readObjects, false).map(
      ({ name, owner }) => `clients send \`${name}\` of ${owner}, now unread`,
    );
    const added = Object.entries(before.responses ?? {}).flatMap(([status, body]) => {
      const were = listObjects(base, readJsonSchema(base, body));
      const are = listObjects(revision, readJsonSchema(revision, after.responses?.[status]));
      const fields = findMissingFields(are, were, true).map(
        ({ name }) => `clients read an exact body at ${status}, now \`${name}\` is in it, too`,
      );
      const isLost = readJsonSchema(base, body) && isAnyJson(revision, after.responses?.[status]);
      const lost = isLost ? [`clients read a body at ${status}, of which nothing says the form now`] : [];
      return [...fields, ...lost, ...findClosedTables(were, are)];
    });
    return [...required, ...unread, ...added].map((message) => ({ message, routes: [route] }));
  });
}
