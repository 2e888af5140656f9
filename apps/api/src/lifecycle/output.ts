import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { Terminal } from '../command/command.ts';
import { createProgressBar } from '../command/progress-bar.ts';
import { formatWeek } from '@vitrina/contract/iso-week';
import { createLog } from '../server/http/log.ts';
import type { PublishedWeekRecord } from '../store/published-weeks.ts';
import { formatAnnouncement, getProductUrl } from './announcement.ts';
import { formatLogLine } from './readable-log.ts';
import { formatCode, keepBarBelow } from './terminal-lines.ts';

/** The server's standard output: readable lines on a terminal, elsewhere one JSON object a line. */
export interface Output {
  readonly log: FastifyBaseLogger;
  /** Shows a sign-in code at any LOG_LEVEL. */
  readonly showCode: (email: string, code: string) => void;
  /** Shows that the server is ready at any LOG_LEVEL. */
  readonly announce: (weeks: readonly PublishedWeekRecord[]) => void;
  readonly createProgressBar: () => ReturnType<typeof createProgressBar>;
}

type Stream = Terminal['stderr'];

const toCodeLine = (email: string, code: string) => `sign-in code for ${email}: ${code}`;

/** Creates the output on a terminal. Lines appear above a progress bar. */
function createTerminalOutput(config: Config, stream: Stream): Output {
  const { writeLines, bar } = keepBarBelow(stream);
  const write = (line: string) => {
    const text = formatLogLine(line, { hasCalls: ['trace', 'debug'].includes(config.logLevel) });
    if (text !== undefined) writeLines(`${text}\n`);
  };
  return {
    log: createLog({ write }, config.logLevel),
    showCode: (email, code) => writeLines(formatCode(toCodeLine(email, code))),
    announce: (weeks) => writeLines(formatAnnouncement(config, weeks)),
    createProgressBar: () => createProgressBar(bar),
  };
}

/** Creates the output of JSON lines for log collectors. */
function createCollectedOutput(config: Config, stream: Stream): Output {
  const log = createLog({ write: (line) => void stream.write(line) }, config.logLevel);
  const always = log.child({}, { level: 'info' });
  const bar = { isTTY: false, columns: 0, write: (line: string) => (log.info(line.trim()), true) };
  return {
    log,
    showCode: (email, code) => always.info(toCodeLine(email, code)),
    announce: (weeks) => always.info({ url: getProductUrl(config), weeks: weeks.map(formatWeek) }, 'ready'),
    createProgressBar: () => createProgressBar(bar),
  };
}

/** Creates the server's output on a stream. */
export const createOutput = (config: Config, stream: Stream): Output =>
  (stream.isTTY ? createTerminalOutput : createCollectedOutput)(config, stream);
