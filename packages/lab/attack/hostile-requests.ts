import { readFileSync } from 'node:fs';
import type { Rng } from '../../../apps/api/src/demo/rng.ts';
import type { OpenApi, Operation, Schema } from '../../../apps/api/src/docs/openapi-document.ts';

/** One call of the contract: its method, path template and operation. */
export interface Call {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

/** A request as it is sent. */
export interface HostileRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | undefined;
}

const document = JSON.parse(
  readFileSync(new URL(import.meta.resolve('@vitrina/contract/openapi.json')), 'utf8'),
) as OpenApi;

/** Every call of the contract. */
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
  sellerId: 1,
  productId: 1,
  brandId: 5,
  categoryId: 31,
  sectionId: 100_001,
};

/** Texts that a path, a query or a field does not expect. */
const hostileTexts = [
  '-1 0 1.5 1e3 0x2e +46 046 54 ٤٦ NaN Infinity 4294967295 4294967296 9007199254740993',
  '%00 % %ff %c0%ae %e2%80%ae %2e%2e%2f .. %2f %5c %0d%0aX:1 %25 null undefined true',
  `; & # ' " \\ 1';DROP {x:UInt32} __proto__ constructor toString [] [0]`,
  '2026-W54 2026-W00 9999-W53 0001-W01 🛒',
]
  .flatMap((line) => line.split(' '))
  .concat('', "1' OR '1'='1", '9'.repeat(400), 'x'.repeat(3000));

const hostileNumbers = [0, -0, -1, 1.5, 2 ** 32 - 1, 2 ** 32, 2 ** 53, 1e308];
const hostileOthers: readonly unknown[] = [
  null,
  true,
  [],
  {},
  [[]],
  [null],
  { length: 1 },
  { toString: 1 },
  '\0',
  '\ud800',
];
const longList = Array.from({ length: 6000 }, (_, index) => index + 1);

/** Values that a field of a body does not expect. */
const hostileValues: readonly unknown[] = [...hostileTexts, ...hostileNumbers, ...hostileOthers, longList];

const hostileHeaders: Readonly<Record<string, readonly string[]>> = {
  'content-type': ['application/json; charset=utf-16', 'text/plain', 'multipart/form-data', 'x', ''],
  'content-encoding': ['gzip', 'br', 'identity', 'x'],
  accept: ['text/html', '*/*;q=x', ''],
  'accept-encoding': ['zstd;q=2', 'gzip;q=-1, , ;', '*'],
  authorization: ['Bearer', 'Bearer x', 'Basic Og==', `Bearer ${'a'.repeat(4000)}`, 'bearer \t x'],
  cookie: ['=', 'vitrina-device-x=..; ;', '%', `a=${'b'.repeat(3000)}`],
  'if-none-match': ['*', '"', 'W/', '"a", W/"b",'],
  'x-forwarded-for': ['::1', 'unknown, , 1.2.3.4:99999', "'"],
  range: ['bytes=0-', 'bytes=9-1,x'],
};

/** A value that the schema allows, mostly one that the loaded week has. */
const createValid = (name: string, schema: Schema, rng: Rng): unknown => {
  const { $ref, anyOf, enum: choices, items, properties, required } = schema;
  if ($ref !== undefined)
    return createValid(name, document.components.schemas[$ref.split('/').at(-1) ?? ''] ?? {}, rng);
  if (anyOf) return createValid(name, rng.pick(anyOf), rng);
  if (choices) return rng.pick(choices);
  if (items) return Array.from({ length: 1 + rng.below(3) }, () => createValid(name, items, rng));
  if (properties) {
    const fields = Object.entries(properties).filter(([key]) => required?.includes(key) ?? rng.chance(0.5));
    return Object.fromEntries(fields.map(([key, field]) => [key, createValid(key, field, rng)]));
  }
  if (name in loaded) return loaded[name];
  if (schema.type === 'boolean') return rng.chance(0.5);
  if (schema.type === 'integer') return Math.max(schema.minimum ?? 1, 1 + rng.below(8));
  return name === 'email' ? `${rng.below(50)}@example.kz` : rng.pick(['Дүкен', 'aylin', '123456', '0.05']);
};

/** Replaces one part of a JSON value, at any depth, or leaves it out. */
const damageValue = (value: unknown, rng: Rng): unknown => {
  if (typeof value !== 'object' || value === null || rng.below(6) === 0) return rng.pick(hostileValues);
  const entries = Object.entries(value);
  const [key, inner] = entries[rng.below(entries.length + 1)] ?? [rng.pick(hostileTexts), undefined];
  if (rng.below(5) === 0) return Object.fromEntries(entries.filter(([name]) => name !== key));
  const changed = { ...value, [key]: damageValue(inner, rng) };
  return Array.isArray(value) ? Object.values(changed) : changed;
};

/** Damages the bytes of a text: cut, changed, repeated or in another encoding. */
const damageText = (text: string, rng: Rng): Buffer => {
  const bytes = Buffer.from(text);
  const at = rng.below(bytes.length + 1);
  const damages = [
    () => bytes.subarray(0, at),
    () => Buffer.concat([bytes.subarray(0, at), Buffer.from([rng.below(256)]), bytes.subarray(at)]),
    () => Buffer.concat([bytes, bytes]),
    () => Buffer.from(text.replace(/\d+/, '1e999')),
    () => Buffer.from(`\ufeff${text}`),
    () => Buffer.from(text, 'utf16le'),
    () => Buffer.from('['.repeat(20_000)),
    () => Buffer.alloc(70_000, ' '),
  ];
  return rng.pick(damages)();
};

/** The path with its parameters and a query; a third of the values is hostile. */
const createPath = ({ path, operation }: Call, rng: Rng): string => {
  const toText = (name: string, schema: Schema) =>
    rng.below(3) > 0 ? encodeURIComponent(String(createValid(name, schema, rng))) : rng.pick(hostileTexts);
  let filled = path;
  const query: string[] = [];
  for (const { name, in: place, schema } of operation.parameters) {
    if (place === 'path') filled = filled.replace(`{${name}}`, () => toText(name, schema));
    else if (place === 'query' && rng.chance(0.5)) query.push(`${name}=${toText(name, schema)}`);
  }
  while (rng.below(6) === 0) query.push(`${rng.pick(hostileTexts)}=${rng.pick(hostileTexts)}`);
  const address = query.length > 0 ? `${filled}?${query.join('&')}` : filled;
  // Only characters that a request line can have; the rest is sent percent-encoded.
  return address.replaceAll(/[^\x21-\x7e]/gu, (character) => encodeURIComponent(character.toWellFormed()));
};

const createBody = ({ operation }: Call, rng: Rng): Buffer | undefined => {
  const schema = operation.requestBody?.content['application/json'].schema;
  if (!schema) return rng.below(10) === 0 ? Buffer.from(rng.pick(hostileTexts)) : undefined;
  const valid = createValid('', schema, rng);
  if (rng.below(10) === 0) return Buffer.from(JSON.stringify(valid));
  const text = JSON.stringify(damageValue(valid, rng)) ?? '';
  return rng.chance(0.8) ? Buffer.from(text) : damageText(text, rng);
};

/** Creates a request for a call in which something may be wrong: address, headers, body, or all of them. */
export const createHostileRequest = (call: Call, accessToken: string, rng: Rng): HostileRequest => {
  const body = createBody(call, rng);
  const headers: Record<string, string> = { authorization: `Bearer ${accessToken}` };
  if (body) headers['content-type'] = 'application/json';
  while (rng.below(3) === 0) {
    const [name, choices] = rng.pick(Object.entries(hostileHeaders));
    headers[name] = rng.pick(choices);
  }
  const method = rng.below(40) === 0 ? rng.pick(['PUT', 'DELETE', 'PATCH', 'POST', 'GET']) : call.method;
  return { method, path: createPath(call, rng), headers, body };
};
