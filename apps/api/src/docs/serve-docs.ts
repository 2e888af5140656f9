import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { selectEncoding } from '../server/http/content-encoding.ts';
import { readThemeCookie } from '../server/web/web-app.ts';
import { docsPolicy } from '../server/http/security-headers.ts';
import type { OpenApi } from './openapi-document.ts';
import { renderDocsPage } from './docs-page.ts';

/** One thing that is served, with its compressed forms and its tag. */
interface Served {
  readonly type: string;
  readonly etag: string;
  readonly plain: Buffer;
  readonly br: Buffer | undefined;
  readonly gzip: Buffer | undefined;
}

const br = promisify(brotliCompress);
const gz = promisify(gzip);

/** Where the best that brotli can do costs twenty times as much for a twentieth of the bytes. */
const brotliParams = { [constants.BROTLI_PARAM_QUALITY]: 9 };

async function served(type: string, content: Buffer | string): Promise<Served> {
  const plain = Buffer.from(content);
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  if (type.startsWith('font/')) return { type, etag, plain, br: undefined, gzip: undefined };
  const [asBrotli, asGzip] = await Promise.all([br(plain, { params: brotliParams }), gz(plain)]);
  return { type, etag, plain, br: asBrotli, gzip: asGzip };
}

/** Made when it is asked for first, so that no start of the server waits for it. */
function whenAsked<Made>(make: () => Made): () => Made {
  let made: { it: Made } | undefined;
  return () => (made ??= { it: make() }).it;
}

function send(request: FastifyRequest, reply: FastifyReply, one: Served) {
  const offered = (['br', 'gzip'] as const).filter((encoding) => one[encoding]);
  const encoding = selectEncoding(request.headers['accept-encoding'], offered);
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
  ofUi('theme/colours.css')
    .toString('utf8')
    .replace('@theme', ':root')
    .replace(/^.*--color-\*.*$/m, '');

/** The styles of the page, in the order in which they count. */
const styles = ['page', 'navigation', 'endpoints', 'fields', 'samples', 'narrow', 'print'];

const text = (kind: string) => `${kind}; charset=utf-8`;

/** Serves the contract for people, at /docs, and as it is, at /docs/openapi.json. */
export function serveDocs(app: FastifyInstance, origin: string): void {
  const openapi = () => readFileSync(new URL(import.meta.resolve('@vitrina/contract/openapi.json')));
  const page = whenAsked(() => renderDocsPage(JSON.parse(openapi().toString('utf8')) as OpenApi, origin));
  const themed = (theme?: 'light' | 'dark') =>
    whenAsked(() =>
      served(text('text/html'), theme ? page().replace('<html', `<html data-theme="${theme}"`) : page()),
    );
  const pages = { light: themed('light'), dark: themed('dark'), system: themed() };
  const files: Readonly<Record<string, () => Promise<Served>>> = {
    'openapi.json': () => served(text('application/json'), openapi()),
    'colours.css': () => served(text('text/css'), colours()),
    'page.css': () => served(text('text/css'), styles.map((name) => here(`${name}.css`)).join('\n')),
    'page.js': () => served(text('text/javascript'), here('page.js')),
    'icon.svg': () => served('image/svg+xml', here('icon.svg')),
    'inter.woff2': () => served('font/woff2', ofUi('theme/font/inter.woff2')),
  };
  for (const path of ['/docs', '/docs/'])
    app.get(path, async (request, reply) =>
      send(request, reply, await pages[readThemeCookie(request.headers.cookie) ?? 'system']()),
    );
  for (const [name, make] of Object.entries(files)) {
    const file = whenAsked(make);
    app.get(`/docs/${name}`, async (request, reply) => send(request, reply, await file()));
  }
}
