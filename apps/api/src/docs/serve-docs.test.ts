import { readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { contract, errorStatuses } from '@vitrina/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { serveHandlers } from '../../test/bare-server.ts';
import { listEndpoints, type OpenApi, type Schema } from './openapi-document.ts';
import { html, renderProse } from './html.ts';
import { renderDocsPage } from './docs-page.ts';
import { serveDocs } from './serve-docs.ts';

const bytes = readFileSync(new URL(import.meta.resolve('@vitrina/contract/openapi.json')));
const document = JSON.parse(bytes.toString('utf8')) as OpenApi;
const { app } = serveHandlers({}, { NODE_ENV: 'production' });
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

let page: string;
beforeAll(async () => {
  serveDocs(app, 'https://vitrina.example.kz');
  page = (await get('/docs')).body;
  // Rendering may block the event loop long enough that the next requests are refused.
  await vi.waitUntil(async () => (await get('/docs')).statusCode === 200, { timeout: 20_000 });
});
afterAll(() => app.close());

const escape = (value: string) => html`${value}`.text;

/** Returns the section of an endpoint or an error code. */
function findSection(id: string): string {
  const start = page.search(new RegExp(`<section\\s+class="endpoint"\\s+id="${id}"`));
  expect(start, id).toBeGreaterThan(0);
  return page.slice(start, page.indexOf('</section>', start));
}

/** Lists the fields of a schema with those of nested objects. */
function listFields(schema: Schema): [name: string, field: Schema][] {
  if (schema.$ref !== undefined)
    return listFields(document.components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});
  if (schema.items) return listFields(schema.items);
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]): [string, Schema][] => [
    [name, field],
    ...listFields(field),
  ]);
}

test('shows every endpoint of the contract with method, path and summary', () => {
  const routes = Object.values(contract).flatMap((endpoints) => Object.values(endpoints));
  expect(listEndpoints(document)).toHaveLength(routes.length);
  for (const { operationId, method, path, summary } of listEndpoints(document)) {
    const section = findSection(operationId);
    for (const text of [`>${method}</span>`, `<code>${path}</code>`, escape(summary)])
      expect(section).toContain(text);
    expect(page).toContain(`<a href="#${operationId}" title=`);
  }
});

test('each endpoint shows every field of its request and response with meaning and unit', () => {
  for (const { operationId, parameters, requestBody, responses } of listEndpoints(document)) {
    const section = findSection(operationId);
    const bodies = [requestBody, responses['200']].flatMap(
      (body) => body?.content?.['application/json'].schema ?? [],
    );
    const fields = [
      ...parameters.map(({ name, description }): [string, Schema] => [
        name,
        { description: description ?? '' },
      ]),
      ...bodies.flatMap(listFields),
    ];
    expect(fields.length, operationId).toBeGreaterThan(0);
    for (const [name, { description = '', 'x-unit': unit = '' }] of fields) {
      expect.soft(section.includes(`<code class="name">${name}</code>`), name).toBe(true);
      expect.soft(section.includes(renderProse(description).text), description).toBe(true);
      expect.soft(section.includes(unit), unit).toBe(true);
    }
  }
});

test('each field that is no object has an example, except the movers’ scopes that exclude the one shown', () => {
  const missing: string[] = [];
  const fields = page.split('<li class="field">').slice(1);
  expect(fields.length).toBeGreaterThan(100);
  for (const field of fields) {
    const [head = ''] = field.split('</div>');
    const isObject = field.split('</li>')[0]?.includes('<ul class="fields">');
    const name = /<code class="name">(.*?)<\/code>/.exec(head)?.[1];
    const isMap = head.includes('map of id');
    const isExpected = !isObject && !isMap && name !== 'authorization';
    if (isExpected && !head.includes('class="example"')) missing.push(String(name));
  }
  expect(missing.toSorted()).toEqual(['brandId', 'sellerId']);
});

test('each endpoint shows its statuses, codes and a sample request', () => {
  for (const { operationId, path, responses, requestBody } of listEndpoints(document)) {
    const section = findSection(operationId);
    for (const status of Object.keys(responses))
      expect(section).toContain(`<span class="status">${status}</span>`);
    for (const { $ref } of Object.values(responses))
      if ($ref !== undefined) expect(section).toContain(`<a href="#${$ref.split('/').at(-1)}">`);
    const command = escape(`curl 'https://vitrina.example.kz${path.split('{')[0]}`);
    expect(section).toContain(command);
    expect(section.includes(escape(`-d '{"`))).toBe(requestBody !== undefined);
  }
});

test('the error catalogue names every code with its meaning and an example body', () => {
  const catalogue = page.slice(page.indexOf('id="errors"'));
  for (const code of Object.keys(errorStatuses)) {
    expect(catalogue).toContain(`id="${code}"`);
    expect(catalogue).toContain(escape(document.components.responses[code]?.description ?? '?'));
    expect(catalogue).toContain(escape(`"${code}"`));
  }
});

test('the policy allows nothing inline and nothing foreign, and the page has neither', async () => {
  const { headers } = await get('/docs');
  expect(String(headers['content-security-policy']).split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ]);
  expect(page).not.toMatch(/ style=|<style| on\w+=|javascript:|<script(?! type="module" src="\/docs\/)/);
});

test('escapes HTML in the document', () => {
  const evil = `"><script>alert(1)</script><img src=x onerror='alert(2)'>`;
  const [first] = listEndpoints(document);
  const operation = {
    ...first,
    operationId: evil,
    summary: evil,
    tags: [evil],
    parameters: [
      { name: evil, in: 'path', description: evil, schema: { type: evil, pattern: evil }, example: evil },
    ],
    responses: {
      200: {
        content: {
          'application/json': {
            schema: { type: 'object', properties: { [evil]: { description: evil, 'x-unit': evil } } },
            example: { [evil]: evil },
          },
        },
      },
      404: { $ref: `#/components/responses/${evil.replaceAll('/', '')}` },
    },
  };
  const hostile: OpenApi = {
    ...document,
    info: { title: evil, version: evil, description: evil },
    tags: [{ name: evil, description: evil }],
    paths: { [`/${evil}/{${evil}}`]: { [evil]: operation } },
  };
  const rendered = renderDocsPage(hostile, evil);
  expect(rendered).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(rendered).not.toMatch(/<script>|<img src=x|<SCRIPT>|<IMG SRC=X/);
  expect(rendered.match(/<script/g)).toHaveLength(1);
});

test('serves the committed document with an ETag', async () => {
  const response = await get('/docs/openapi.json');
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(response.rawPayload).toEqual(bytes);
  const etag = String(response.headers['etag']);
  const again = await get('/docs/openapi.json', { 'if-none-match': `"other", W/${etag}` });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect((await get('/docs/openapi.json', { 'if-none-match': '"other"' })).statusCode).toBe(200);
});

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('sends the page compressed as %s', async (encoding, decompress) => {
  const response = await get('/docs', { 'accept-encoding': encoding });
  expect(response.headers['content-encoding']).toBe(encoding);
  expect(response.headers['vary']).toContain('Accept-Encoding');
  expect(decompress(response.rawPayload).toString('utf8')).toBe(page);
});

test('sends the chosen theme in the page, with its own ETag', async () => {
  const dark = await get('/docs/', { cookie: 'a=b; theme=dark' });
  expect(dark.body).toContain('<html data-theme="dark" lang="en">');
  expect(dark.headers['etag']).not.toBe((await get('/docs/')).headers['etag']);
  expect((await get('/docs', { cookie: 'theme="><script>' })).body).toBe(page);
});
