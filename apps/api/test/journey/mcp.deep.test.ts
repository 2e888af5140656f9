import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { closeAfterAll } from '../close-after-all.ts';
import { openApiWithKey } from '../account-api.ts';

const program = fileURLToPath(new URL('../../../mcp/src/main.ts', import.meta.url));

const api = await closeAfterAll(openApiWithKey());

const start = (env: Record<string, string>) => {
  const server = spawn(process.execPath, [program], { env: { ...env, PATH: process.env['PATH'] } });
  onTestFinished(() => void server.kill());
  return server;
};

interface Result {
  readonly tools: readonly { readonly name: string }[];
  readonly content: readonly { readonly text: string }[];
  readonly isError?: boolean;
}

/** Starts the MCP server as an AI program does, and returns functions for its requests. */
async function openMcp(env: Record<string, string>) {
  const server = start(env);
  const lines = createInterface({ input: server.stdout })[Symbol.asyncIterator]();
  const send = (message: object) => server.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
  let id = 0;
  const request = async (method: string, params: object = {}): Promise<Result> => {
    id += 1;
    send({ id, method, params });
    const line = String((await lines.next()).value);
    return (JSON.parse(line) as { result: Result }).result;
  };
  await request('initialize', {
    protocolVersion: '2025-06-18',
    capabilities: {},
    clientInfo: { name: 'test', version: '1' },
  });
  send({ method: 'notifications/initialized' });
  return {
    request,
    call: (name: string, values: object = {}) => request('tools/call', { name, arguments: values }),
  };
}

test('an AI program reads reports by tools, with the key of a person', async () => {
  const { request, call } = await openMcp({ VITRINA_URL: api.url, VITRINA_KEY: api.key });
  const names = (await request('tools/list')).tools.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['periodList', 'sellerProducts', 'findByText']));
  expect(names).not.toContain('keyList');
  const week = { year: 2026, weekNumber: 46 };
  const read = async (name: string, values: object) =>
    JSON.parse((await call(name, values)).content[0]?.text ?? '') as object;
  expect(await read('periodList', {})).toMatchObject({ reportPeriods: [week, { weekNumber: 45 }] });
  expect(await read('sellerInfo', { ...week, sellerId: 1 })).toMatchObject({ sellerInfo: { revenue: 2000 } });
  expect(await read('findByText', { ...week, text: 'товар' })).toMatchObject({
    find: { products: [{ id: 1 }] },
  });
  const shares = await call('productOffers', { ...week, productId: 1, rows: 1 });
  expect(shares.content[1]?.text).toContain('the first 1 of 3 rows');
  const used = (await api.send('GET', '/keys')).body['keys'];
  expect(used).toMatchObject([{ lastUsedOn: new Date().toISOString().slice(0, 10) }]);
});

test('a refusal by the server is an error with its sentence, and the tools stay', async () => {
  const { call } = await openMcp({ VITRINA_URL: api.url, VITRINA_KEY: 'key_revoked' });
  expect(await call('periodList')).toEqual({
    isError: true,
    content: [
      {
        type: 'text',
        text: 'Такого ключа нет, или он отозван или истёк: создайте новый в Account. (UNAUTHORIZED)',
      },
    ],
  });
  expect(await call('periodList', { rows: 0 })).toMatchObject({ isError: true });
  expect(await call('sellerInfo', { year: 2026 })).toEqual({
    isError: true,
    content: [{ type: 'text', text: 'sellerInfo needs weekNumber, sellerId.' }],
  });
});

test('a missing server is an error that names its address', async () => {
  const { call } = await openMcp({ VITRINA_URL: 'http://127.0.0.1:9', VITRINA_KEY: api.key });
  const { isError, content } = await call('periodList');
  expect(isError).toBe(true);
  expect(content[0]?.text).toContain('No response from http://127.0.0.1:9');
  expect(content[0]?.text).not.toContain(api.key);
});

test('without a key the program ends with a sentence of advice', async () => {
  const server = start({ VITRINA_URL: api.url });
  const [said, [code]] = await Promise.all([text(server.stderr), once(server, 'exit')]);
  expect(code).toBe(2);
  expect(said).toContain('make a key in Account');
});
