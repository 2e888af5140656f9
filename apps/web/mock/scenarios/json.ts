/** Whatever JSON can say. */
export type Json = string | number | boolean | null | Json[] | JsonObject;

/** An object of JSON. */
export interface JsonObject {
  [name: string]: Json;
}

/** Whether a value is an object, not a list. */
export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The object with each field changed. */
export const mapFields = (object: JsonObject, change: (value: Json, name: string) => Json): JsonObject =>
  Object.fromEntries(Object.entries(object).map(([name, value]) => [name, change(value, name)]));
