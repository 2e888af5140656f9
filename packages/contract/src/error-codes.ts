import * as z from 'zod/mini';

/**
 * The HTTP statuses of every error code.
 * `VALIDATION_ERROR` covers the request itself: its values (400), its pace (408), its size (413, 414)
 * and its media type (415).
 */
export const errorStatuses = {
  VALIDATION_ERROR: [400, 408, 413, 414, 415],
  INVALID_CODE: [401],
  INVALID_REFRESH_TOKEN: [401],
  UNAUTHORIZED: [401],
  FORBIDDEN: [403],
  SELLER_NOT_FOUND: [404],
  CATEGORY_NOT_FOUND: [404],
  SECTION_NOT_FOUND: [404],
  BRAND_NOT_FOUND: [404],
  PRODUCT_NOT_FOUND: [404],
  REPORT_NOT_FOUND: [404],
  KEY_NOT_FOUND: [404],
  SESSION_NOT_FOUND: [404],
  SHARE_NOT_FOUND: [404],
  IMPORT_NOT_FOUND: [404],
  NOT_FOUND: [404],
  CONFLICT: [412],
  TOO_MANY_REQUESTS: [429],
  INTERNAL_SERVER_ERROR: [500],
  SERVICE_UNAVAILABLE: [503],
} as const;

/** A machine-readable error code. */
export type ErrorCode = keyof typeof errorStatuses;

/** All codes, in the order of the catalogue. */
export const ErrorCode = z.enum(Object.keys(errorStatuses) as [ErrorCode, ...ErrorCode[]]);

const sentence = z.string().check(z.minLength(1), z.maxLength(300));

/** Body of every response but 200: a sentence for the person, a code for programs. */
export const ErrorBody = z.strictObject({
  error: sentence,
  code: ErrorCode,
});
export type ErrorBody = z.output<typeof ErrorBody>;

const commonCodes = [
  'VALIDATION_ERROR',
  'TOO_MANY_REQUESTS',
  'INTERNAL_SERVER_ERROR',
  'SERVICE_UNAVAILABLE',
] as const satisfies ErrorCode[];

/** A code that every endpoint declares. */
export type CommonCode = (typeof commonCodes)[number];
type Status<Code extends ErrorCode> = (typeof errorStatuses)[Code][number];
export type ErrorSchema<Code extends ErrorCode> = z.ZodMiniObject<{
  error: z.ZodMiniString<string>;
  code: z.ZodMiniLiteral<Code>;
}>;

/** The error responses of an endpoint: status → body of its own and the common codes. */
export type ErrorResponses<Own extends ErrorCode> = {
  [S in Status<Own | CommonCode>]: ErrorSchema<
    { [C in Own | CommonCode]: S extends Status<C> ? C : never }[Own | CommonCode]
  >;
};

const createBody = (codes: ErrorCode[]) => z.strictObject({ error: sentence, code: z.literal(codes) });

/** Response of a report to a key that is not live. Only a request with a key gets it. */
export const keyRefusal: { 401: ErrorSchema<'UNAUTHORIZED'> } = {
  401: createBody(['UNAUTHORIZED']) as ErrorSchema<'UNAUTHORIZED'>,
};

/**
 * Creates the error responses of an endpoint from its own codes and the common ones. Own codes never share a status
 * with a common one. If an endpoint has two codes at 404, the subject's precedes that of the entity compared with it.
 */
export const errorResponses = <Own extends ErrorCode = never>(...own: Own[]): ErrorResponses<Own> => {
  const codes = new Map<number, ErrorCode[]>();
  for (const code of [...own, ...commonCodes])
    for (const status of errorStatuses[code]) codes.set(status, [...(codes.get(status) ?? []), code]);
  return Object.fromEntries(
    [...codes].map(([status, same]) => [status, createBody(same)]),
  ) as ErrorResponses<Own>;
};
