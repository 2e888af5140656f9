import type { IncomingMessage } from 'node:http';
import type { EngineOptions } from './protocol.ts';

/** Whether a request has the user and password of the port; a socket is guarded by its file mode. */
export const isAllowed = (request: IncomingMessage, expected: EngineOptions['tcp']): boolean => {
  if (!expected) return true;
  const basic = Buffer.from(`${expected.user}:${expected.password}`).toString('base64');
  return request.headers.authorization === `Basic ${basic}`;
};
