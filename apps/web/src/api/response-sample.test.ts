import { contract } from '@vitrina/contract';
import { examples } from '@vitrina/contract/examples';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { sampleResponse } from './response-sample.ts';

const validateSample = (body: object, schema: z.ZodMiniType) =>
  z.safeParse(schema, sampleResponse(body)).error;

test('a sample has the first row of each list', () => {
  const rows = Array.from({ length: 50_000 }, () => examples.SellerRow);
  expect(sampleResponse(rows)).toEqual([examples.SellerRow]);
  expect(sampleResponse({ sellerProducts: rows, sellerTitle: 'А' })).toEqual({
    sellerProducts: [examples.SellerRow],
    sellerTitle: 'А',
  });
});

test.each([
  ['rows in place of a profile', { sellerInfo: [] }],
  ['a profile without its figures', { sellerInfo: { sellerTitle: 'А' } }],
  ['the body of another report', { reportPeriods: [] }],
  ['an empty object', {}],
])('%s is not a seller’s profile', (_, body) => {
  expect(validateSample(body, contract.seller.info.responses[200])).toBeDefined();
});

test('a list of other rows is not a list of products, and an empty list is', () => {
  const schema = contract.seller.products.responses[200];
  const sellerTitle = 'А';
  expect(validateSample({ sellerProducts: [{}], sellerTitle }, schema)).toBeDefined();
  expect(validateSample({ sellerProducts: {}, sellerTitle }, schema)).toBeDefined();
  expect(validateSample({ sellerProducts: [], sellerTitle }, schema)).toBeUndefined();
});
