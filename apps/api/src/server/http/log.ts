/** Masks e-mail addresses and tokens in the text of an error. */
const redact = (text: string) =>
  text
    .replaceAll(/[^\s<>"'(),;:=]+@[^\s<>"'(),;:]+/g, '[e-mail]')
    .replaceAll(/\b(bearer)\s+\S+/gi, '$1 [token]');

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

/** Creates the options of the server's log: one JSON line each, without headers, bodies and secrets. */
export const createLoggerOptions = (stream?: { write(line: string): void }) => ({
  level: 'info',
  base: null,
  serializers: { err: serializeError },
  ...(stream && { stream }),
});
