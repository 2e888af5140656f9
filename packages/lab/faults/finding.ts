/**
 * A broken promise: a figure that is wrong, a published week that is gone or cannot be had back, weeks that are refused
 * while health is well or a stack instead of a sentence, and a process, socket or part that stays behind.
 */
export interface Finding {
  readonly kind: 'wrong' | 'lost' | 'silent' | 'left over';
  readonly text: string;
}

/** Every kind, in the order of the table. */
export const findingKinds = ['wrong', 'lost', 'silent', 'left over'] as const;

/** How a step ended: all weeks right, or some or all refused; and the promises it found broken. */
export interface StepOutcome {
  readonly isRefused: boolean;
  readonly findings: readonly Finding[];
  /** What was done, for the one who repeats the step. */
  readonly done: string;
}

/** One fault to cause, by its seed. */
export interface Step {
  /** Repeats the step: `--step NAME`. */
  readonly name: string;
  /** Row of the table. */
  readonly group: string;
  readonly run: () => Promise<StepOutcome>;
}
