import { ClickHouseError } from '@clickhouse/client';
import { AnalyticsLimit, AnalyticsUnavailable } from '../errors.ts';

/** Codes of ClickHouse's ErrorCodes.cpp that mean: over a limit of time, rows, bytes or memory. */
const limits = new Set(['158', '159', '160', '241', '307', '396']);

/** … that mean: not now, the server is overloaded, starting, ending or does not reach its shards. */
const outages = new Set(['202', '209', '210', '236', '279']);

/** Node's codes of a connection that was not made or broke. */
const broken = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ENOTFOUND',
  'ENOTSOCK',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'EPIPE',
  'ETIMEDOUT',
]);

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

const asAnalyticsError = (error: unknown, problem: string | undefined): unknown => {
  const code = codeOf(error);
  if (typeof code !== 'string') return error;
  if (error instanceof ClickHouseError) {
    if (limits.has(code)) return new AnalyticsLimit(error.message, { cause: error });
    if (outages.has(code)) return new AnalyticsUnavailable(error.message, { cause: error });
    return error;
  }
  if (!broken.has(code)) return error;
  return new AnalyticsUnavailable(problem ?? 'The analytics do not answer', { cause: error });
};

/**
 * A call to the engine whose failures say what they mean to those who asked; `problem` is what is known to be
 * wrong with the engine.
 */
export const withAnalyticsErrors = async <T>(
  call: Promise<T>,
  problem?: () => string | undefined,
): Promise<T> => {
  try {
    return await call;
  } catch (error) {
    throw asAnalyticsError(error, problem?.());
  }
};
