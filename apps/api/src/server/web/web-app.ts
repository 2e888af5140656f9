import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LANGUAGES } from '@vitrina/contract';
import { ContractError } from '@vitrina/contract/serving';
import { readChoice } from '../http/choice-cookies.ts';
import { selectEncoding } from '../http/content-encoding.ts';
import { readPageLanguage } from '../http/page-language.ts';
import { isPagePath } from '../http/page-paths.ts';
import { createPagePolicy } from '../http/security-headers.ts';
import { readWebFiles, type WebFile } from './web-files.ts';

/** Placeholder in the built page for the nonce of each response. */
const NONCE_PLACEHOLDER = '__NONCE__';

/** The name of a built file contains a hash of its content. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Whether a path is that of a shared link, whose screen has no sidebar. */
const isSharedPath = (path: string): boolean => /^\/+s\//i.test(path);

/** Reads the theme that the web app stores in a cookie. */
function readThemeCookie(cookies: string | undefined): 'light' | 'dark' | undefined {
  const theme = readChoice(cookies, 'theme');
  return theme === 'light' || theme === 'dark' ? theme : undefined;
}

/** The page of a language, the prerendered pages by path, and the additional code of each screen by path. */
interface Page {
  readonly html: string;
  /** The page of a signed-in person, with an outline of the screen. */
  readonly outline: { readonly open: string; readonly collapsed: string };
  readonly prerendered: ReadonlyMap<string, string>;
  readonly chunks: ReadonlyMap<string, readonly string[]>;
}

/** Files of a build that are read but not served: its page, and the list of each screen's code. */
const PAGE = '/index.html';
const [OUTLINE, COLLAPSED_OUTLINE] = ['/outline.html', '/outline-collapsed.html'] as const;
const SCREEN_CHUNKS = '/screen-chunks.json';
const isServed = (path: string): boolean => !path.endsWith('.html') && path !== SCREEN_CHUNKS;

/** Reads the page of a build; undefined without a build. Without the list of code, the page has no preload links. */
function readPage(files: ReadonlyMap<string, WebFile>): Page | undefined {
  const read = (path: string) => files.get(path)?.bytes.toString('utf8');
  const html = read(PAGE);
  const chunks = JSON.parse(read(SCREEN_CHUNKS) ?? '{}') as Record<string, string[]>;
  if (html === undefined) return undefined;
  const prerendered = [...files]
    .filter(([path]) => path.endsWith('.html') && ![PAGE, OUTLINE, COLLAPSED_OUTLINE].includes(path))
    .map(([path, { bytes }]) => [path.slice(0, -'.html'.length), bytes.toString('utf8')] as const);
  const outline = { open: read(OUTLINE) ?? html, collapsed: read(COLLAPSED_OUTLINE) ?? html };
  return { html, outline, prerendered: new Map(prerendered), chunks: new Map(Object.entries(chunks)) };
}

/**
 * Selects the page of the app with what the browser can paint before any script: a signed-in person's outline, or
 * the prerendered content, which has the system's theme and is a signed-out visitor's.
 */
function selectHtml({ html, outline, prerendered }: Page, path: string, cookies: string | undefined): string {
  const found = prerendered.get(path);
  if (readChoice(cookies, 'signed_in') === undefined)
    return (readThemeCookie(cookies) === undefined ? found : undefined) ?? html;
  if (found !== undefined || isSharedPath(path)) return html;
  return readChoice(cookies, 'sidebar_state') === 'false' ? outline.collapsed : outline.open;
}

/** Creates links by which a browser fetches the code of a screen together with the code of the page. */
const createPreloads = ({ chunks }: Page, path: string): string =>
  (chunks.get(path) ?? [])
    .map((file) => `<link rel="modulepreload" crossorigin href="${file}" nonce="${NONCE_PLACEHOLDER}">`)
    .join('');

/**
 * Reads the build of each language: its files by URL path, without the page, and its page. Throws if only some
 * languages are built.
 */
function readBuilds(webRoot: string) {
  const builds = LANGUAGES.map((language) => [language, readWebFiles(join(webRoot, language))] as const);
  const pages = builds.flatMap(([language, files]) => {
    const page = readPage(files);
    return page ? [[language, page] as const] : [];
  });
  if (pages.length > 0 && pages.length < LANGUAGES.length)
    throw new Error(`${webRoot} lacks a language of ${LANGUAGES.join(', ')}: build the web app again.`);
  const files = new Map(builds.flatMap(([, content]) => [...content].filter(([path]) => isServed(path))));
  return { pages: new Map(pages), files };
}

/** Search engines read the pages, whose links of a person say `noindex` themselves, and no call. */
const ROBOTS = 'User-agent: *\nDisallow: /api/\n';

function sendFile(request: FastifyRequest, reply: FastifyReply, path: string, file: WebFile) {
  const offered = (['br', 'gzip'] as const).filter((encoding) => file.compressed[encoding]);
  const encoding = selectEncoding(request.headers['accept-encoding'], offered);
  if (encoding) reply.header('content-encoding', encoding);
  if (offered.length > 0) reply.header('vary', 'Accept-Encoding');
  return reply
    .header('cache-control', path.startsWith('/assets/') ? IMMUTABLE : 'no-cache')
    .type(file.type)
    .send((encoding && file.compressed[encoding]) ?? file.bytes);
}

/**
 * Sends the page with a fresh nonce, links to the code of its screen, and the chosen theme, so that no wrong colours
 * flash.
 */
function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page, imageHosts: readonly string[]) {
  const nonce = randomBytes(16).toString('base64');
  const theme = readThemeCookie(request.headers.cookie);
  // The page of a shared link must not be indexed.
  if (isSharedPath(request.url)) reply.header('x-robots-tag', 'noindex');
  const path = request.url.split('?', 1)[0] ?? '';
  const html = selectHtml(page, path, request.headers.cookie).replace(
    '</head>',
    `${createPreloads(page, path)}</head>`,
  );
  const themed = theme ? html.replace('<html', `<html data-theme="${theme}"`) : html;
  return reply
    .header('content-security-policy', createPagePolicy(nonce, imageHosts))
    .header('cache-control', 'no-store')
    .header('vary', 'Cookie')
    .type('text/html; charset=utf-8')
    .send(themed.replaceAll(NONCE_PLACEHOLDER, nonce));
}

/**
 * Serves the built web app: the files of all languages, and at every other path the page of the person's language.
 * Responds with NOT_FOUND to unknown paths of the api and of built files. The page shows product pictures from
 * `imageHosts`. Throws if a language is not built.
 */
export function serveWebApp(app: FastifyInstance, webRoot: string, imageHosts: readonly string[] = []): void {
  const { pages, files } = readBuilds(webRoot);

  app.get('/robots.txt', (_, reply) => reply.type('text/plain; charset=utf-8').send(ROBOTS));
  for (const [path, file] of files) app.get(path, (request, reply) => sendFile(request, reply, path, file));
  // Before parsing the body, whose content must not change the code; after CORS has set its headers.
  app.addHook('preParsing', async ({ is404, method, url }) => {
    const isRead = method === 'GET' || method === 'HEAD';
    if (is404 && (!isRead || !isPagePath(url))) throw new ContractError('NOT_FOUND');
  });
  app.setNotFoundHandler((request, reply) => {
    const page = pages.get(readPageLanguage(request));
    if (page === undefined) throw new ContractError('NOT_FOUND');
    return sendPage(request, reply, page, imageHosts);
  });
}
