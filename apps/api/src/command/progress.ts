/** Progress of a command: `done` of `total` in the unit of the step. */
export interface Progress {
  readonly step: 'hashing' | 'reading' | 'checking' | 'building' | 'replicating' | 'removing';
  readonly done: number;
  readonly total: number;
}

/** Receives the progress of a command. */
export type OnProgress = (progress: Progress) => void;

/** Creates a counter for one step that reports the sum of its increments. */
export const createProgressCounter = (step: Progress['step'], total: number, onProgress: OnProgress) => {
  let done = 0;
  onProgress({ step, done, total });
  return (more: number): void => {
    done += more;
    onProgress({ step, done, total });
  };
};
