import { readFileSync } from 'node:fs';
import { isAppRoute, type AppRoute, type AppRouter } from '@ts-rest/core';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpointExample } from './endpoint-examples.ts';
import { examples } from './examples.ts';
import * as entry from './index.ts';
import { buildOpenApi } from './openapi/openapi-document.ts';

const { contract, errorStatuses: errors } = entry;

const routesOf = (router: AppRouter): AppRoute[] =>
  Object.values(router).flatMap((value) => (isAppRoute(value) ? [value] : routesOf(value)));

const codes = (route: AppRoute) =>
  Object.fromEntries(
    Object.entries(route.responses)
      .filter(([status]) => status !== '200')
      .map(([status, schema]) => [status, codeOf(z.toJSONSchema(schema as z.ZodMiniType))]),
  );
const codeOf = (schema: object) => z.parse(CodeSchema, schema).properties.code.const;
const CodeSchema = z.object({ properties: z.object({ code: z.object({ const: entry.ErrorCode }) }) });

const ownCode = (route: AppRoute) => codes(route)['404'] ?? codes(route)['401'];

test('the contract has the 24 calls of the specification, week-info and find, each at its path', () => {
  expect(routesOf(contract).map((route) => `${route.method} ${route.path}`)).toEqual([
    'GET /api/health',
    'POST /api/auth/request-code',
    'POST /api/auth/verify-code',
    'POST /api/auth/refresh',
    'POST /api/auth/logout',
    'GET /api/auth/me',
    'GET /api/report/periods',
    'GET /api/report/week-info/:year/:weekNumber',
    'GET /api/report/seller-info/:year/:weekNumber/:sellerId',
    'GET /api/report/seller-categories/:year/:weekNumber/:sellerId',
    'GET /api/report/seller-brands/:year/:weekNumber/:sellerId',
    'GET /api/report/seller-products/:year/:weekNumber/:sellerId',
    'POST /api/report/sellers-by-categories',
    'POST /api/report/sellers-by-title',
    'POST /api/report/brands',
    'GET /api/report/brand-info/:year/:weekNumber/:brandId',
    'GET /api/report/brand-categories/:year/:weekNumber/:brandId',
    'POST /api/report/brand-sellers',
    'GET /api/report/products-by-brand/:year/:weekNumber/:brandId',
    'GET /api/report/categories/tree/:year/:weekNumber',
    'GET /api/report/categories/:year/:weekNumber',
    'GET /api/report/category-info/:year/:weekNumber/:categoryId',
    'POST /api/report/category-sellers',
    'GET /api/report/category-brands/:year/:weekNumber/:categoryId',
    'GET /api/report/products-by-category/:year/:weekNumber/:categoryId',
    'POST /api/report/find',
  ]);
});

test('each call fails with the code that the error catalogue gives it', () => {
  const { auth, period, seller, brand, category, find } = contract;
  const expected: [AppRoute, string | undefined][] = [
    [auth.requestCode, undefined],
    [auth.verifyCode, 'INVALID_CODE'],
    [auth.refresh, 'INVALID_REFRESH_TOKEN'],
    [auth.logout, 'UNAUTHORIZED'],
    [auth.me, 'UNAUTHORIZED'],
    [period.list, undefined],
    [period.weekInfo, 'REPORT_NOT_FOUND'],
    ...[seller.info, seller.categories, seller.brands, seller.products].map((r): [AppRoute, string] => [
      r,
      'SELLER_NOT_FOUND',
    ]),
    ...[
      seller.byCategories,
      seller.byTitle,
      category.sellers,
      category.list,
      category.tree,
      brand.byCategories,
      find.byText,
    ].map((r): [AppRoute, string] => [r, 'REPORT_NOT_FOUND']),
    ...[category.info, category.brands, category.products].map((r): [AppRoute, string] => [
      r,
      'CATEGORY_NOT_FOUND',
    ]),
    ...[brand.info, brand.categories, brand.sellers, brand.products].map((r): [AppRoute, string] => [
      r,
      'BRAND_NOT_FOUND',
    ]),
  ];
  for (const [route, code] of expected) expect([route.path, ownCode(route)]).toEqual([route.path, code]);
});

test('every call can answer the common errors, each with its own code', () => {
  for (const route of routesOf(contract))
    expect(codes(route)).toMatchObject({
      400: 'VALIDATION_ERROR',
      408: 'VALIDATION_ERROR',
      413: 'VALIDATION_ERROR',
      414: 'VALIDATION_ERROR',
      415: 'VALIDATION_ERROR',
      429: 'TOO_MANY_REQUESTS',
      500: 'INTERNAL_SERVER_ERROR',
      503: 'SERVICE_UNAVAILABLE',
    });
});

test('an error body is exactly its sentence and its code', () => {
  const body = contract.seller.info.responses[404];
  const good = { error: 'Нет такого продавца.', code: 'SELLER_NOT_FOUND' };

  expect(z.safeParse(body, good).success).toBe(true);
  expect(z.safeParse(body, { ...good, stack: 'at …' }).success).toBe(false);
  expect(z.safeParse(body, { ...good, code: 'BRAND_NOT_FOUND' }).success).toBe(false);
  expect(z.safeParse(body, { code: 'SELLER_NOT_FOUND' }).success).toBe(false);
});

test('each example fits its schema', () => {
  const schemas = new Map(Object.entries<unknown>(entry));
  for (const [name, example] of Object.entries(examples)) {
    const schema = schemas.get(name);
    if (!(schema instanceof z.ZodMiniType)) throw new Error(`${name} is no schema of the contract`);
    expect(z.parse(schema, example)).toEqual(example);
  }
});

test('the example of each call fits what the call takes and answers', () => {
  const read = (schema: unknown, value: unknown) => z.parse(schema as z.ZodMiniType, value);
  const texts = (values: object) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
  const one = (route: AppRoute, { asked, answer }: { asked: unknown; answer: unknown }) => {
    expect(read(route.responses[200], answer)).toEqual(answer);
    if ('body' in route) expect(read(route.body, asked)).toEqual(asked);
    if (route.pathParams) expect(read(route.pathParams, texts(asked as object))).toEqual(asked);
  };
  for (const [entity, calls] of Object.entries<Record<string, AppRoute>>(contract))
    for (const [name, route] of Object.entries(calls)) one(route, endpointExample(`${entity}.${name}`));
});

test('each row and profile of the document has an example', () => {
  const listed = Object.values(buildOpenApi().components.schemas).filter(
    (schema) => 'examples' in (schema as object),
  );
  expect(listed).toHaveLength(Object.keys(examples).length);
});

test('the committed openapi.json is current; `pnpm --filter @vitrina/contract openapi` writes it anew', () => {
  const committed: unknown = JSON.parse(readFileSync(new URL('../openapi.json', import.meta.url), 'utf8'));
  expect(committed).toEqual(JSON.parse(JSON.stringify(buildOpenApi())));
});

test('every code of the catalogue but the one for unknown routes belongs to a call', () => {
  const used = new Set<string>(routesOf(contract).flatMap((route) => Object.values(codes(route))));
  expect(Object.keys(errors).filter((code) => !used.has(code))).toEqual(['NOT_FOUND']);
});
