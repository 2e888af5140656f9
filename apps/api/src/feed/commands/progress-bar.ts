import type { OnProgress, Progress } from '../progress.ts';
import type { Terminal } from './command.ts';

const labels = {
  hashing: 'Comparing with what is published',
  reading: 'Reading and checking rows',
  checking: 'Comparing rows with each other',
  building: 'Building reports',
  removing: 'Removing what was replaced',
} as const;

const barWidth = 24;

const share = ({ done, total }: Progress): number => (total > 0 ? Math.min(1, done / total) : 1);

const bar = (progress: Progress): string => {
  const full = Math.round(share(progress) * barWidth);
  const percent = String(Math.floor(share(progress) * 100)).padStart(3);
  return `${'█'.repeat(full)}${'░'.repeat(barWidth - full)} ${percent} %  ${labels[progress.step]}`;
};

/** Shows how far a command is: a bar that moves on a terminal; elsewhere a line at each step and quarter. */
export const createProgressBar = (
  output: Terminal['stderr'],
): { onProgress: OnProgress; end: () => void } => {
  let shown = '';
  const show = (text: string, written: string) => {
    if (text !== shown) output.write(written);
    shown = text;
  };
  return {
    onProgress: (progress) => {
      if (output.isTTY) {
        const text = bar(progress).slice(0, (output.columns || 80) - 1);
        show(text, `\r\u001b[K${text}`);
      } else {
        const percent = Math.floor(share(progress) * 4) * 25;
        const text = `${labels[progress.step]}: ${percent} %`;
        show(text, `${text}\n`);
      }
    },
    end: () => {
      if (output.isTTY && shown !== '') output.write('\r\u001b[K');
    },
  };
};
