/**
 * A broken promise: a figure that is wrong; a published week that is gone or unrecoverable; weeks that are refused while
 * health is well, or a stack instead of a sentence; a process, socket or part that stays behind.
 */
export interface Finding {
  readonly kind: 'wrong' | 'lost' | 'silent' | 'left over';
  readonly text: string;
}

/** How a step ended: all weeks right, or some or all refused; and the broken promises. */
export interface StepOutcome {
  readonly isRefused: boolean;
  readonly findings: readonly Finding[];
  /** What was done, to repeat the step by hand. */
  readonly done: string;
}

/** One fault to cause, by its seed. */
export interface Step {
  /** Repeats the step: `--step NAME`. */
  readonly name: string;
  /** What is killed or damaged. */
  readonly fault: string;
  readonly run: () => Promise<StepOutcome>;
}

/** Checks whether a command printed a stack instead of a sentence. */
export const hasStack = (errors: string): boolean => /\n\s+at .*:\d+/.test(errors);
