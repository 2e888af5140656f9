import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { selectLanguage } from '@vitrina/contract';
import { toErrorResponse } from '@vitrina/contract/serving';
import { UnreadableWeek } from '../../served-weeks/unreadable-week.ts';
import { fromFastifyError } from '../endpoints/to-contract-error.ts';
import { toLoggedText } from './log.ts';

type Headers = Readonly<Record<string, string>>;

/** Returns the message of a cause without its stack: under overload there are many. */
const getMessage = (cause: unknown) => (cause instanceof Error ? toLoggedText(cause.message) : undefined);

/** Sends the response of an error; logs the cause of a 500 and of a 503, an unreadable week once an hour. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const contractError = fromFastifyError(error);
  const { status, headers, body } = toErrorResponse(
    contractError,
    selectLanguage(request.headers['accept-language']),
  );
  if (contractError.cause instanceof UnreadableWeek) {
    if (contractError.cause.isToLog)
      request.log.error({ why: contractError.cause.message }, 'week not served');
  } else if (status === 500) request.log.error({ err: contractError.cause ?? contractError }, 'call failed');
  else if (status === 503) request.log.warn({ why: getMessage(contractError.cause) }, 'call refused');
  return reply.code(status).headers(headers).send(body);
}

/** Handles a URL that Fastify cannot decode, before any hook runs; `always` are the headers of every response. */
export const handleUrlError =
  (always: Headers) =>
  (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    void sendError(error, request, reply.headers({ ...always }));
  };

/** A socket, and the response that Node is writing to it. */
type RespondingSocket = Socket & { _httpMessage?: ServerResponse | null };

/** Handles malformed or slow HTTP by writing the response to the socket. */
export const handleSocketError =
  (always: Headers) =>
  (error: NodeJS.ErrnoException, socket: RespondingSocket): void => {
    const isResponding = socket._httpMessage?.headersSent === true;
    if (error.code === 'ECONNRESET' || !socket.writable || isResponding) {
      socket.destroy(error);
      return;
    }
    const { status, headers, body } = toErrorResponse(
      fromFastifyError(Object.assign(error, { statusCode: 400 })),
    );
    const text = JSON.stringify(body);
    const lines = Object.entries({
      ...always,
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(text)),
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${text}`);
  };
