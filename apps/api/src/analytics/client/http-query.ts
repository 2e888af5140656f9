import { Agent as HttpAgent, type IncomingMessage, request as httpRequest } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { parseError } from '@clickhouse/client';
import type { ClientOptions } from './clickhouse-client.ts';
import { compress, type CompressedBytes, type Encoding } from '@vitrina/chdb-server';

/** Runs a statement that answers something, with settings and `param_…` values by name. */
export type HttpQuery = (
  statement: string,
  sets: Readonly<Record<string, string>>,
  encoding: Encoding | undefined,
  signal: AbortSignal,
) => Promise<CompressedBytes>;

const escapes: Readonly<Record<string, string>> = {
  '\t': String.raw`\t`,
  '\n': String.raw`\n`,
  '\r': String.raw`\r`,
  "'": String.raw`\'`,
  '\\': '\\\\',
};

const escaped = (text: string) => text.replaceAll(/[\t\n\r'\\]/g, (character) => escapes[character] ?? '');

/** The value of a statement's parameter as the HTTP interface takes it: a number, a text, a Bool, or a list of texts or numbers. */
export const formatParameter = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? '1' : '0';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return escaped(value);
  if (!Array.isArray(value)) throw new TypeError(`A report takes no ${typeof value} as a parameter`);
  return `[${value.map((one) => (typeof one === 'string' ? `'${escaped(one)}'` : formatParameter(one))).join(',')}]`;
};

const credentials = ({ username, password }: URL) => {
  const pair = `${decodeURIComponent(username) || 'default'}:${decodeURIComponent(password)}`;
  return `Basic ${Buffer.from(pair).toString('base64')}`;
};

const encodingOf = ({ headers }: IncomingMessage): Encoding | undefined => {
  const named = headers['content-encoding'];
  return named === 'zstd' || named === 'gzip' ? named : undefined;
};

const wholeOf = async (response: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part as Buffer);
  return parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts);
};

/**
 * Asks over ClickHouse's HTTP interface with a single request and as little else as can be: ClickHouse's own client
 * needs two milliseconds of its own for what our engine answers in eight. Our engine compresses
 * what it answers itself, so that a long list never passes through here; a server's answer is compressed here.
 */
export const createHttpQuery = ({
  url,
  database,
  http_agent,
}: ClientOptions): { ask: HttpQuery; close: () => void } => {
  const to = new URL(url);
  const isSecure = to.protocol === 'https:';
  const agent = http_agent ?? new (isSecure ? HttpsAgent : HttpAgent)({ keepAlive: true, maxSockets: 64 });
  const request = isSecure ? httpsRequest : httpRequest;
  const where = { agent, protocol: to.protocol, hostname: to.hostname, port: to.port, method: 'POST' };
  const authorization = credentials(to);

  const ask: HttpQuery = async (statement, sets, encoding, signal) => {
    const search = new URLSearchParams({ ...sets, database });
    const accepted = http_agent && encoding ? { 'accept-encoding': encoding } : {};
    const headers = { authorization, 'content-length': Buffer.byteLength(statement), ...accepted };
    const call = request({ ...where, path: `/?${search.toString()}`, headers, signal });
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    call.once('response', resolve).on('error', reject).end(statement);
    const response = await promise;
    const bytes = await wholeOf(response);
    if (response.statusCode !== 200) throw parseError(bytes.toString('utf8'));
    const compressed = encodingOf(response);
    return compressed ? { bytes, encoding: compressed } : compress(bytes, http_agent ? undefined : encoding);
  };
  return { ask, close: () => agent.destroy() };
};
