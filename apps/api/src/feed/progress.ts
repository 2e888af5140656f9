/** How far a command is: `done` of `total` in the unit of its step. */
export interface Progress {
  readonly step: 'hashing' | 'reading' | 'checking' | 'building' | 'removing';
  readonly done: number;
  readonly total: number;
}

/** Is told how far the command is. */
export type OnProgress = (progress: Progress) => void;

/** Adds up what is done of one step and tells it. */
export const createProgressCounter = (step: Progress['step'], total: number, onProgress: OnProgress) => {
  let done = 0;
  onProgress({ step, done, total });
  return (more: number): void => {
    done += more;
    onProgress({ step, done, total });
  };
};
