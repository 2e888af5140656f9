import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpointExample } from './endpoint-examples.ts';
import { examples } from './examples.ts';
import * as entry from './index.ts';
import { buildOpenApi } from './openapi/openapi-document.ts';
import { type Endpoint, listEndpoints } from './serving/endpoints.ts';
import { isOpenToKeys } from './serving/responses.ts';

const { contract, errorStatuses } = entry;

const namesBySchema = new Map(
  Object.entries<unknown>(entry).flatMap(([name, value]) =>
    value instanceof z.ZodMiniType ? [[value, name] as const] : [],
  ),
);

const getBodySchema = ({ responses }: Endpoint): unknown => (responses as Record<number, unknown>)[200];

const isWeekly = (endpoint: Endpoint): boolean => listParams(endpoint).includes('weekNumber');

/** The row schemas of a body: items of its lists, and its profiles. */
const rowsIn = (schema: unknown): z.ZodMiniType[] => {
  if (schema instanceof z.ZodMiniArray)
    return [schema.def.element].filter((one) => one instanceof z.ZodMiniObject);
  if (!(schema instanceof z.ZodMiniObject)) return [];
  return Object.values<unknown>(schema.shape).flatMap((value) =>
    value instanceof z.ZodMiniObject ? [value] : value instanceof z.ZodMiniArray ? rowsIn(value) : [],
  );
};

const endpoints = listEndpoints(contract).map(({ endpoint }) => endpoint);

/** Status → code of every error response that an endpoint declares, read from its JSON Schema. */
const readCodes = ({ responses }: Endpoint) =>
  Object.fromEntries(
    Object.entries(responses)
      .filter(([status]) => status !== '200')
      .map(([status, schema]) => [status, codeIn(schema as z.core.$ZodType)]),
  );
const Code = z.union([
  z.object({ const: entry.ErrorCode }),
  z.object({ enum: z.tuple([entry.ErrorCode], entry.ErrorCode) }),
]);
const CodeSchema = z.object({ properties: z.object({ code: Code }) });

/** Reads the code of an error body, the first of several. */
function codeIn(schema: z.core.$ZodType): entry.ErrorCode {
  const { code } = z.parse(CodeSchema, z.toJSONSchema(schema)).properties;
  return 'const' in code ? code.const : code.enum[0];
}

const findOwnCode = (endpoint: Endpoint) => readCodes(endpoint)['404'] ?? readCodes(endpoint)['401'];

test('the contract has the endpoints of the specification, week-info and find', () => {
  expect(endpoints.map(({ method, path }) => `${method} ${path}`)).toEqual(
    expect.arrayContaining([
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
    ]),
  );
});

/** Codes that do not follow from `reportCodes`; undefined for an endpoint without its own code, guarded ones aside. */
const otherCodes: Readonly<Record<string, string | undefined>> = {
  'health.check': undefined,
  'auth.requestCode': undefined,
  'auth.verifyCode': 'INVALID_CODE',
  'auth.refresh': 'INVALID_REFRESH_TOKEN',
  'period.list': 'UNAUTHORIZED',
  'key.revoke': 'KEY_NOT_FOUND',
  'session.end': 'SESSION_NOT_FOUND',
  'share.create': 'REPORT_NOT_FOUND',
  'share.revoke': 'SHARE_NOT_FOUND',
  'share.open': 'SHARE_NOT_FOUND',
  'category.sellers': 'REPORT_NOT_FOUND',
  'market.movers': 'REPORT_NOT_FOUND',
};

/** The code of a report is that of the entity in its params, the product before its seller; else of the week. */
const reportCodes = [
  ['productId', 'PRODUCT_NOT_FOUND'],
  ['sellerId', 'SELLER_NOT_FOUND'],
  ['brandId', 'BRAND_NOT_FOUND'],
  ['categoryId', 'CATEGORY_NOT_FOUND'],
  ['sectionId', 'SECTION_NOT_FOUND'],
  ['weekNumber', 'REPORT_NOT_FOUND'],
  ['id', 'IMPORT_NOT_FOUND'],
] as const;

const listParams = ({ pathParams, body }: Endpoint): string[] =>
  [pathParams, body].flatMap((schema) =>
    schema instanceof z.ZodMiniObject ? Object.keys(schema.shape) : [],
  );

test.each(listEndpoints(contract).map(({ name, endpoint }) => [name, endpoint] as const))(
  '%s declares its own error code',
  (name, endpoint) => {
    const guardedCode = endpoint.headers === undefined ? undefined : 'UNAUTHORIZED';
    const reportCode =
      reportCodes.find(([param]) => listParams(endpoint).includes(param))?.[1] ?? guardedCode;
    if (reportCode === undefined) expect(Object.keys(otherCodes)).toContain(name);
    expect(findOwnCode(endpoint)).toBe(name in otherCodes ? otherCodes[name] : reportCode);
  },
);

test('each report takes a key of a program, and no other endpoint', () => {
  const isReport = ({ path }: Endpoint) => path.startsWith('/api/report/');
  expect(endpoints.filter(isOpenToKeys)).toEqual(endpoints.filter(isReport));
  expect(endpoints.filter(isReport).length).toBeGreaterThan(40);
});

test('every endpoint declares the common errors, each status with its code', () => {
  for (const endpoint of endpoints)
    expect(readCodes(endpoint)).toMatchObject({
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

test('each example of a row is valid', () => {
  const schemas = new Map(Object.entries<unknown>(entry));
  for (const [name, example] of Object.entries(examples)) {
    const schema = schemas.get(name);
    if (!(schema instanceof z.ZodMiniType)) throw new Error(`${name} is no schema of the contract`);
    expect(z.parse(schema, example)).toEqual(example);
  }
});

test('the example of each endpoint is a valid request and response', () => {
  const parse = (schema: unknown, value: unknown) => z.parse(schema as z.ZodMiniType, value);
  for (const { name, endpoint } of listEndpoints(contract)) {
    const { request, response } = endpointExample(name);
    expect(parse(getBodySchema(endpoint), response)).toEqual(response);
    if (endpoint.body !== undefined) expect(parse(endpoint.body, request)).toMatchObject(request ?? {});
    const texts = Object.fromEntries(Object.entries(request ?? {}).map(([key, one]) => [key, String(one)]));
    const inAddress = [endpoint.pathParams, endpoint.query].filter((schema) => schema !== undefined);
    if (inAddress.length > 0)
      expect(Object.assign({}, ...inAddress.map((schema) => parse(schema, texts)))).toEqual(request);
  }
});

test('each row and profile of a weekly report has an example, shown in a call of the document', () => {
  const rows = listEndpoints(contract)
    .filter(({ name, endpoint }) => /^(?!auth|health)/.test(name) && isWeekly(endpoint))
    .flatMap(({ endpoint }) => rowsIn(getBodySchema(endpoint)));
  const names = rows.map((row) => namesBySchema.get(row) ?? 'a row without a name');
  expect(names.length).toBeGreaterThan(15);
  const shown = new Set<string>();
  for (const { name } of listEndpoints(contract))
    JSON.stringify(endpointExample(name), (_, value: unknown) => {
      shown.add(JSON.stringify(value));
      return value;
    });
  const examplesByName = new Map<string, unknown>(Object.entries(examples));
  expect(names.filter((name) => !examplesByName.has(name))).toEqual([]);
  expect([...examplesByName].filter(([, one]) => !shown.has(JSON.stringify(one)))).toEqual([]);
});

test('the committed openapi.json is current; `pnpm --filter @vitrina/contract openapi` writes it', () => {
  const committed: unknown = JSON.parse(readFileSync(new URL('../openapi.json', import.meta.url), 'utf8'));
  expect(committed).toEqual(JSON.parse(JSON.stringify(buildOpenApi())));
});

test('every code except that of an unknown address belongs to an endpoint', () => {
  const used = new Set<string>(endpoints.flatMap((endpoint) => Object.values(readCodes(endpoint))));
  expect(Object.keys(errorStatuses).filter((code) => !used.has(code))).toEqual(['NOT_FOUND']);
});
