import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Attack } from './attack.ts';

type Headers = Readonly<Record<string, string>>;

/** Sends a request with headers that fetch does not allow, as Host; returns status and body. */
async function send(
  url: string,
  path: string,
  { headers = {}, body }: { headers?: Headers; body?: unknown } = {},
): Promise<{ status: number | undefined; body: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number | undefined; body: string }>();
  const outgoing = request(
    new URL(path, url),
    {
      method: body === undefined ? 'GET' : 'POST',
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    },
    (response) => {
      text(response).then((received) => resolve({ status: response.statusCode, body: received }), reject);
    },
  );
  outgoing.on('error', reject);
  outgoing.end(body === undefined ? undefined : JSON.stringify(body));
  return promise;
}

/** Repeats a request until it gets 429; returns how many times it did not. */
async function countUntilLimited(
  max: number,
  next: (n: number) => Promise<{ status: number | undefined }>,
): Promise<number> {
  for (let n = 0; n < max; n++) if ((await next(n)).status === 429) return n;
  return max;
}

const attacks: readonly Attack[] = [
  {
    name: 'DNS rebinding: another site as Host',
    expected: '421',
    run: async ({ port }) => {
      const url = `http://127.0.0.1:${port}`;
      const headers = { host: 'evil.example', 'x-forwarded-host': 'localhost' };
      const { status } = await send(url, '/api/health', { headers });
      return { isHeld: status === 421, observed: `status ${status}` };
    },
  },
  {
    name: '1 000 guesses from one address',
    expected: '429 after 1 to 20',
    run: async ({ port }) => {
      const url = `http://127.0.0.1:${port}`;
      const count = await countUntilLimited(1000, (n) =>
        send(url, '/api/auth/verify-code', { body: { email: `g${n}@attack.kz`, code: '000000' } }),
      );
      return { isHeld: count > 0 && count <= 20, observed: `${count} guesses` };
    },
  },
  {
    name: 'codes for one mailbox, with forged X-Forwarded-For and a forged device cookie',
    expected: '429 after the first',
    run: async ({ port }) => {
      const url = `http://127.0.0.1:${port}`;
      const count = await countUntilLimited(25, (n) => {
        const cookie = `vitrina-device-${'a'.repeat(16)}=${'b'.repeat(43)}.1.${'c'.repeat(43)}`;
        const headers = { 'x-forwarded-for': `5.5.5.5:${1000 + n}`, cookie };
        return send(url, '/api/auth/request-code', { headers, body: { email: 'victim@attack.kz' } });
      });
      return { isHeld: count === 1, observed: `${count} codes` };
    },
  },
  {
    name: 'an e-mail and 14 000 characters in a path',
    expected: 'an error that does not repeat it',
    run: async ({ port }) => {
      const url = `http://127.0.0.1:${port}`;
      const { status, body } = await send(url, `/api/victim@attack.kz/${'x'.repeat(14_000)}`);
      const isHeld = status !== undefined && status < 500 && !body.includes('victim');
      return { isHeld, observed: `status ${status}` };
    },
  },
];

/** Attacks on sign-in and on the Host header. They use up the hourly limits of the caller's address. */
export const signInAttacks: Readonly<Record<string, readonly Attack[]>> = { 'sign-in': attacks };
