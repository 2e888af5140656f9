import type { OnProgress, Progress } from './progress.ts';
import type { Terminal } from './command.ts';

const labels = {
  hashing: 'Comparing with what is published',
  reading: 'Reading and checking rows',
  checking: 'Comparing rows with each other',
  building: 'Building reports',
  replicating: 'Waiting for the replicas',
  removing: 'Removing what was replaced',
} as const;

const BAR_WIDTH = 24;

const getShare = ({ done, total }: Progress): number => (total > 0 ? Math.min(1, done / total) : 1);

const formatBar = (progress: Progress): string => {
  const full = Math.round(getShare(progress) * BAR_WIDTH);
  const percent = String(Math.floor(getShare(progress) * 100)).padStart(3);
  return `${'█'.repeat(full)}${'░'.repeat(BAR_WIDTH - full)} ${percent} %  ${labels[progress.step]}`;
};

/** Creates a progress display: a bar on a terminal, otherwise one line per step and quarter. */
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
        const text = formatBar(progress).slice(0, (output.columns || 80) - 1);
        show(text, `\r\u001b[K${text}`);
      } else {
        const percent = Math.floor(getShare(progress) * 4) * 25;
        const text = `${labels[progress.step]}: ${percent} %`;
        show(text, `${text}\n`);
      }
    },
    end: () => {
      if (output.isTTY && shown !== '') output.write('\r\u001b[K');
    },
  };
};
