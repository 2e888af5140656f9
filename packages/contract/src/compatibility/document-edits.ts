import { readPointer, type OpenApi, parseDocument } from './document.ts';
import { buildOpenApi } from '../openapi/openapi-document.ts';

/** A change of a document in place. */
export type Edit = (document: OpenApi) => void;

const split = (pointer: string) => {
  const end = pointer.lastIndexOf('/');
  const key = decodeURIComponent(pointer.slice(end + 1)).replaceAll('~1', '/');
  return { above: pointer.slice(0, end), key };
};

function objectAt(document: OpenApi, pointer: string): Record<string, unknown> {
  const found = pointer === '#' ? document : readPointer(document, pointer);
  if (typeof found !== 'object' || found === null) throw new Error(`Nothing at ${pointer}`);
  return found as Record<string, unknown>;
}

/** Sets the value at a JSON pointer. */
export const setAt =
  (pointer: string, value: unknown): Edit =>
  (document) => {
    const { above, key } = split(pointer);
    objectAt(document, above)[key] = value;
  };

/** Removes the value at a JSON pointer; throws if absent. */
export const removeAt =
  (pointer: string): Edit =>
  (document) => {
    const { above, key } = split(pointer);
    const owner = objectAt(document, above);
    if (!(key in owner)) throw new Error(`Nothing at ${pointer}`);
    if (Array.isArray(owner)) owner.splice(Number(key), 1);
    else delete owner[key];
  };

/** Moves a value from one JSON pointer to another. */
export const moveTo =
  (from: string, to: string): Edit =>
  (document) => {
    const value = readPointer(document, from);
    removeAt(from)(document);
    setAt(to, value)(document);
  };

function listAt(document: OpenApi, pointer: string): unknown[] {
  const found = readPointer(document, pointer);
  if (!Array.isArray(found)) throw new Error(`No list at ${pointer}`);
  return found;
}

/** Appends an item to the list at a JSON pointer. */
export const appendTo =
  (pointer: string, item: unknown): Edit =>
  (document) =>
    void listAt(document, pointer).push(item);

/** Removes an item from the list at a JSON pointer; throws if absent. */
export const removeItem =
  (pointer: string, item: unknown): Edit =>
  (document) => {
    const index = listAt(document, pointer).indexOf(item);
    if (index < 0) throw new Error(`No ${String(item)} in ${pointer}`);
    listAt(document, pointer).splice(index, 1);
  };

/** Reverses a list, or the keys of an object. */
export const reverseOrder =
  (pointer: string): Edit =>
  (document) => {
    const value = readPointer(document, pointer);
    if (Array.isArray(value)) value.reverse();
    else
      setAt(pointer, Object.fromEntries(Object.entries(objectAt(document, pointer)).toReversed()))(document);
  };

/** Combines edits into one. */
export const combine =
  (...edits: Edit[]): Edit =>
  (document) =>
    edits.forEach((edit) => edit(document));

/** Moves the demands on a figure into a union, beside other members. */
export const joinAt =
  (pointer: string, kind: 'anyOf' | 'allOf', ...others: object[]): Edit =>
  (document) => {
    const { type, minimum, ...words } = objectAt(document, pointer);
    setAt(pointer, { ...words, [kind]: [{ type, minimum }, ...others] })(document);
  };

/** Renames a component where it is defined and wherever it is referred to. */
export const renameComponent =
  (kind: string, from: string, to: string): Edit =>
  (document) => {
    const pointer = `"#/components/${kind}/`;
    const text = JSON.stringify(document).replaceAll(`${pointer}${from}"`, `${pointer}${to}"`);
    Object.assign(document, parseDocument(text));
    moveTo(`#/components/${kind}/${from}`, `#/components/${kind}/${to}`)(document);
  };

const built = JSON.stringify(buildOpenApi());

/** Applies edits to the contract's document, which is built once. */
export function buildEdited(...edits: Edit[]): OpenApi {
  const document = parseDocument(built);
  combine(...edits)(document);
  return document;
}
