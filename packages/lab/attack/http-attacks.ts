import type { Attack } from './attack.ts';
import { readStatuses, sendRaw } from './raw-request.ts';

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

const framing: readonly Attack[] = Object.entries(ambiguous).map(([name, request]) => ({
  name,
  expected: '400, connection closed, no second response',
  run: async ({ port }) => {
    const { text, isClosed } = await sendRaw(port, [request]);
    const statuses = readStatuses(text);
    return {
      isHeld: isClosed && statuses.length === 1 && statuses[0] === 400,
      observed: `${statuses.join(', ') || 'no response'}, ${isClosed ? 'closed' : 'open'}`,
    };
  },
}));

const get = (path: string, headers = '') =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${headers}\r\n`;

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

const traversal: readonly Attack[] = paths.map((path) => ({
  name: `path ${path}`,
  expected: 'no file outside the web app',
  run: async ({ port }) => {
    const { text } = await sendRaw(port, [get(path)]);
    const [status = 0] = readStatuses(text);
    const isLeak = /root:x:|"packageManager"|"name": "/.test(text);
    return { isHeld: !isLeak && status >= 200 && status < 500, observed: String(status) };
  },
}));

const slow = (name: string, parts: readonly string[], pauseMs: number): Attack => ({
  name,
  expected: '408 or closed within 20 s',
  isSlow: true,
  run: async ({ port }) => {
    const { text, isClosed, ms } = await sendRaw(port, parts, { pauseMs, timeoutMs: 20_000 });
    const [status] = readStatuses(text);
    return { isHeld: isClosed, observed: `${status ?? 'no response'} after ${Math.round(ms / 1000)} s` };
  },
});

const bytewise = (text: string) => text.split('');

const slowSenders: readonly Attack[] = [
  slow('headers byte by byte', bytewise(get('/api/health', `X: ${'x'.repeat(500)}\r\n`)), 500),
  slow('a body byte by byte', [`${post}Content-Length: 100\r\n\r\n`, ...bytewise('{'.repeat(100))], 500),
  slow('half a request', ['GET /api/health HTTP/1.1\r\nHost: loc'], 0),
];

const readHeaders = async (port: number, request: string) =>
  (await sendRaw(port, [request])).text.split('\r\n\r\n')[0]?.toLowerCase() ?? '';

const browserRules: readonly Attack[] = [
  {
    name: 'the page in a frame of another site',
    expected: "frame-ancestors 'none'",
    run: async ({ port }) => {
      const isHeld = (await readHeaders(port, get('/'))).includes("frame-ancestors 'none'");
      return { isHeld, observed: isHeld ? 'refused' : 'allowed' };
    },
  },
  {
    name: 'a request of another origin',
    expected: 'no Access-Control-Allow-Origin',
    run: async ({ port }) => {
      const headers = await readHeaders(port, get('/api/health', 'Origin: https://evil.example\r\n'));
      const isHeld = !headers.includes('access-control-allow-origin');
      return { isHeld, observed: isHeld ? 'no header' : 'header' };
    },
  },
];

const withoutHost: Attack = {
  name: 'a request without Host',
  expected: '400',
  run: async ({ port }) => {
    const { text } = await sendRaw(port, ['GET /api/health HTTP/1.1\r\nConnection: close\r\n\r\n']);
    const statuses = readStatuses(text);
    return { isHeld: statuses.join() === '400', observed: statuses.join() };
  },
};

const bodies = [
  '{"__proto__":{"email":"a@b.kz"}}',
  '{"constructor":{"prototype":{"email":"a@b.kz"}}}',
  '['.repeat(15_000),
];

const pollution: readonly Attack[] = bodies.map((body) => ({
  name: `the body ${body.slice(0, 50)}`,
  expected: '400',
  run: async ({ port }) => {
    const request = `${post}Connection: close\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
    const statuses = readStatuses((await sendRaw(port, [request])).text);
    return { isHeld: statuses.join() === '400', observed: statuses.join() };
  },
}));

/** Attacks over HTTP, by group. */
export const httpAttacks: Readonly<Record<string, readonly Attack[]>> = {
  'Request framing': framing,
  'Path traversal': traversal,
  'Slow senders': slowSenders,
  'Frames, CORS and Host': [...browserRules, withoutHost],
  'Prototype pollution': pollution,
};
