import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { toErrorResponse } from '../../reply.ts';
import { fromFastifyError } from '../to-contract-error.ts';

type Headers = Readonly<Record<string, string>>;

/** A refusal's reason in its own words; overload makes many, so none brings its stack. */
const reason = (cause: unknown) => (cause instanceof Error ? cause.message : undefined);

/** Answers what failed, and logs the cause where the mistake is ours. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = fromFastifyError(error);
  const { status, headers, body } = toErrorResponse(failure);
  if (status === 500) request.log.error({ err: failure.cause ?? failure }, 'call failed');
  else if (status === 503) request.log.warn({ why: reason(failure.cause) }, 'call refused');
  return reply.code(status).headers(headers).send(body);
}

/** Answers an address that Fastify itself cannot read, before any hook has run. */
export const handleUrlError =
  (always: Headers) =>
  (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    void sendError(error, request, reply.headers({ ...always }));
  };

/** A socket, and the answer that Node is writing to it at the moment. */
type AnsweringSocket = Socket & { _httpMessage?: ServerResponse | null };

/** Answers what is no HTTP at all, or came too slowly, straight on the socket. */
export const handleSocketError =
  (always: Headers) =>
  (error: NodeJS.ErrnoException, socket: AnsweringSocket): void => {
    const answering = socket._httpMessage?.headersSent === true;
    if (error.code === 'ECONNRESET' || !socket.writable || answering) {
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
