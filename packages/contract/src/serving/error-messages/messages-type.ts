import type { ErrorCode } from '../../error-codes.ts';

/** A cause that the person can act on, with a sentence of its own. */
export type ErrorReason =
  | 'mail-not-sent'
  | 'second-code'
  | 'key-refused'
  | 'link-refused'
  | 'too-many-links'
  | 'too-many-keys'
  | 'import-too-large'
  | 'import-busy'
  | 'import-incomplete';

/** The sentences of all errors in one language: what happened, and what to do. */
export interface ErrorMessages {
  readonly reasons: Readonly<Record<ErrorReason, string>>;
  readonly codes: Readonly<Record<Exclude<ErrorCode, 'VALIDATION_ERROR' | 'TOO_MANY_REQUESTS'>, string>>;
  /** VALIDATION_ERROR by status, for statuses with a sentence of their own. */
  readonly statuses: Readonly<Record<408 | 413 | 414 | 415, string>>;
  readonly malformed: string;
  readonly malformedFields: (fields: string) => string;
  readonly tooManyRequests: (wait: string) => string;
  readonly seconds: (count: number) => string;
  readonly minutes: (count: number) => string;
}
