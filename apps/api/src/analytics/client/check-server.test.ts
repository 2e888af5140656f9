import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { afterEach, expect, test } from 'vitest';
import { checkServer } from './check-server.ts';

const uuid = '0d5ff3a1-8a3e-4d3b-9d9c-0f0f3f5f7a11';

let server: Server;
afterEach(() => void server.close());

/** Starts a server that reports a version and, for a form, these values. */
const serve = async (version: string, ofForm: string): Promise<string> => {
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const statement = await text(request);
    const isForm = statement.includes('form-data; name="param_text"');
    response.end(isForm ? ofForm : statement.includes('serverUUID') ? `${uuid}\n` : `${version}\n`);
  };
  server = createServer((request, response) => void respond(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

const check = async (version: string, ofForm = '5000\t1000007\n') =>
  checkServer({ url: await serve(version, ofForm), database: 'vitrina' });

test.each(['25.8.1.5101', '25.12.1.1', '26.7.2.1'])('the version %s is new enough', async (version) => {
  await expect(check(version)).resolves.toBe(uuid);
});

test.each(['25.7.9.1', '24.12.1.1', '18.16.1', 'Ok.'])('the version %s is refused', async (version) => {
  await expect(check(version)).rejects.toThrow(
    `its version is ${version}, and Vitrina needs ClickHouse 25.8 or later`,
  );
});

test('a server that ignores the settings of a form is refused', async () => {
  await expect(check('25.8.1.1', '5000\t0\n')).rejects.toThrow('it ignores the settings of statements');
});
