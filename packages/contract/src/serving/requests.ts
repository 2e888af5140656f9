import * as z from 'zod/mini';
import type { Endpoint } from './endpoints.ts';
import { ContractError } from './errors.ts';

const JSON_TYPE = /^application\/json(?:\s*;\s*charset="?utf-8"?)?$/i;

function parse(schema: unknown, value: unknown): unknown {
  if (!(schema instanceof z.ZodMiniType)) return undefined;
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const fields = result.error.issues.flatMap(({ path: [field] }) =>
    field === undefined ? [] : [String(field)],
  );
  throw new ContractError('VALIDATION_ERROR', { fields: [...new Set(fields)] });
}

/** Parses path params; throws VALIDATION_ERROR with the names of the malformed ones. */
export const parseParams = ({ pathParams }: Endpoint, params: unknown): unknown => parse(pathParams, params);

/** Reads query parameters as texts by name; a repeated one is a list. */
export function readQuery(search: URLSearchParams): Readonly<Record<string, string | readonly string[]>> {
  const texts = [...new Set(search.keys())].map((name): [string, string | string[]] => {
    const [first = '', ...more] = search.getAll(name);
    return [name, more.length > 0 ? [first, ...more] : first];
  });
  return Object.fromEntries(texts);
}

/**
 * Parses query parameters, without unknown ones; throws VALIDATION_ERROR with the names of the malformed ones,
 * including repeated ones.
 */
export const parseQuery = ({ query: schema }: Endpoint, query: unknown): unknown => parse(schema, query);

/** Parses a JSON body; throws VALIDATION_ERROR with the names of the malformed fields. */
export const parseBody = ({ body: schema }: Endpoint, body: unknown): unknown => parse(schema, body);

/** Content headers of a request. */
export interface ContentHeaders {
  readonly contentType?: string | undefined;
  readonly contentEncoding?: string | undefined;
}

/** Throws VALIDATION_ERROR (415) if a body that the endpoint reads is not plain JSON in UTF-8. */
export function checkContentType(
  { body }: Endpoint,
  { contentType = 'application/json', contentEncoding = 'identity' }: ContentHeaders,
): void {
  if (body !== undefined && (contentEncoding !== 'identity' || !JSON_TYPE.test(contentType)))
    throw new ContractError('VALIDATION_ERROR', { status: 415 });
}

/** Parses the text of a body as JSON; throws VALIDATION_ERROR: 413 over `maxBytes`, 400 if it is not JSON. */
export function parseJson(text: string, maxBytes: number): unknown {
  if (new TextEncoder().encode(text).byteLength > maxBytes)
    throw new ContractError('VALIDATION_ERROR', { status: 413 });
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ContractError('VALIDATION_ERROR', { cause });
  }
}
