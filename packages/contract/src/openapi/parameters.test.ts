import { initContract } from '@ts-rest/core';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { AgainstQuery, contract, HistoryQuery } from '../index.ts';
import { errorResponses } from '../error-codes.ts';
import { buildOpenApi } from './openapi-document.ts';

/** Returns the operation of a document whose only endpoint is a profile with this query. */
function buildOperation(query: z.ZodMiniType) {
  const responses = {
    ...contract.seller.info.responses,
    ...errorResponses('SELLER_NOT_FOUND', 'REPORT_NOT_FOUND'),
  };
  const router = initContract().router({ seller: { info: { ...contract.seller.info, query, responses } } });
  return Object.values(buildOpenApi(router).paths)[0]?.['get'] as {
    parameters: { in: string; required: boolean; schema: object }[];
    responses: Record<string, { content: { 'application/json': { schema: { properties: object } } } }>;
  };
}

test.each([
  [HistoryQuery, { type: 'integer', minimum: 2, maximum: 160, default: 26 }],
  [AgainstQuery, { type: 'string', pattern: expect.stringContaining('-W') }],
])('a query parameter has its form and default, and need not be sent', (query, schema) => {
  const parameters = buildOperation(query).parameters.filter((one) => one.in === 'query');
  expect(parameters).toEqual([expect.objectContaining({ required: false, schema })]);
});

test('a query without a name in the contract is refused', () => {
  expect(() => buildOperation(z.object({ weeks: z.string() }))).toThrow('does not export');
});

test('a 404 with two codes names both', () => {
  expect(
    buildOperation(HistoryQuery).responses['404']?.content['application/json'].schema.properties,
  ).toMatchObject({
    code: { enum: ['SELLER_NOT_FOUND', 'REPORT_NOT_FOUND'] },
  });
});
