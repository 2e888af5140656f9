import { contract } from '@vitrina/contract';
import { examples } from '@vitrina/contract/examples';
import { validateIfSchema } from '@ts-rest/core';
import { expect, test } from 'vitest';
import { sampleResponse } from './response-sample.ts';

const judge = (answer: object, schema: unknown) => validateIfSchema(sampleResponse(answer), schema).error;

test('a long list is judged by its first row', () => {
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
  ['another answer', { reportPeriods: [] }],
  ['nothing', {}],
])('%s is not a seller’s profile', (_, answer) => {
  expect(judge(answer, contract.seller.info.responses[200])).toBeDefined();
});

test('a list of something else is not a list of products, and an empty list is', () => {
  const schema = contract.seller.products.responses[200];
  const sellerTitle = 'А';
  expect(judge({ sellerProducts: [{}], sellerTitle }, schema)).toBeDefined();
  expect(judge({ sellerProducts: {}, sellerTitle }, schema)).toBeDefined();
  expect(judge({ sellerProducts: [], sellerTitle }, schema)).toBeUndefined();
});
