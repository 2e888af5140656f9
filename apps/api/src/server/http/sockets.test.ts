import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveHandlers } from '../../../test/bare-server.ts';

const always = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
};

const app = serveHandlers({}).app;
beforeAll(() => app.listen({ port: 0, host: '127.0.0.1' }));
afterAll(() => app.close());

/** Writes the parts of a request with delays between them and returns the response text. */
const sendParts = async (...pieces: (string | number)[]) => {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  socket.on('error', () => undefined);
  const answer = text(socket);
  for (const piece of pieces) {
    if (typeof piece === 'string') socket.write(piece);
    else await new Promise((resolve) => setTimeout(resolve, piece));
  }
  return answer;
};
const head = (answer: string) => answer.slice(0, answer.indexOf('\r\n\r\n')).toLowerCase();
const body = (answer: string): unknown => JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4));
const expectRefused = (answer: string, status: number) => {
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(body(answer)).toEqual({ error: expect.any(String), code: 'VALIDATION_ERROR' });
  for (const [name, value] of Object.entries(always)) expect(head(answer)).toContain(`${name}: ${value}`);
  expect(head(answer)).toContain('content-type: application/json; charset=utf-8');
};
const post =
  'POST /api/report/sellers-by-title HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
const requestBody = '{"year":2026,"weekNumber":46,"title":"а"}';
const length = Buffer.byteLength(requestBody);

test.each([
  [
    'an address that is no address',
    'GET /api/%zz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
    400,
  ],
  ['a header of 17 KiB', `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(17_000)}\r\n\r\n`, 400],
  ['no HTTP at all', 'hello\r\n\r\n', 400],
  ['no host', 'GET /api/health HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['two hosts', 'GET /api/health HTTP/1.1\r\nHost: localhost\r\nhost: y\r\nConnection: close\r\n\r\n', 400],
  [
    'two lengths of one body',
    `${post}Transfer-Encoding: chunked\r\nContent-Length: ${length}\r\n\r\n${requestBody}`,
    400,
  ],
  [
    'a length that is not told the same twice',
    `${post}Content-Length: 1\r\nContent-Length: 2\r\n\r\n{}`,
    400,
  ],
])('%s is refused in our own words', async (_, request, status) => {
  expectRefused(await sendParts(request), status);
});

test('ignores an unknown Expect header', async () => {
  const request = 'GET /api/health HTTP/1.1\r\nHost: localhost\r\nExpect: more\r\nConnection: close\r\n\r\n';
  expect(await sendParts(request)).toMatch(/^HTTP\/1.1 200 /);
});

test('ignores two Authorization headers', async () => {
  const logout =
    'POST /api/auth/logout HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nAuthorization: Bearer right\r\n';
  expect(await sendParts(`${logout}\r\n`)).toMatch(/^HTTP\/1.1 400 /);
  expect(await sendParts(`${logout}Authorization: Bearer right\r\n\r\n`)).toMatch(/^HTTP\/1.1 401 /);
});

test('does not read a body beyond its Content-Length', async () => {
  expectRefused(
    await sendParts(`${post}Connection: close\r\nContent-Length: ${length - 5}\r\n\r\n${requestBody}`),
    400,
  );
});

test.concurrent('closes a connection after 5 s of incomplete headers', { timeout: 15_000 }, async () => {
  expectRefused(await sendParts('GET /api/health HTTP/1.1\r\nHost: localhost\r\n'), 408);
});

test.concurrent('closes a connection after 10 s of an incomplete body', { timeout: 20_000 }, async () => {
  const slowParts = requestBody
    .slice(0, 30)
    .split('')
    .flatMap((letter) => [letter, 300]);
  expectRefused(await sendParts(`${post}Content-Length: ${length}\r\n\r\n`, ...slowParts, 3000), 408);
});

test.concurrent('closes an idle connection after 5 s', { timeout: 15_000 }, async () => {
  const answer = await sendParts('GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1.1 200 /);
});

test('closes without waiting for idle connections', async () => {
  const other = serveHandlers({}).app;
  await other.listen({ port: 0, host: '127.0.0.1' });
  const { port } = other.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.write('GET /api/health HTTP/1.1\r\nHost: localhost\r\nConnection: keep-alive\r\n\r\n');
  await once(socket, 'data');
  const closed = once(socket, 'close');
  await other.close();
  await closed;
});
