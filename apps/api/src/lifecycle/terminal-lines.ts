import { styleText } from 'node:util';
import type { Terminal } from '../command/command.ts';

/** Moves to the beginning of the terminal's line and clears it. */
const CLEAR_LINE = '\r\u001b[K';

/** Shares a terminal between whole lines and a progress bar, which stays intact below them. */
export function keepBarBelow(stream: Terminal['stderr']) {
  let shown = '';
  return {
    writeLines: (lines: string) => stream.write(shown === '' ? lines : `${CLEAR_LINE}${lines}${shown}`),
    /** Output of the progress bar. */
    bar: {
      isTTY: true,
      get columns() {
        return stream.columns;
      },
      write: (text: string) => {
        shown = text.replace(CLEAR_LINE, '');
        return stream.write(text);
      },
    },
  };
}

/** Formats the line of a sign-in code so that it stands out among the others. */
export const formatCode = (line: string): string => `\n  ${styleText(['bold', 'inverse'], ` ${line} `)}\n\n`;
