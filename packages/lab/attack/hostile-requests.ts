import { readFileSync } from 'node:fs';
import type { WireRequest } from '@vitrina/conformance/wire/wire-request.ts';
import type { Rng } from '../../../apps/api/src/demo/rng.ts';

/** An operation of the contract's document: its parameters and its body, each with an example. */
interface Operation {
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly example?: unknown }[];
  readonly requestBody?: {
    readonly content: { readonly 'application/json': { readonly example?: unknown } };
  };
}

/** One call of the contract: its method, path template and operation. */
export interface Call {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

const document = JSON.parse(
  readFileSync(new URL(import.meta.resolve('@vitrina/contract/openapi.json')), 'utf8'),
) as { readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> };

/** Every call of the contract. */
export const calls: readonly Call[] = Object.entries(document.paths).flatMap(([path, operations]) =>
  Object.entries(operations).map(([method, operation]) => ({
    method: method.toUpperCase(),
    path,
    operation,
  })),
);

/** Unexpected texts for a path, a query or a field. */
const hostileTexts = [
  '-1 0 1.5 1e3 0x2e +46 046 54 ٤٦ NaN Infinity 4294967295 4294967296 9007199254740993',
  '%00 % %ff %c0%ae %e2%80%ae %2e%2e%2f .. %2f %5c %0d%0aX:1 %25 null undefined true',
  `; & # ' " \\ 1';DROP {x:UInt32} __proto__ constructor toString [] [0]`,
  '2026-W54 2026-W00 9999-W53 0001-W01 🛒',
]
  .flatMap((line) => line.split(' '))
  .concat('', "1' OR '1'='1", '9'.repeat(400), 'x'.repeat(3000));

const hostileNumbers = [0, -0, -1, 1.5, 2 ** 32 - 1, 2 ** 32, 2 ** 53, 1e308];
const hostileObjects = [{}, { length: 1 }, { prototype: 1 }, [], [[]], [null]];
const hostileOthers = [null, true, '\0', '\ud800', ...hostileObjects];
const longList = Array.from({ length: 6000 }, (_, index) => index + 1);

/** Unexpected values for a field of a body. */
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

/** Replaces or removes one part of a JSON value, at any depth. */
const damageValue = (value: unknown, rng: Rng): unknown => {
  if (typeof value !== 'object' || value === null || rng.below(6) === 0) return rng.pick(hostileValues);
  const entries = Object.entries(value);
  const [key, inner] = entries[rng.below(entries.length + 1)] ?? [rng.pick(hostileTexts), undefined];
  if (rng.below(5) === 0) return Object.fromEntries(entries.filter(([name]) => name !== key));
  const changed = { ...value, [key]: damageValue(inner, rng) };
  return Array.isArray(value) ? Object.values(changed) : changed;
};

/** Damages a text: cut, changed, repeated or in another encoding. */
const damageText = (text: string, rng: Rng): string => {
  const at = rng.below(text.length + 1);
  return rng.pick([
    text.slice(0, at),
    text.slice(0, at) + String.fromCharCode(rng.below(256)) + text.slice(at),
    text + text,
    text.replace(/\d+/, '1e999'),
    `\ufeff${text}`,
    Buffer.from(text, 'utf16le').toString('latin1'),
    '['.repeat(20_000),
    ' '.repeat(70_000),
  ]);
};

/** Creates the path with its parameters and a query; a third of the values is hostile, the others are examples. */
const createPath = ({ path, operation }: Call, rng: Rng): string => {
  let filled = path;
  const query: string[] = [];
  for (const { name, in: place, example } of operation.parameters) {
    const value = rng.below(3) > 0 ? encodeURIComponent(String(example)) : rng.pick(hostileTexts);
    if (place === 'path') filled = filled.replace(`{${name}}`, () => value);
    else if (place === 'query' && rng.chance(0.5)) query.push(`${name}=${value}`);
  }
  while (rng.below(6) === 0) query.push(`${rng.pick(hostileTexts)}=${rng.pick(hostileTexts)}`);
  return query.length > 0 ? `${filled}?${query.join('&')}` : filled;
};

const createBody = ({ operation: { requestBody } }: Call, rng: Rng): string | undefined => {
  if (!requestBody) return undefined;
  const { example } = requestBody.content['application/json'];
  if (rng.below(10) === 0) return JSON.stringify(example);
  const text = JSON.stringify(damageValue(example, rng)) ?? '';
  return rng.chance(0.8) ? text : damageText(text, rng);
};

/** Creates a request for a call with possible errors in address, headers or body, or in all of them. */
export const createHostileRequest = (call: Call, accessToken: string, rng: Rng): WireRequest => {
  const headers: Record<string, string> = { authorization: `Bearer ${accessToken}` };
  while (rng.below(3) === 0) {
    const [name, choices] = rng.pick(Object.entries(hostileHeaders));
    headers[name] = rng.pick(choices);
  }
  const raw = createBody(call, rng);
  return { method: call.method, path: createPath(call, rng), headers, ...(raw !== undefined && { raw }) };
};
