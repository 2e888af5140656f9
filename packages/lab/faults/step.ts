/**
 * A broken promise: a wrong figure; a published week that is lost or unrecoverable; weeks refused while health is ok,
 * or a stack instead of a sentence; a process, socket or part left over.
 */
export interface Finding {
  readonly kind: 'wrong' | 'lost' | 'silent' | 'left over';
  readonly text: string;
}

/** Outcome of a step: whether weeks were refused, and the broken promises. */
export interface StepOutcome {
  readonly isRefused: boolean;
  readonly findings: readonly Finding[];
  /** Description, for repeating the step by hand. */
  readonly done: string;
}

/** One fault to cause, by its seed. */
export interface Step {
  /** Repeats the step: `--step NAME`. */
  readonly name: string;
  /** Target of the kill or damage. */
  readonly fault: string;
  readonly run: () => Promise<StepOutcome>;
}

/** Checks whether a command printed a stack instead of a sentence. */
export const hasStack = (errors: string): boolean => /\n\s+at .*:\d+/.test(errors);
