import type { BreakingChange } from './breaking-change.ts';
import { readJsonSchema, type OpenApi, listOperations, resolveReference, type Schema } from './document.ts';

/** A field of a body, and whether the object that holds it admits no others. */
interface Field {
  name: string;
  owner: string;
}

/** The objects of a body by their place in it: their fields, their name, and whether they are closed. */
type Objects = Map<string, { fields: string[]; name: string; closed: boolean }>;

function collect(document: OpenApi, schema: Schema, place: string, found: Objects): Objects {
  const { properties, items, additionalProperties: others, ...one } = resolveReference(document, schema);
  const alternatives = [...(one.anyOf ?? []), ...(one.oneOf ?? []), ...(one.allOf ?? [])];
  for (const alternative of alternatives) collect(document, alternative, place, found);
  if (items) collect(document, items, `${place}[]`, found);
  if (typeof others === 'object') collect(document, others, `${place}{}`, found);
  if (!properties || found.has(place)) return found;
  const name = schema.$ref?.split('/').at(-1) ?? 'the body';
  found.set(place, { fields: Object.keys(properties), name, closed: others === false });
  for (const [field, value] of Object.entries(properties))
    collect(document, value, `${place}.${field}`, found);
  return found;
}

const objectsOf = (document: OpenApi, schema: Schema | undefined): Objects =>
  schema ? collect(document, schema, '', new Map()) : new Map();

/** The fields that one reading of a body has and another, of the same objects, has not. */
const lacking = (objects: Objects, other: Objects, onlyClosed: boolean): Field[] =>
  [...objects].flatMap(([place, { fields, name }]) => {
    const counterpart = other.get(place);
    if (!counterpart || (onlyClosed && !counterpart.closed)) return [];
    return fields
      .filter((field) => !counterpart.fields.includes(field))
      .map((field) => ({ name: field, owner: name }));
  });

/**
 * What redocly lets pass: a body that a call did not have and now needs, a field of a request that is
 * read no more, a field that enters a closed answer.
 */
export function findBodyBreaks(base: OpenApi, revision: OpenApi): BreakingChange[] {
  const now = listOperations(revision);
  return [...listOperations(base)].flatMap(([route, before]) => {
    const after = now.get(route);
    if (!after) return [];
    const needed = after.requestBody && resolveReference(revision, after.requestBody).required === true;
    const asked = needed && !before.requestBody ? ['web sends no body, now required'] : [];
    const sent = objectsOf(base, readJsonSchema(base, before.requestBody));
    const read = objectsOf(revision, readJsonSchema(revision, after.requestBody));
    const unread = lacking(sent, read, false).map(
      ({ name, owner }) => `web sends \`${name}\` of ${owner}, now unread`,
    );
    const entered = Object.entries(before.responses ?? {}).flatMap(([status, body]) =>
      lacking(
        objectsOf(revision, readJsonSchema(revision, after.responses?.[status])),
        objectsOf(base, readJsonSchema(base, body)),
        true,
      ).map(({ name }) => `web reads an exact body at ${status}, now \`${name}\` is in it, too`),
    );
    return [...asked, ...unread, ...entered].map((message) => ({ message, routes: [route] }));
  });
}
