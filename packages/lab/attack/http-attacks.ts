import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Attack } from './attack.ts';

const inner = 'GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n';
const post = 'POST /api/auth/request-code HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';

/** Requests whose end two parsers could see differently: one refusal, then the connection is closed. */
const ambiguous: Readonly<Record<string, string>> = {
  'Content-Length and Transfer-Encoding': `${post}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${inner}`,
  'two Content-Length headers': `${post}Content-Length: 2\r\nContent-Length: 60\r\n\r\n{}${inner}`,
  'a list in Content-Length': `${post}Content-Length: 2, 60\r\n\r\n{}${inner}`,
  'a negative Content-Length': `${post}Content-Length: -1\r\n\r\n{}${inner}`,
  'a signed Content-Length': `${post}Content-Length: +2\r\n\r\n{}${inner}`,
  'a hexadecimal Content-Length': `${post}Content-Length: 0x2\r\n\r\n{}${inner}`,
  'a blank before the colon': `${post}Content-Length : 2\r\n\r\n{}${inner}`,
  'a folded Transfer-Encoding': `${post}Transfer-Encoding:\r\n chunked\r\nContent-Length: 2\r\n\r\n0\r\n\r\n${inner}`,
  'an unknown Transfer-Encoding': `${post}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${inner}`,
  'chunked not as the last encoding': `${post}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${inner}`,
  'a chunk size that is no number': `${post}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n${inner}`,
  'a chunk size over 64 bits': `${post}Transfer-Encoding: chunked\r\n\r\n${'f'.repeat(17)}\r\n{}\r\n0\r\n\r\n${inner}`,
  'a chunk longer than its size': `${post}Transfer-Encoding: chunked\r\n\r\n1\r\n{}}\r\n0\r\n\r\n${inner}`,
  'a line feed alone after a chunk size': `${post}Transfer-Encoding: chunked\r\n\r\n2\n{}\r\n0\r\n\r\n${inner}`,
  'a NUL in a header': `GET /api/health HTTP/1.1\r\nHost: localhost\r\nX: a\0b\r\n\r\n${inner}`,
};

const paths = [
  '/../../../etc/passwd',
  '/assets/../../package.json',
  '/assets/..%2f..%2f..%2fpackage.json',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/assets/..\\..\\package.json',
  '/assets/....//....//package.json',
  '/assets/%00',
  '//etc/passwd',
  '/api/../../etc/passwd',
  '/%c0%ae%c0%ae/etc/passwd',
];

/** Traces of a file outside the web app: of the system or of the repository. */
const leak = /root:x:|"packageManager"|"name": "/;

/** Maximum time until a connection is closed, ms; an idle one stays open for longer. */
const CLOSED_MS = 3000;

/** Sends bytes and returns the response. Throws if the connection is not closed. */
const sendRaw = (port: number, request: string): Promise<string> => {
  const socket = connect(port, '127.0.0.1');
  socket.setTimeout(CLOSED_MS, () => socket.destroy(new Error('The connection stays open')));
  socket.write(Buffer.from(request, 'latin1'));
  return text(socket);
};

const attack = (name: string, request: string, statuses: RegExp): Attack => ({
  name,
  expected: `${statuses.source}, no file outside of the web app, connection closed`,
  run: async ({ port }) => {
    const response = await sendRaw(port, request);
    const observed = [...response.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => status).join();
    return { isHeld: statuses.test(observed) && !leak.test(response), observed };
  },
});

/** Attacks by the bytes of a request. */
export const httpAttacks: readonly Attack[] = [
  ...Object.entries(ambiguous).map(([name, request]) => attack(name, request, /^400$/)),
  ...paths.map((path) =>
    attack(
      `path ${path}`,
      `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
      /^[234]\d\d$/,
    ),
  ),
];
