import { expect, test } from 'vitest';
import { examples } from '../examples.ts';
import { contract } from '../index.ts';
import { errorCodeAt, isDeclared, notFoundCode, parseResponse } from './responses.ts';

const { products } = contract.seller;
const row = examples.SellerProduct;

test('a list with many invalid rows is one short line: endpoint, field, rule and count', () => {
  const sellerProducts = Array.from({ length: 200 }, () => ({ ...row, lastRating: 7, revenue: 'много' }));
  expect(() => parseResponse(products, 200, { sellerProducts, sellerTitle: 'A' })).toThrow(
    /^GET \/api\/report\/seller-products\/:year\/:weekNumber\/:sellerId breaks its contract at 200: sellerProducts\[\]\.revenue: [^\n]{1,80} \(200×\); sellerProducts\[\]\.lastRating: [^\n]{1,80} \(200×\)$/,
  );
});

test('the stack of an invalid response is its message alone', () => {
  const readStack = () => {
    try {
      parseResponse(products, 200, {});
    } catch (error) {
      return (error as Error).stack;
    }
    return undefined;
  };
  expect(readStack()).toMatch(/^InvalidResponseError: GET [^\n]+$/);
});

test('more than three invalid fields are counted', () => {
  const sellerProducts = [{ productId: 1 }];
  expect(() => parseResponse(products, 200, { sellerProducts })).toThrow(/; \d+ more fields$/);
});

test('a valid response loses fields that the contract does not name', () => {
  const body = { sellerProducts: [{ ...row, secret: 1 }], sellerTitle: 'A' };
  expect(parseResponse(products, 200, body)).toEqual({ sellerProducts: [row], sellerTitle: 'A' });
});

test('a status that an endpoint does not declare is an invalid response', () => {
  expect(() => parseResponse(products, 418, {})).toThrow('does not declare 418');
});

test('the error codes of an endpoint are read from its schemas', () => {
  expect(errorCodeAt(products, 404)).toBe('SELLER_NOT_FOUND');
  expect(errorCodeAt(products, 401)).toBe('UNAUTHORIZED');
  expect(errorCodeAt(contract.health.check, 401)).toBeUndefined();
  expect(notFoundCode(contract.period.weekInfo)).toBe('REPORT_NOT_FOUND');
  expect(() => notFoundCode(contract.auth.me)).toThrow('declares no 404');
  expect(isDeclared(products, { status: 404, code: 'BRAND_NOT_FOUND' })).toBe(false);
});
