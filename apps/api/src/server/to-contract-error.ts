import { AnalyticsLimit, AnalyticsUnavailable } from '../analytics/errors.ts';
import { ContractError } from '../reply.ts';
import { StoreUnavailable } from '../store/store-unavailable.ts';

const notNow = [AnalyticsUnavailable, AnalyticsLimit, StoreUnavailable];

/** The failure that whatever a handler threw comes down to; what nobody foresaw is a mistake of ours. */
export function toContractError(thrown: unknown): ContractError {
  if (thrown instanceof ContractError) return thrown;
  if (notNow.some((kind) => thrown instanceof kind)) {
    return new ContractError('SERVICE_UNAVAILABLE', { cause: thrown });
  }
  return new ContractError('INTERNAL_SERVER_ERROR', { cause: thrown });
}

/** What Fastify and Node call the mistakes of a request that are not answered with a plain 400. */
const mistakes: Record<string, 408 | 413 | 414 | 415> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  FST_ERR_CTP_BODY_TOO_LARGE: 413,
  FST_ERR_MAX_PARAM_LENGTH: 414,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 415,
};

/** The failure that an error of Fastify itself comes down to, met before any handler ran. */
export function fromFastifyError(error: unknown): ContractError {
  if (!(error instanceof Error) || error instanceof ContractError) return toContractError(error);
  const { code = '', statusCode = 500 } = error as Error & { code?: string; statusCode?: number };
  const status = mistakes[code];
  if (status) return new ContractError('VALIDATION_ERROR', { status, cause: error });
  if (statusCode >= 400 && statusCode < 500) return new ContractError('VALIDATION_ERROR', { cause: error });
  return toContractError(error);
}
