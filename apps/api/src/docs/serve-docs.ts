import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type FastifyInstance, type FastifyReply, type FastifyRequest, fastify } from 'fastify';
import { selectEncoding } from '../server/http/content-encoding.ts';
import { docsPolicy } from '../server/http/security-headers.ts';

/** A file with its compressed variants and ETag. */
interface DocsFile {
  readonly type: string;
  readonly etag: string;
  readonly plain: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

const br = promisify(brotliCompress);
const gz = promisify(gzip);

/** The default quality of 11 takes seconds for the 5 MB of Scalar. */
const brotliParams = { [constants.BROTLI_PARAM_QUALITY]: 5 };

async function createFile(type: string, plain: Buffer): Promise<DocsFile> {
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  const [asBrotli, asGzip] = await Promise.all([br(plain, { params: brotliParams }), gz(plain)]);
  return { type, etag, plain, br: asBrotli, gzip: asGzip };
}

function send(request: FastifyRequest, reply: FastifyReply, file: DocsFile) {
  const encoding = selectEncoding(request.headers['accept-encoding'], ['br', 'gzip']);
  const known = String(request.headers['if-none-match'] ?? '').split(/\s*,\s*/);
  reply
    .header('etag', file.etag)
    .header('cache-control', 'no-cache')
    .header('vary', 'Accept-Encoding')
    .header('content-security-policy', docsPolicy);
  if (known.some((tag) => tag.replace(/^W\//, '') === file.etag)) return reply.code(304).send();
  if (encoding) reply.header('content-encoding', encoding);
  return reply.type(file.type).send(file[encoding ?? 'plain']);
}

const readFile = (name: string) => readFileSync(new URL(name, import.meta.url));

/** Gets Scalar's script from the route of its plugin, which offers it in no other way. It has 5 MB: loaded late. */
async function readScalar(): Promise<Buffer> {
  const { default: scalar } = await import('@scalar/fastify-api-reference');
  const app = fastify();
  await app.register(scalar, { routePrefix: '/docs', configuration: { url: '/docs/openapi.json' } });
  const { rawPayload } = await app.inject('/docs/js/scalar.js');
  return rawPayload;
}

const utf8 = (type: string) => `${type}; charset=utf-8`;

/** The files of the page by path: media type and content. */
const files: Readonly<Record<string, readonly [type: string, read: () => Buffer | Promise<Buffer>]>> = {
  '/docs': [utf8('text/html'), () => readFile('page.html')],
  '/docs/page.css': [utf8('text/css'), () => readFile('page.css')],
  '/docs/page.js': [utf8('text/javascript'), () => readFile('page.js')],
  '/docs/scalar.js': [utf8('text/javascript'), readScalar],
  '/docs/icon.svg': ['image/svg+xml', () => readFile('icon.svg')],
  '/docs/inter.woff2': ['font/woff2', () => readFile('../../../../packages/ui/src/theme/font/inter.woff2')],
  '/docs/openapi.json': [
    utf8('application/json'),
    () => readFileSync(new URL(import.meta.resolve('@vitrina/contract/openapi.json'))),
  ],
};

/** Serves the contract as a page at /docs, rendered by Scalar, and as a document at /docs/openapi.json. */
export function serveDocs(app: FastifyInstance): void {
  for (const [path, [type, read]] of Object.entries(files)) {
    let file: Promise<DocsFile> | undefined;
    const load = () => (file ??= Promise.resolve(read()).then((content) => createFile(type, content)));
    const handle = async (request: FastifyRequest, reply: FastifyReply) => send(request, reply, await load());
    app.get(path, handle);
    if (path === '/docs') app.get('/docs/', handle);
  }
}
