import { ErrorBody, ErrorCode, errorStatuses } from '@vitrina/contract';
import { expect, test } from 'vitest';
import { ContractError, toErrorResponse } from './reply.ts';

const every = ErrorCode.options.flatMap((code) =>
  errorStatuses[code].map((status) => [code, status] as const),
);

test.each(every)('%s with %d says in one Russian sentence what happened and what to do', (code, status) => {
  const failure = new ContractError(code, code === 'VALIDATION_ERROR' ? { status: status as 400 } : {});
  const answer = toErrorResponse(failure);
  expect(answer.status).toBe(status);
  expect(ErrorBody.parse(answer.body)).toEqual(answer.body);
  expect(answer.body.error).toMatch(/^[А-ЯЁ][^.!?]*: [^.!?]+\.$/);
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('a request that is not well formed hears which fields are wrong', () => {
  const { body } = toErrorResponse(new ContractError('VALIDATION_ERROR', { fields: ['email', 'code'] }));
  expect(body.error).toBe('Неверно заполнено (email, code): исправьте и повторите.');
});

test('who asked too often hears how long to wait, in whole seconds', () => {
  const { body, headers } = toErrorResponse(
    new ContractError('TOO_MANY_REQUESTS', { retryAfterSeconds: 41.2 }),
  );
  expect(body.error).toBe('Слишком много попыток: повторите через 42 с.');
  expect(headers['retry-after']).toBe('42');
  const long = toErrorResponse(new ContractError('TOO_MANY_REQUESTS', { retryAfterSeconds: 1801 }));
  expect(long.body.error).toBe('Слишком много попыток: повторите через 31 мин.');
});
