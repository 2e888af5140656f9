import { assertionsOn, judgedReports, sendRequest, type Kit } from '../kit.ts';
import type { WireRequest } from '../wire/wire-request.ts';
import { type Endpoint, endpointNamed, endpoints, isHistory, buildRequest } from '../wire/endpoints.ts';
import type { ServerWeek } from '../server-week.ts';
import { sampleParamsOf, unknownId, paramsFor } from './sample-params.ts';

/** Checks that a request is the endpoint’s own 404. */
export async function expectMissing(
  kit: Kit,
  endpoint: Endpoint,
  params: Record<string, unknown>,
  rule: 'unknown-id' | 'unknown-week',
) {
  const request = buildRequest(endpoint, params);
  const result = await sendRequest(kit, endpoint, request);
  if (!result) return;
  const { status, json } = result.response;
  const code = typeof json === 'object' && json !== null && 'code' in json ? json.code : undefined;
  assertionsOn(kit, { endpoint: endpoint.name, request }).equal(
    rule,
    'response',
    `404 ${endpoint.notFoundCode}`,
    `${status} ${String(code)}`,
  );
}

/** The ids of a week's sellers, brands and categories. */
const idsOf = ({ sellers, brands, categories }: ServerWeek) => ({
  sellerId: sellers.body.map((row) => row.sellerId),
  brandId: brands.body.map((row) => row.brandId),
  categoryId: categories.body.categories.map((row) => row.categoryId),
});

type Ids = ReturnType<typeof idsOf>;

/** Checks ids of entities of another kind, or of another week. */
async function checkForeignIds(week: ServerWeek, foreign: Ids) {
  const own = idsOf(week);
  const known = sampleParamsOf(week);
  const kinds = [
    ['seller.info', 'sellerId'],
    ['brand.info', 'brandId'],
    ['category.info', 'categoryId'],
  ] as const;
  for (const [name, field] of kinds) {
    const used = new Set(own[field]);
    const isForeign = (id: number) => id > 0 && !used.has(id);
    // Calls most often accept a wrong id of their own kind, for example one of another week.
    const sameKind = week.kit.rng.sample(foreign[field].filter(isForeign), 3);
    const anyKind = week.kit.rng.sample([...new Set(Object.values(foreign).flat().filter(isForeign))], 3);
    const endpoint = endpointNamed(name);
    for (const id of new Set([...sameKind, ...anyKind]))
      await expectMissing(week.kit, endpoint, { ...paramsFor(endpoint, known), [field]: id }, 'unknown-id');
  }
}

/** Checks that ids which only one of two weeks has are unknown to the other. */
export async function checkOtherWeek(week: ServerWeek, other: ServerWeek): Promise<void> {
  await checkForeignIds(week, idsOf(other));
  await checkForeignIds(other, idsOf(week));
}

/** Checks that well-formed weeks and ids that do not exist are the endpoint's own 404. */
export async function checkUnknownIds(
  week: ServerWeek,
  published: readonly { year: number; weekNumber: number }[],
): Promise<void> {
  const known = sampleParamsOf(week);
  const { year } = known;
  const used = new Set(published.filter((one) => one.year === year).map((one) => one.weekNumber));
  const free = Array.from({ length: 53 }, (_, at) => at + 1).filter((one) => !used.has(one));
  const impossible = [
    { year: 1999 },
    { weekNumber: 54 },
    { year: 4_294_967_295 },
    { year: 1, weekNumber: 1 },
  ];
  const unpublished = [free[0], free.at(-1), free.findLast((one) => one < known.weekNumber)].map(
    (weekNumber) => ({ weekNumber: weekNumber ?? 54 }),
  );
  const idFields = ['sellerId', 'brandId', 'categoryId', 'productId'];
  for (const endpoint of judgedReports(week.kit)) {
    const params = paramsFor(endpoint, known);
    for (const other of isHistory(endpoint) ? impossible : [...impossible, ...unpublished])
      await expectMissing(week.kit, endpoint, { ...params, ...other }, 'unknown-week');
    for (const field of idFields.filter((name) => name in params))
      await expectMissing(week.kit, endpoint, { ...params, [field]: unknownId(week) }, 'unknown-id');
  }
  await checkForeignIds(week, idsOf(week));
  const row = week.categories.body.categories[0];
  const leaves = new Set(week.categories.body.categories.map(({ categoryId }) => categoryId));
  for (const id of [row?.category1LvlId, row?.category2LvlId])
    if (id !== undefined && !leaves.has(id)) {
      const endpoint = endpointNamed('category.info');
      await expectMissing(
        week.kit,
        endpoint,
        { ...paramsFor(endpoint, known), categoryId: id },
        'unknown-id',
      );
    }
}

const unknownRequests: readonly WireRequest[] = [
  { method: 'GET', path: '/api/nothing-here' },
  { method: 'GET', path: '/api/report/nothing-here/2026/1' },
  { method: 'POST', path: '/api/report/nothing-here', body: {} },
  { method: 'GET', path: '/api/auth/nothing-here' },
  { method: 'DELETE', path: '/api/health' },
];

/** Checks that unknown paths and methods are 404 NOT_FOUND. */
export async function checkUnknownRoutes(kit: Kit): Promise<void> {
  const otherMethods = endpoints
    .filter(({ route }) => !route.path.includes(':'))
    .map((endpoint): WireRequest => ({
      method: endpoint.route.method === 'GET' ? 'PUT' : 'GET',
      path: endpoint.route.path,
    }));
  for (const request of [...unknownRequests, ...otherMethods]) {
    const result = await sendRequest(kit, undefined, request);
    if (!result) continue;
    const { status, json } = result.response;
    const code = typeof json === 'object' && json !== null && 'code' in json ? json.code : undefined;
    assertionsOn(kit, { endpoint: 'unknown route', request }).equal(
      'unknown-route',
      'response',
      '404 NOT_FOUND',
      `${status} ${String(code)}`,
    );
  }
}

/** Checks that bodies which are too large or of another media type are rejected. */
export async function checkBodyLimits(week: ServerWeek): Promise<void> {
  const known = sampleParamsOf(week);
  for (const endpoint of judgedReports(week.kit).filter(({ route }) => route.body !== undefined)) {
    const params = paramsFor(endpoint, known);
    const large: WireRequest = {
      ...buildRequest(endpoint, params),
      body: { ...params, padding: 'x'.repeat(8 * 2 ** 20) },
    };
    const text: WireRequest = {
      ...buildRequest(endpoint, params),
      headers: { 'content-type': 'text/plain' },
    };
    const form: WireRequest = {
      method: 'POST',
      path: endpoint.route.path,
      raw: 'year=2026',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    };
    for (const [request, statuses] of [
      [large, [400, 413]],
      [text, [400, 415]],
      [form, [400, 415]],
    ] as const) {
      const response = await week.kit.client.send(request).catch(() => undefined);
      // A server may close the connection on a body that it does not read.
      if (!response && request === large) continue;
      const ok = response !== undefined && (statuses as readonly number[]).includes(response.status);
      assertionsOn(week.kit, { endpoint: endpoint.name, request }).holds(
        'body-limit',
        ok,
        `status ${statuses.join(' or ')}`,
        response?.status,
      );
    }
  }
}
