import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { expect, test } from 'vitest';
import { serveHandlers } from '../../../test/bare-server.ts';
import { closeAfterAll } from '../../../test/close-after-all.ts';
import { expectRefused, openRawHttp, post, requestBody } from '../../../test/raw-http.ts';

const { sendParts } = await closeAfterAll(openRawHttp());

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
