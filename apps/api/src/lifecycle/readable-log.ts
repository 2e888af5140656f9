import { styleText } from 'node:util';
import { escapeUnprintable } from '../command/printable.ts';

/** Names and colours of the log's levels. */
const levels: Readonly<Record<number, [name: string, style: Parameters<typeof styleText>[0]]>> = {
  10: ['trace', 'dim'],
  20: ['debug', 'dim'],
  30: ['info', 'green'],
  40: ['warn', 'yellow'],
  50: ['error', 'red'],
  60: ['fatal', 'red'],
};

/** An error as the log has it. */
interface LoggedError {
  message: string;
  stack: string;
  cause?: LoggedError;
}

/** A line of the log, parsed. */
interface LogEntry {
  level: number;
  time: string;
  msg?: string;
  err?: LoggedError;
  [name: string]: unknown;
}

/** Formats an error and its causes: a line each, and the stack below. */
function formatError({ message, stack, cause }: LoggedError): string[] {
  const lines = stack.includes(message) ? stack.split('\n') : [message, ...stack.split('\n')];
  const shown = lines.filter(Boolean).map((line) => `    ${escapeUnprintable(line.trimEnd())}`);
  return cause ? [...shown, '  caused by', ...formatError(cause)] : shown;
}

/** Formats a value of a log line; text with blanks is quoted. */
const formatValue = (value: unknown): string =>
  escapeUnprintable(typeof value === 'string' && /^\S+$/.test(value) ? value : JSON.stringify(value));

/**
 * Formats a JSON line of the log for a person: local time, level, message, values, and an error's stack below. Returns
 * undefined for the line of a call unless `hasCalls`.
 */
export function formatLogLine(line: string, { hasCalls }: { hasCalls: boolean }): string | undefined {
  const { level, time, msg = '', err, ...values } = JSON.parse(line) as LogEntry;
  if (msg === 'response' && !hasCalls) return undefined;
  const [name, style] = levels[level] ?? [String(level), 'dim'];
  const shown = Object.entries(values)
    .filter(([key]) => key !== 'service' && key !== 'pid' && key !== 'reqId')
    .map(([key, value]) => styleText('dim', `${key}=${formatValue(value)}`));
  const clock = styleText('dim', new Date(time).toTimeString().slice(0, 8));
  const head = [clock, styleText(style, name.padEnd(5)), escapeUnprintable(msg), ...shown].join(' ');
  return [head, ...(err ? formatError(err) : [])].join('\n');
}
