import { readFileSync } from 'node:fs';
import type { Rng } from '@vitrina/conformance/rng.ts';
import type { OpenApi, Operation, Schema } from '../../../../apps/api/src/docs/openapi-document.ts';
import { damageText, hostileTexts, hostileValues, pick } from './hostile-values.ts';

/** One call of the contract: its method, path template and operation. */
export interface Call {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

/** A request as it is sent. */
export interface FuzzedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | undefined;
}

type Document = OpenApi & { readonly components: { readonly schemas: Readonly<Record<string, Schema>> } };

/** The contract's document with its schemas. */
const document = JSON.parse(
  readFileSync(new URL(import.meta.resolve('@vitrina/contract/openapi.json')), 'utf8'),
) as Document;

/** Every call of the document. */
export const calls: readonly Call[] = Object.entries(document.paths).flatMap(([path, operations]) =>
  Object.entries(operations).map(([method, operation]) => ({
    method: method.toUpperCase(),
    path,
    operation,
  })),
);

/** Values of the week that the attack has loaded, by the name of a field or parameter. */
const loaded: Readonly<Record<string, unknown>> = {
  year: 2026,
  weekNumber: 46,
  against: '2026-W45',
  categoryId: 31,
};

/** A value that the schema allows, mostly one that the loaded week has. */
function createValid(name: string, schema: Schema, rng: Rng): unknown {
  if (schema.$ref !== undefined)
    return createValid(name, document.components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}, rng);
  if (schema.anyOf) return createValid(name, pick(schema.anyOf, rng), rng);
  if (schema.enum) return pick(schema.enum, rng);
  if (schema.items) {
    const { items } = schema;
    return Array.from({ length: 1 + rng.below(3) }, () => createValid(name, items, rng));
  }
  if (schema.properties) {
    const fields = Object.entries(schema.properties).filter(
      ([key]) => schema.required?.includes(key) ?? rng.below(2) === 0,
    );
    return Object.fromEntries(fields.map(([key, field]) => [key, createValid(key, field, rng)]));
  }
  if (name in loaded) return loaded[name];
  if (schema.type === 'boolean') return rng.below(2) === 0;
  if (schema.type === 'integer') return Math.max(schema.minimum ?? 1, 1 + rng.below(8));
  return name === 'email'
    ? `fuzz${rng.below(50)}@example.kz`
    : pick(['Дүкен', 'aylin', '123456', '0.05'], rng);
}

/** Damages a JSON value: one of its parts is left out, repeated deeply or becomes another value. */
function damageValue(value: unknown, rng: Rng): unknown {
  if (typeof value !== 'object' || value === null || rng.below(6) === 0) return pick(hostileValues, rng);
  const entries = Object.entries(value);
  const chosen = rng.below(entries.length + 1);
  const [key, inner] = entries[chosen] ?? [pick(hostileTexts, rng), undefined];
  const changed = { ...value, [key]: damageValue(inner, rng) };
  if (rng.below(5) === 0) return Object.fromEntries(entries.filter(([name]) => name !== key));
  return Array.isArray(value) ? Object.values(changed) : changed;
}

/** The path with its parameters and a query; a third of the values is hostile. */
function createPath({ path, operation }: Call, rng: Rng): string {
  const text = (name: string, schema: Schema) =>
    rng.below(3) > 0 ? encodeURIComponent(String(createValid(name, schema, rng))) : pick(hostileTexts, rng);
  let filled = path;
  const query: string[] = [];
  for (const { name, in: place, schema } of operation.parameters) {
    if (place === 'path') filled = filled.replace(`{${name}}`, text(name, schema));
    else if (place === 'query' && rng.below(2) === 0) query.push(`${name}=${text(name, schema)}`);
  }
  while (rng.below(6) === 0) query.push(`${pick(hostileTexts, rng)}=${pick(hostileTexts, rng)}`);
  const address = query.length > 0 ? `${filled}?${query.join('&')}` : filled;
  // Only characters that a request line can have; the rest is sent percent-encoded.
  return address.replaceAll(/[^\x21-\x7e]/gu, (character) => encodeURIComponent(character.toWellFormed()));
}

const headerChoices: Readonly<Record<string, readonly string[]>> = {
  'content-type': [
    'application/json',
    'application/json; charset=utf-16',
    'text/plain',
    'multipart/form-data',
    'x',
    '',
  ],
  'content-encoding': ['gzip', 'br', 'identity', 'x'],
  accept: ['text/html', '*/*;q=x', ''],
  'accept-encoding': ['zstd;q=2', 'gzip;q=-1, , ;', '*'],
  authorization: ['Bearer', 'Bearer x', 'Basic Og==', `Bearer ${'a'.repeat(4000)}`, 'bearer \t x'],
  cookie: ['=', 'vitrina-device-x=..; ;', '%', `a=${'b'.repeat(3000)}`],
  'if-none-match': ['*', '"', 'W/', '"a", W/"b",'],
  'x-forwarded-for': ['::1', 'unknown, , 1.2.3.4:99999', "'"],
  range: ['bytes=0-', 'bytes=9-1,x'],
};

function createHeaders(hasBody: boolean, rng: Rng): Record<string, string> {
  const headers: Record<string, string> = hasBody ? { 'content-type': 'application/json' } : {};
  while (rng.below(3) === 0) {
    const name = pick(Object.keys(headerChoices), rng);
    headers[name] = pick(headerChoices[name] ?? [], rng);
  }
  return headers;
}

function createBody({ operation }: Call, rng: Rng): Buffer | undefined {
  const schema = operation.requestBody?.content['application/json'].schema;
  if (!schema) return rng.below(10) === 0 ? Buffer.from(pick(hostileTexts, rng)) : undefined;
  const valid = createValid('', schema, rng);
  const chosen = rng.below(10);
  if (chosen === 0) return Buffer.from(JSON.stringify(valid));
  const text = JSON.stringify(damageValue(valid, rng)) ?? '';
  return chosen < 8 ? Buffer.from(text) : damageText(text, rng);
}

/** A request for a call in which something may be wrong: address, headers, body, or all of them. */
export function createFuzzedRequest(call: Call, rng: Rng): FuzzedRequest {
  const body = createBody(call, rng);
  const method = rng.below(40) === 0 ? pick(['PUT', 'DELETE', 'PATCH', 'POST', 'GET'], rng) : call.method;
  return { method, path: createPath(call, rng), headers: createHeaders(body !== undefined, rng), body };
}
