import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding } from '../server/content-encoding.ts';
import { chosenTheme } from '../server/pages.ts';
import { docsPolicy } from '../server/security-headers.ts';
import type { OpenApi } from './document.ts';
import { docsPage } from './page.ts';

/** One thing that is served, with its compressed forms and its tag. */
interface Served {
  readonly type: string;
  readonly etag: string;
  readonly plain: Buffer;
  readonly br: Buffer | undefined;
  readonly gzip: Buffer | undefined;
}

function served(type: string, content: Buffer | string): Served {
  const plain = Buffer.from(content);
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  const isText = !type.startsWith('font/');
  return {
    type,
    etag,
    plain,
    br: isText ? brotliCompressSync(plain) : undefined,
    gzip: isText ? gzipSync(plain) : undefined,
  };
}

function send(request: FastifyRequest, reply: FastifyReply, one: Served) {
  const offered = (['br', 'gzip'] as const).filter((encoding) => one[encoding]);
  const encoding = acceptedEncoding(request.headers['accept-encoding'], offered);
  const known = String(request.headers['if-none-match'] ?? '').split(/\s*,\s*/);
  reply
    .header('etag', one.etag)
    .header('cache-control', 'no-cache')
    .header('vary', 'Accept-Encoding, Cookie')
    .header('content-security-policy', docsPolicy);
  if (known.some((tag) => tag.replace(/^W\//, '') === one.etag)) return reply.code(304).send();
  if (encoding) reply.header('content-encoding', encoding);
  return reply.type(one.type).send((encoding && one[encoding]) ?? one.plain);
}

const here = (name: string) => readFileSync(new URL(name, import.meta.url));
const ofUi = (name: string) => readFileSync(new URL(`../../../../packages/ui/src/${name}`, import.meta.url));

/** The colours of the web app as plain CSS: their file is written for its build. */
const colours = () =>
  ofUi('colours.css')
    .toString('utf8')
    .replace('@theme', ':root')
    .replace(/^.*--color-\*.*$/m, '');

/** The styles of the page, in the order in which they count. */
const styles = ['page', 'navigation', 'calls', 'fields', 'samples', 'narrow', 'paper'];

const text = (kind: string) => `${kind}; charset=utf-8`;

/** Serves the contract for people, at /docs, and as it is, at /docs/openapi.json. */
export function serveDocs(app: FastifyInstance, origin: string): void {
  const openapi = readFileSync(new URL(import.meta.resolve('@vitrina/contract/openapi.json')));
  const page = docsPage(JSON.parse(openapi.toString('utf8')) as OpenApi, origin);
  const themed = (theme: 'light' | 'dark' | undefined) =>
    served(text('text/html'), theme ? page.replace('<html', `<html data-theme="${theme}"`) : page);
  const pages = { light: themed('light'), dark: themed('dark'), system: themed(undefined) };
  const files: Readonly<Record<string, Served>> = {
    'openapi.json': served(text('application/json'), openapi),
    'colours.css': served(text('text/css'), colours()),
    'page.css': served(text('text/css'), styles.map((name) => here(`${name}.css`)).join('\n')),
    'page.js': served(text('text/javascript'), here('page.js')),
    'icon.svg': served('image/svg+xml', here('icon.svg')),
    'inter.woff2': served('font/woff2', ofUi('font/inter.woff2')),
  };
  for (const path of ['/docs', '/docs/'])
    app.get(path, (request, reply) =>
      send(request, reply, pages[chosenTheme(request.headers.cookie) ?? 'system']),
    );
  for (const [name, file] of Object.entries(files))
    app.get(`/docs/${name}`, (request, reply) => send(request, reply, file));
}
