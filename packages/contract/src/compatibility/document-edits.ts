import { readPointer, type OpenApi, parseDocument } from './document.ts';
import { buildOpenApi } from '../openapi/openapi-document.ts';

/** One change of a document, in place. */
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

/** Writes a value at a JSON pointer. */
export const setAt =
  (pointer: string, value: unknown): Edit =>
  (document) => {
    const { above, key } = split(pointer);
    objectAt(document, above)[key] = value;
  };

/** Removes what stands at a JSON pointer; something must. */
export const removeAt =
  (pointer: string): Edit =>
  (document) => {
    const { above, key } = split(pointer);
    if (!(key in objectAt(document, above))) throw new Error(`Nothing at ${pointer}`);
    delete objectAt(document, above)[key];
  };

/** Moves what stands at a JSON pointer to another. */
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

/** Adds an item to the list at a JSON pointer. */
export const appendTo =
  (pointer: string, item: unknown): Edit =>
  (document) =>
    void listAt(document, pointer).push(item);

/** Takes an item, which must be there, out of the list at a JSON pointer. */
export const removeItem =
  (pointer: string, item: unknown): Edit =>
  (document) => {
    const place = listAt(document, pointer).indexOf(item);
    if (place < 0) throw new Error(`No ${String(item)} in ${pointer}`);
    listAt(document, pointer).splice(place, 1);
  };

/** Turns the order of a list, or of an object's keys, round. */
export const reverseOrder =
  (pointer: string): Edit =>
  (document) => {
    const value = readPointer(document, pointer);
    if (Array.isArray(value)) value.reverse();
    else
      setAt(pointer, Object.fromEntries(Object.entries(objectAt(document, pointer)).toReversed()))(document);
  };

/** Several edits that make one change. */
export const combine =
  (...edits: Edit[]): Edit =>
  (document) =>
    edits.forEach((edit) => edit(document));

/** The contract's document after an edit. */
export function buildEdited(...edits: Edit[]): OpenApi {
  const document = parseDocument(JSON.stringify(buildOpenApi()));
  combine(...edits)(document);
  return document;
}
