/** Hides what must not stand in a log even inside an error's own words: e-mail addresses and tokens. */
const discreet = (text: string) =>
  text
    .replaceAll(/[^\s<>"'(),;:=]+@[^\s<>"'(),;:]+/g, '[e-mail]')
    .replaceAll(/\b(bearer)\s+\S+/gi, '$1 [token]');

interface LoggedError {
  [key: string]: unknown;
  type: string;
  message: string;
  stack: string;
}

/** An error as it goes to the log: what kind, in what words, from where and from what cause. */
function logged(thrown: unknown): LoggedError {
  if (!(thrown instanceof Error))
    return { type: typeof thrown, message: discreet(String(thrown)), stack: '' };
  const { name: type, message, stack = '', cause } = thrown;
  const described = { type, message: discreet(message), stack: discreet(stack) };
  return cause === undefined ? described : { ...described, cause: logged(cause) };
}

/** Settings of the server's log: one JSON line each, without headers, bodies or anything secret. */
export const createLoggerOptions = (stream?: { write(line: string): void }) => ({
  level: 'info',
  base: null,
  serializers: { err: logged },
  ...(stream && { stream }),
});
