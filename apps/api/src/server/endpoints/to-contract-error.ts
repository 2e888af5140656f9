import { ContractError, type Endpoint, isDeclared } from '@vitrina/contract/serving';
import { AnalyticsLimit, AnalyticsUnavailable, QueueTooLong } from '../../analytics/errors.ts';
import { StoreUnavailable } from '../../store/store-unavailable.ts';

const temporaryErrors = [AnalyticsUnavailable, AnalyticsLimit, StoreUnavailable];

/** Converts anything thrown to a ContractError: 503 for what a retry can solve, else 500. */
function toContractError(thrown: unknown): ContractError {
  if (thrown instanceof ContractError) return thrown;
  if (thrown instanceof QueueTooLong) {
    const { retryAfterSeconds } = thrown;
    return new ContractError('SERVICE_UNAVAILABLE', { cause: thrown, retryAfterSeconds });
  }
  if (temporaryErrors.some((type) => thrown instanceof type))
    return new ContractError('SERVICE_UNAVAILABLE', { cause: thrown });
  return new ContractError('INTERNAL_SERVER_ERROR', { cause: thrown });
}

/** Statuses of VALIDATION_ERROR by the error code of Fastify and Node; 400 for any other. */
const requestErrorStatuses: Record<string, 408 | 413 | 414 | 415> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  FST_ERR_CTP_BODY_TOO_LARGE: 413,
  FST_ERR_MAX_PARAM_LENGTH: 414,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 415,
};

/** Converts an error of Fastify or Node, raised outside a handler, to a ContractError. */
export function fromFastifyError(error: unknown): ContractError {
  if (!(error instanceof Error) || error instanceof ContractError) return toContractError(error);
  const { code = '', statusCode = 500 } = error as Error & { code?: string; statusCode?: number };
  const status = requestErrorStatuses[code];
  if (status) return new ContractError('VALIDATION_ERROR', { status, cause: error });
  if (statusCode >= 400 && statusCode < 500) return new ContractError('VALIDATION_ERROR', { cause: error });
  return toContractError(error);
}

/** Rethrows as a ContractError that the endpoint declares; an undeclared one becomes a 500. */
export const throwDeclared =
  (endpoint: Endpoint) =>
  (thrown: unknown): never => {
    const error = toContractError(thrown);
    throw isDeclared(endpoint, error) ? error : new ContractError('INTERNAL_SERVER_ERROR', { cause: thrown });
  };
