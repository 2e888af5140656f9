import { ClickHouseError } from '@clickhouse/client';
import { ACCESS_DENIED, describeDenial, type UserSetting } from './access-denied.ts';
import { AnalyticsLimit, AnalyticsUnavailable } from '../errors.ts';

/** Codes of ClickHouse's ErrorCodes.cpp for an exceeded limit of time, rows, bytes or memory. */
const limits = new Set(['158', '159', '160', '241', '307', '396']);

/** Codes of ErrorCodes.cpp for a server that is overloaded, starting, stopping, or without its shards, replicas or Keeper. */
const outages = new Set(['202', '209', '210', '225', '236', '242', '279', '285', '286', '289', '319', '999']);

/** Node's error codes of a refused or broken connection. */
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

const getCode = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

const asAnalyticsError = (error: unknown, problem: string | undefined, setting: UserSetting): unknown => {
  const code = getCode(error);
  if (typeof code !== 'string') return error;
  if (error instanceof ClickHouseError) {
    if (limits.has(code)) return new AnalyticsLimit(error.message, { cause: error });
    if (code === ACCESS_DENIED) return describeDenial(error, setting);
    if (outages.has(code)) return new AnalyticsUnavailable(error.message, { cause: error });
    return error;
  }
  if (!broken.has(code)) return error;
  return new AnalyticsUnavailable(problem ?? 'The analytics do not respond', { cause: error });
};

/**
 * Awaits a call to the engine and rethrows its errors as AnalyticsLimit or AnalyticsUnavailable; `problem` gives
 * the known cause of an outage, `setting` whose user a server may refuse (GrantMissing).
 */
export const withAnalyticsErrors = async <T>(
  call: Promise<T>,
  problem?: () => string | undefined,
  setting: UserSetting = 'CLICKHOUSE_URL',
): Promise<T> => {
  try {
    return await call;
  } catch (error) {
    throw asAnalyticsError(error, problem?.(), setting);
  }
};
