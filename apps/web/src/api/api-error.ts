import * as z from 'zod/mini';

const ErrorBody = z.object({ error: z.string().check(z.minLength(1)) });
const CodedBody = z.object({ code: z.string() });
const Metadata = z.object({ errorSummary: z.string() });

/** Longer messages are cut, in characters. */
const MAX_MESSAGE_LENGTH = 300;

/** A request without a usable response. The message is the server's, or else the endpoint's own. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status; undefined without a response. */
  readonly status: number | undefined;
  /** Error code of the contract, if the response has one. */
  readonly code: string | undefined;

  constructor(
    endpoint: { metadata?: unknown },
    response?: { status: number; body: unknown },
    cause?: unknown,
  ) {
    const message =
      ErrorBody.safeParse(response?.body).data?.error ?? Metadata.parse(endpoint.metadata).errorSummary;
    super(message.slice(0, MAX_MESSAGE_LENGTH), { cause });
    this.status = response?.status;
    this.code = CodedBody.safeParse(response?.body).data?.code;
  }
}

/** The error code of the contract, if the error has one. */
export const getErrorCode = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.code : undefined;
