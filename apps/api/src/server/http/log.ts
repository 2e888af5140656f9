import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import type { LogLevel } from '../../environment.ts';

/** Maximum length of a text in a log line, in characters. */
const MAX_TEXT_LENGTH = 200;

/** Masks e-mail addresses, including URL-encoded ones, tokens and keys in a text. */
const redact = (text: string) =>
  text
    .replaceAll(/[^\s<>"'(),;:=/]+(?:@|%(?:25)*40)[^\s<>"'(),;:/]+/gi, '[e-mail]')
    .replaceAll(/\b(bearer)\s+\S+/gi, '$1 [token]')
    .replaceAll(/\b(key_|link_)[\w-]{8,}/g, '$1[token]');

/** Prepares a text of a caller for the log: at most 200 characters, without e-mail addresses and tokens. */
export const toLoggedText = (text: string): string => {
  // Cut before the search as well: searching a long path would be slow.
  const redacted = redact(text.slice(0, 2 * MAX_TEXT_LENGTH));
  return redacted.length > MAX_TEXT_LENGTH ? `${redacted.slice(0, MAX_TEXT_LENGTH - 1)}…` : redacted;
};

interface LoggedError {
  [key: string]: unknown;
  type: string;
  message: string;
  stack: string;
}

/** Serializes an error for the log: type, message, stack and causes. */
function serializeError(thrown: unknown): LoggedError {
  if (!(thrown instanceof Error)) return { type: typeof thrown, message: redact(String(thrown)), stack: '' };
  const { name: type, message, stack = '', cause } = thrown;
  const serialized = { type, message: redact(message), stack: redact(stack) };
  return cause === undefined ? serialized : { ...serialized, cause: serializeError(cause) };
}

/** Creates the log: one JSON line each, with time, service and process, without headers, bodies and secrets. */
export const createLog = (
  target: { write(line: string): void },
  level: LogLevel = 'info',
): FastifyBaseLogger =>
  pino(
    {
      level,
      base: { service: 'vitrina', pid: process.pid },
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      serializers: { err: serializeError },
    },
    target,
  );
