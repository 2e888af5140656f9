import type { ErrorCode, errorStatuses } from '@vitrina/contract';
import { ContractError, toErrorResponse } from '@vitrina/contract/serving';

/** Creates a 200 response. */
export const ok = <Body>(body: Body) => ({ status: 200 as const, body });

type ErrorStatus = (typeof errorStatuses)[ErrorCode][number];

/** Creates the response of an error: exactly `{error, code}`, with Retry-After at 429 and 503. */
export const errorResponse = <Status extends ErrorStatus, Code extends ErrorCode>(
  status: Status,
  code: Code,
) => {
  const { headers, body } = toErrorResponse(new ContractError<ErrorCode>(code, { status }));
  return { status, headers, body: { error: body.error, code } };
};
