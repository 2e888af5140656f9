import { type ErrorBody, type ErrorCode, errorStatuses } from '../error-codes.ts';
import { DEFAULT_LANGUAGE, type Language } from '../languages.ts';
import { getErrorMessage } from './error-messages/error-messages.ts';
import type { ErrorReason } from './error-messages/messages-type.ts';

/** Details of an error beside its code. */
export interface ContractErrorDetails<Code extends ErrorCode> {
  /** HTTP status, one of the code's; the first of them if omitted. */
  readonly status?: (typeof errorStatuses)[Code][number];
  /** Names of the malformed request fields. */
  readonly fields?: readonly string[];
  /** Value of Retry-After, sent with 429 (60 if omitted) and 503 (5 if omitted). */
  readonly retryAfterSeconds?: number;
  /** Further headers of the response. */
  readonly headers?: Readonly<Record<string, string>>;
  /** A cause that the person can act on, with a sentence of its own. */
  readonly reason?: ErrorReason;
  /** The underlying error: for the log, never for the response. */
  readonly cause?: unknown;
}

/** An error of the catalogue: thrown by handlers, sent as `{error, code}`. */
export class ContractError<Code extends ErrorCode = ErrorCode> extends Error {
  readonly code: Code;
  readonly status: number;
  readonly fields: readonly string[];
  readonly retryAfterSeconds: number | undefined;
  readonly reason: ErrorReason | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: Code, details: ContractErrorDetails<Code> = {}) {
    super(code, { cause: details.cause });
    this.name = 'ContractError';
    this.code = code;
    this.status = details.status ?? errorStatuses[code][0];
    this.fields = details.fields ?? [];
    this.reason = details.reason;
    this.headers = details.headers ?? {};
    this.retryAfterSeconds = details.retryAfterSeconds ?? (this.status === 503 ? 5 : undefined);
  }
}

/** The HTTP response of an error: status, headers, and exactly `{error, code}`. */
export interface ErrorResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: ErrorBody;
}

/** Creates the response of an error, with Retry-After at 429 and 503; its sentence is in the given language. */
export function toErrorResponse(error: ContractError, language: Language = DEFAULT_LANGUAGE): ErrorResponse {
  const { code, status, retryAfterSeconds } = error;
  const headers: Record<string, string> = { ...error.headers, 'cache-control': 'no-store' };
  if (status === 429 || status === 503) headers['retry-after'] = String(Math.ceil(retryAfterSeconds ?? 60));
  if (code === 'UNAUTHORIZED') headers['www-authenticate'] = 'Bearer';
  return { status, headers, body: { error: getErrorMessage(error, language), code } };
}
