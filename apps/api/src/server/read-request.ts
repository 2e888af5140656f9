import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { ContractError } from '../reply.ts';

/** Paths whose values are remembered, for each route, and how long they may be. */
const KNOWN_PATHS = 10_000;
const LONGEST_PATH = 100;

/** Reads a part of a request as the contract says; Failure VALIDATION_ERROR names the fields that are wrong. */
export function read(schema: unknown, value: unknown): unknown {
  if (!(schema instanceof z.ZodMiniType)) return undefined;
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const fields = new Set(
    result.error.issues.flatMap(({ path: [field] }) => (field === undefined ? [] : [String(field)])),
  );
  throw new ContractError('VALIDATION_ERROR', { fields: [...fields] });
}

/** Reads the values of a path. A path always says the same, so those of the paths asked for last are remembered. */
export function pathReader(schema: unknown) {
  const known = new Map<string, unknown>();
  return ({ url, params }: FastifyRequest): unknown => {
    if (known.has(url)) return known.get(url);
    const values = read(schema, params);
    if (known.size >= KNOWN_PATHS) known.clear();
    if (url.length <= LONGEST_PATH) known.set(url, values);
    return values;
  };
}
