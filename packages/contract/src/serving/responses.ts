import * as z from 'zod/mini';
import { ErrorCode } from '../error-codes.ts';
import type { Endpoint } from './endpoints.ts';

/** Error codes that an endpoint declares at a status, its subject's own first; empty if none. */
export function errorCodesAt(endpoint: Endpoint, status: number): readonly ErrorCode[] {
  const schema = endpoint.responses[status];
  const code = schema instanceof z.ZodMiniObject ? schema.shape['code'] : undefined;
  const values: unknown[] = code instanceof z.ZodMiniLiteral ? code.def.values : [];
  return values.flatMap((value) => ErrorCode.safeParse(value).data ?? []);
}

/** The first error code that an endpoint declares at a status; undefined if none. */
export const errorCodeAt = (endpoint: Endpoint, status: number): ErrorCode | undefined =>
  errorCodesAt(endpoint, status)[0];

/** Whether an endpoint declares an error with this status and code. */
export const isDeclared = (
  endpoint: Endpoint,
  { status, code }: { status: number; code: ErrorCode },
): boolean => errorCodesAt(endpoint, status).includes(code);

/** Whether an endpoint needs no caller and accepts a program's key, as each report does. */
export const isOpenToKeys = (endpoint: Endpoint): boolean =>
  endpoint.headers === undefined && isDeclared(endpoint, { status: 401, code: 'UNAUTHORIZED' });

/** Not-found codes by the id name of the entity in a request. */
const codesOfIds: Readonly<Record<string, ErrorCode>> = {
  sellerId: 'SELLER_NOT_FOUND',
  categoryId: 'CATEGORY_NOT_FOUND',
  sectionId: 'SECTION_NOT_FOUND',
  brandId: 'BRAND_NOT_FOUND',
};

/**
 * The code of an endpoint's 404: of the entity that the request names, if the endpoint declares it, else the first.
 * Throws if it declares none.
 */
export function notFoundCode(endpoint: Endpoint, request: object = {}): ErrorCode {
  const named = Object.entries(request).flatMap(([name, id]) =>
    Number(id) > 0 ? (codesOfIds[name] ?? []) : [],
  );
  const declared = errorCodesAt(endpoint, 404);
  const code = named.find((one) => declared.includes(one)) ?? declared[0];
  if (code === undefined) throw new Error(`${endpoint.path} declares no 404`);
  return code;
}

/** A response that breaks the contract; its message is one line: endpoint, field, rule and count. */
export class InvalidResponseError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'InvalidResponseError';
    // The stack names the check, never the handler.
    this.stack = `${this.name}: ${message}`;
  }
}

/** Maximum number of fields in one message. */
const MAX_FIELDS = 3;

const formatPath = (path: readonly PropertyKey[]): string =>
  path
    .map((key) => (typeof key === 'number' ? '[]' : String(key)))
    .join('.')
    .replaceAll('.[]', '[]') || 'body';

function formatIssues({ issues }: z.core.$ZodError): string {
  const fields = Map.groupBy(issues, ({ path }) => formatPath(path));
  const lines = [...fields].slice(0, MAX_FIELDS).map(([field, same]) => {
    const [first] = same;
    return `${field}: ${first?.message ?? ''} (${same.length}×)`;
  });
  const more = fields.size - lines.length;
  return lines.join('; ') + (more > 0 ? `; ${more} more fields` : '');
}

/**
 * Parses a response body by the schema of its status, without fields beyond the contract. Throws InvalidResponseError
 * if the status is undeclared or the body breaks its schema.
 */
export function parseResponse(endpoint: Endpoint, status: number, body: unknown): unknown {
  const name = `${endpoint.method} ${endpoint.path}`;
  const schema = endpoint.responses[status];
  if (!(schema instanceof z.ZodMiniType))
    throw new InvalidResponseError(`${name} does not declare ${status}`);
  const { success, data, error } = schema.safeParse(body);
  if (success) return data;
  throw new InvalidResponseError(`${name} breaks its contract at ${status}: ${formatIssues(error)}`);
}
