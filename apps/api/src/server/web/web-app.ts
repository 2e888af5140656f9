import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ContractError } from '../../reply.ts';
import { selectEncoding } from '../http/content-encoding.ts';
import { createPagePolicy } from '../http/security-headers.ts';
import { readWebFiles, type WebFile } from './web-files.ts';

/** Where the build leaves a place for each answer's nonce. */
const NONCE = '__NONCE__';

/** A file's name holds a hash of its content, so it is never asked for again. */
const FOREVER = 'public, max-age=31536000, immutable';

/** The theme that a person has chosen, kept in a cookie by the web app. */
export function readThemeCookie(cookies: string | undefined): 'light' | 'dark' | undefined {
  const word = /(?:^|;\s*)theme=(light|dark)(?:;|$)/.exec(cookies ?? '')?.[1];
  return word === 'light' || word === 'dark' ? word : undefined;
}

function sendFile(request: FastifyRequest, reply: FastifyReply, path: string, file: WebFile) {
  const offered = (['br', 'gzip'] as const).filter((encoding) => file.compressed[encoding]);
  const encoding = selectEncoding(request.headers['accept-encoding'], offered);
  if (encoding) reply.header('content-encoding', encoding);
  if (offered.length > 0) reply.header('vary', 'Accept-Encoding');
  return reply
    .header('cache-control', path.startsWith('/assets/') ? FOREVER : 'no-cache')
    .type(file.type)
    .send((encoding && file.compressed[encoding]) ?? file.bytes);
}

/** The page of every address, with a nonce of its own and the theme in place: nothing flashes. */
function sendPage(request: FastifyRequest, reply: FastifyReply, page: string) {
  const nonce = randomBytes(16).toString('base64');
  const theme = readThemeCookie(request.headers.cookie);
  const themed = theme ? page.replace('<html', `<html data-theme="${theme}"`) : page;
  return reply
    .header('content-security-policy', createPagePolicy(nonce))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(themed.replaceAll(NONCE, nonce));
}

/** Addresses that are never a page: the calls', in any spelling, and the built files'. */
const isNoPage = (url: string) => /^\/+(?:api|assets)(?:[/?]|$)/i.test(url) || url.startsWith('//');

/**
 * Serves the built web app: its files as they are, its one page at every other address. What is no
 * file, no page and no call is answered with NOT_FOUND.
 */
export function serveWebApp(app: FastifyInstance, webRoot: string): void {
  const files = readWebFiles(webRoot);
  const page = files.get('/index.html')?.bytes.toString('utf8');

  for (const [path, file] of files) {
    if (path !== '/index.html') app.get(path, (request, reply) => sendFile(request, reply, path, file));
  }
  // Told before a body is read, so that none can be wrong.
  app.addHook('onRequest', async ({ is404, method, url }) => {
    const reads = method === 'GET' || method === 'HEAD';
    if (is404 && (!reads || isNoPage(url))) throw new ContractError('NOT_FOUND');
  });
  app.setNotFoundHandler((request, reply) => {
    if (page === undefined) throw new ContractError('NOT_FOUND');
    return sendPage(request, reply, page);
  });
}
