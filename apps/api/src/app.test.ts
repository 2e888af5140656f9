import { contract, ErrorBody } from '@vitrina/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { openTestApi } from '../test/test-api.ts';
import { type Endpoint, listEndpoints, notFoundCode } from '@vitrina/contract/serving';

let api: Awaited<ReturnType<typeof openTestApi>>;
beforeAll(async () => {
  api = await openTestApi({
    45: [{ seller_id: 2, brand_id: 2, category_id: 12 }],
    46: [
      { seller_id: 1, product_id: 1, brand_id: 1, category_id: 11, sales_count: 3 },
      { seller_id: 1, product_id: 2, brand_id: 0, category_id: 11, sales_count: 0 },
      { seller_id: 3, product_id: 2, brand_id: 0, category_id: 11, sales_count: 0 },
    ],
  });
});
afterAll(() => api.close());

const routes = listEndpoints(contract).map(({ endpoint }) => endpoint);
const isReport = ({ path }: Endpoint) => path.startsWith('/api/report/') && path !== '/api/report/periods';
const reports = routes.filter(isReport).map((route) => [`${route.method} ${route.path}`, route] as const);

/** Params of every report with data of week 46. */
const validParams = {
  year: 2026,
  weekNumber: 46,
  sellerId: 1,
  categoryId: 11,
  sectionId: 101,
  brandId: 1,
  productId: 1,
  kind: 'seller',
  of: 'products',
  ids: [1],
  weeks: 2,
  categoryIds: [11],
  title: 'прод',
  text: 'прод',
  rivalIds: [3],
  sellerIds: [1, 3],
  inMyCategories: true,
};

const isMovers = ({ path }: Endpoint) => path.endsWith('/movers');

const scopes = ['categoryId', 'brandId', 'sellerId', 'sectionId'];

/** Requests a report with params: in the path of a GET, in the body of a POST; movers over the whole market. */
function requestReport(route: Endpoint, values: Record<string, unknown>) {
  const params = isMovers(route)
    ? Object.fromEntries(Object.entries(values).filter(([name]) => !scopes.includes(name)))
    : values;
  const url = route.path.replaceAll(/:(\w+)/g, (_, name: string) => String(params[name]));
  return api.app.inject(route.method === 'GET' ? { url } : { method: 'POST', url, payload: params });
}

test('the api has reports, 19 of them of one week alone, the periods, health and 31 endpoints of accounts', () => {
  expect(reports.length).toBeGreaterThanOrEqual(19);
  expect(routes).toHaveLength(reports.length + 1 + 1 + 31);
});

describe.each(reports)('%s', (_, route) => {
  test('responds with the data of a published week', async () => {
    const response = await requestReport(route, validParams);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toHaveProperty('etag');
    expect(JSON.stringify(response.json())).toMatch(/[1-9]/);
  });

  test.each([
    ['a week that is not published', { weekNumber: 44 }],
    ['week 54', { weekNumber: 54 }],
    ['the year 1999', { year: 1999 }],
  ])('returns 404 for %s', async (__, params) => {
    const response = await requestReport(route, { ...validParams, ...params });
    expect(response.statusCode).toBe(404);
    expect(ErrorBody.parse(response.json()).code).toBe(notFoundCode(route));
  });

  test.each(['year', 'weekNumber'])('accepts only a plain number as %s', async (name) => {
    for (const value of ['x', 0, -1, 1.5, '01', null, 4_294_967_296]) {
      const response = await requestReport(route, { ...validParams, [name]: value });
      expect([value, response.statusCode]).toEqual([value, 400]);
      expect(ErrorBody.parse(response.json()).code).toBe('VALIDATION_ERROR');
    }
  });
});

const namesIn = (schema: unknown): string[] =>
  schema instanceof z.ZodMiniObject ? Object.keys(schema.shape) : [];

/** Whether a report has the id of one seller, category, section, brand or product. */
const hasEntityId = (route: Endpoint) => {
  const names = [...namesIn(route.body), ...namesIn(route.pathParams)];
  return ['sellerId', 'categoryId', 'sectionId', 'brandId', 'productId'].some((id) => names.includes(id));
};
const entityReports = reports.filter(([, route]) => hasEntityId(route) && !isMovers(route));

test('at least fourteen reports have the id of one seller, category, brand or product', () => {
  expect(entityReports.length).toBeGreaterThanOrEqual(14);
});

/** Ids missing in week 46; reports of several weeks also read week 45, and product 2 is in week 46. */
const absentIds = (route: Endpoint) =>
  namesIn(route.query).length > 0 || route.path.includes(':productId')
    ? [99, 4_294_967_295]
    : [99, 2, 12, 4_294_967_295];

test.each(entityReports)('%s returns 404 for an id without an offer in the week', async (_, route) => {
  for (const id of absentIds(route)) {
    const response = await requestReport(route, {
      ...validParams,
      sellerId: id,
      categoryId: id,
      sectionId: id,
      brandId: id,
      productId: id,
    });
    expect([id, response.statusCode]).toEqual([id, 404]);
    expect(ErrorBody.parse(response.json()).code).toBe(notFoundCode(route));
  }
});

test.each([
  [{ categoryId: 99 }, 'CATEGORY_NOT_FOUND'],
  [{ sectionId: 99 }, 'REPORT_NOT_FOUND'],
])('movers return the code of a scope that the week does not have: %j', async (scope, code) => {
  const payload = { year: 2026, weekNumber: 46, of: 'products', ...scope };
  const response = await api.app.inject({ method: 'POST', url: '/api/report/movers', payload });
  expect([response.statusCode, ErrorBody.parse(response.json()).code]).toEqual([404, code]);
});

test('signs in, reads the user and signs out, without secrets in the log', async () => {
  const post = (name: string, payload: object, headers = {}) =>
    api.app.inject({ method: 'POST', url: `/api/auth/${name}`, payload, headers });
  const email = 'anna@example.kz';
  expect((await post('request-code', { email: ' Anna@Example.KZ ' })).statusCode).toBe(200);
  const repeated = await post('request-code', { email });
  expect(repeated.statusCode).toBe(429);
  expect(Number(repeated.headers['retry-after'])).toBeGreaterThan(0);
  const session = await post('verify-code', { email, code: api.codeFor(email) });
  const { accessToken, refreshToken } = session.json<Record<string, string>>();
  const authorization = `Bearer ${accessToken}`;
  const me = () => api.app.inject({ url: '/api/auth/me', headers: { authorization } });
  expect((await me()).json()).toMatchObject({ user: { email } });
  expect((await me()).headers['cache-control']).toBe('no-store');
  expect((await post('logout', { refreshToken }, { authorization })).statusCode).toBe(200);
  expect((await me()).json()).toMatchObject({ code: 'UNAUTHORIZED' });
  expect((await post('refresh', { refreshToken })).json()).toMatchObject({ code: 'INVALID_REFRESH_TOKEN' });
  for (const secret of [email, api.codeFor(email), accessToken, refreshToken]) {
    expect(api.log()).not.toContain(secret);
  }
});
