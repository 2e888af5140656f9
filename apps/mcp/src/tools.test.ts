import { contract } from '@vitrina/contract';
import { isOpenToKeys, listEndpoints } from '@vitrina/contract/serving';
import { expect, test } from 'vitest';
import { readConnection } from './read-connection.ts';
import { shorten } from './shorten.ts';
import { createReportTools } from './tools.ts';

const tools = createReportTools();

test('each report is a read-only tool, and no account endpoint is one', () => {
  const reports = listEndpoints(contract).filter(({ endpoint }) => isOpenToKeys(endpoint));
  const toRoutePath = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1');
  expect(tools.map(({ method, path }) => `${method} ${toRoutePath(path)}`).toSorted()).toEqual(
    reports.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`).toSorted(),
  );
  expect(tools.every(({ tool }) => tool.annotations?.readOnlyHint === true)).toBe(true);
});

test('the arguments of a tool are the params of its call, each described, and the number of rows', () => {
  for (const { tool } of tools)
    for (const [name, schema] of Object.entries(tool.inputSchema.properties ?? {}))
      expect(Reflect.get(schema, 'description'), `${tool.name}.${name}`).toMatch(/./);
  const find = tools.find(({ tool }) => tool.name === 'findByText')?.tool;
  expect(Object.keys(find?.inputSchema.properties ?? {})).toEqual(['year', 'weekNumber', 'text', 'rows']);
  expect(find?.inputSchema.required).toEqual(['year', 'weekNumber', 'text']);
  const history = tools.find(({ tool }) => tool.name === 'sellerHistory')?.tool;
  expect(history?.inputSchema.required).toEqual(['year', 'weekNumber', 'sellerId']);
});

test('lists are cut at any depth, and omitted rows are counted', () => {
  const body = {
    title: 'A',
    rows: [
      { id: 1, parts: [1, 2, 3] },
      { id: 2, parts: [1] },
      { id: 3, parts: [] },
    ],
  };
  expect(shorten(body, 2)).toEqual({
    value: {
      title: 'A',
      rows: [
        { id: 1, parts: [1, 2] },
        { id: 2, parts: [1] },
      ],
    },
    notes: ['rows: the first 2 of 3 rows', 'parts: the first 2 of 3 rows'],
  });
  expect(shorten(body, 3)).toEqual({ value: body, notes: [] });
});

test.each([
  [{ VITRINA_KEY: 'key_1' }, { url: 'http://localhost:3000', key: 'key_1' }],
  [
    { VITRINA_KEY: 'key_1', VITRINA_URL: 'https://v.kz/' },
    { url: 'https://v.kz', key: 'key_1' },
  ],
  [
    { VITRINA_KEY: 'key_1', VITRINA_URL: 'http://127.0.0.1:80' },
    { url: 'http://127.0.0.1:80', key: 'key_1' },
  ],
  [{ VITRINA_KEY: 'key_1', VITRINA_URL: 'http://v.kz' }, expect.stringContaining('begins with https://')],
  [{ VITRINA_KEY: 'key_1', VITRINA_URL: 'http://localhost.v.kz' }, expect.stringContaining('https://')],
  [{}, expect.stringContaining('VITRINA_KEY is missing')],
  [{ VITRINA_KEY: 'secret' }, expect.not.stringContaining('secret')],
  [{ VITRINA_KEY: 'key_1', VITRINA_URL: 'v.kz' }, expect.stringContaining('not v.kz')],
])('the settings %j are read or refused with a sentence', (settings, connection) => {
  expect(readConnection(settings)).toEqual(connection);
});
