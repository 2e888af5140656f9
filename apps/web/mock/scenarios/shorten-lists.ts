import type { Endpoint } from '@vitrina/contract/serving';
import * as z from 'zod/mini';
import { isObject, type Json } from './json.ts';

/** Shortens the list at a path of a body. */
function shortenAt(body: Json, path: readonly PropertyKey[], length: number): void {
  let value: Json | undefined = body;
  for (const key of path) {
    if (Array.isArray(value)) value = value[Number(key)];
    else if (isObject(value)) value = value[String(key)];
  }
  if (Array.isArray(value)) value.length = length;
}

/** Shortens the lists of a 200 body to the maximum lengths of its endpoint's schema; changes and returns the body. */
export function shortenLists({ responses }: Endpoint, body: Json): Json {
  const schema: unknown = Object.entries(responses).find(([status]) => status === '200')?.[1];
  const issues = schema instanceof z.ZodMiniType ? (schema.safeParse(body).error?.issues ?? []) : [];
  for (const issue of issues) {
    if (issue.code === 'too_big' && issue.origin === 'array')
      shortenAt(body, issue.path, Number(issue.maximum));
  }
  return body;
}
