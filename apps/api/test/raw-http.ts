import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect } from 'vitest';
import { serveHandlers } from './bare-server.ts';

const always = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
};

/** The head of a request with a body, and that body. */
export const post =
  'POST /api/report/sellers-by-title HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
export const requestBody = '{"year":2026,"weekNumber":46,"title":"а"}';

/** Serves the test handlers on a port, for requests of any bytes. */
export async function openRawHttp() {
  const { app } = serveHandlers({});
  await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    /** Writes the parts of a request with delays between them and returns the response text. */
    sendParts: async (...pieces: (string | number)[]): Promise<string> => {
      const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
      await once(socket, 'connect');
      socket.on('error', () => undefined);
      const answer = text(socket);
      for (const piece of pieces) {
        if (typeof piece === 'string') socket.write(piece);
        else await new Promise((resolve) => setTimeout(resolve, piece));
      }
      return answer;
    },
    close: () => app.close(),
  };
}

/** Expects a response with this status, the body of the contract's errors and all security headers. */
export const expectRefused = (answer: string, status: number): void => {
  const end = answer.indexOf('\r\n\r\n');
  const head = answer.slice(0, end).toLowerCase();
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(JSON.parse(answer.slice(end + 4))).toEqual({ error: expect.any(String), code: 'VALIDATION_ERROR' });
  for (const [name, value] of Object.entries(always)) expect(head).toContain(`${name}: ${value}`);
  expect(head).toContain('content-type: application/json; charset=utf-8');
};
