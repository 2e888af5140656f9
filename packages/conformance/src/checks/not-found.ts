import { assertionsOn, judgedReports, sendRequest, type Kit } from '../kit.ts';
import { codeOf, formatStatus, type WireRequest, type WireResponse } from '../wire/wire-request.ts';
import { paramsFor, type Samples } from '../samples.ts';
import { buildRequest, type Endpoint, endpoints, isHistory } from '../wire/endpoints.ts';

/** Puts an expected error beside the response; the status alone where the body has no code, which is another finding. */
function compareError(response: WireResponse, expectedStatus: number, expectedCode: string | undefined) {
  const isBare = response.status !== 200 && codeOf(response) === undefined;
  const expected = isBare ? `${expectedStatus}` : `${expectedStatus} ${expectedCode}`;
  return { expected, actual: formatStatus(response) };
}

/** Checks that a request is the endpoint’s own 404. */
async function expectMissing(
  kit: Kit,
  endpoint: Endpoint,
  params: Record<string, unknown>,
  rule: 'unknown-id' | 'unknown-week',
) {
  const request = buildRequest(endpoint, params);
  const result = await sendRequest(kit, endpoint, request);
  if (!result) return;
  const { expected, actual } = compareError(result.response, 404, endpoint.notFoundCode);
  assertionsOn(kit, { endpoint: endpoint.name, request }).equal(rule, 'response', expected, actual);
}

/** Checks that well-formed weeks and ids that do not exist are the endpoint's own 404. */
export async function checkUnknownIds(kit: Kit, samples: Samples): Promise<void> {
  const { year, ...known } = samples.params;
  const used = new Set(samples.published.filter((one) => one.year === year).map((one) => one.weekNumber));
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
  const idFields = ['sellerId', 'brandId', 'categoryId', 'sectionId', 'productId'];
  for (const endpoint of judgedReports(kit)) {
    const params = paramsFor(endpoint, samples);
    for (const other of isHistory(endpoint) ? impossible : [...impossible, ...unpublished])
      await expectMissing(kit, endpoint, { ...params, ...other }, 'unknown-week');
    for (const field of idFields.filter((name) => name in params))
      await expectMissing(kit, endpoint, { ...params, [field]: samples.unknownId }, 'unknown-id');
  }
}

const unknownRequests: readonly WireRequest[] = [
  { method: 'GET', path: '/api/nothing-here' },
  { method: 'GET', path: '/api/report/nothing-here/2026/1' },
  { method: 'POST', path: '/api/report/nothing-here', body: {} },
  { method: 'GET', path: '/api/auth/nothing-here' },
  { method: 'DELETE', path: '/api/health' },
];

/** Returns a method that no endpoint of a path has. */
const findOtherMethod = (path: string): WireRequest['method'] => {
  const taken = endpoints.filter(({ route }) => route.path === path).map(({ route }) => route.method);
  return (['GET', 'PUT', 'DELETE'] as const).find((method) => !taken.includes(method)) ?? 'PATCH';
};

/** Checks that unknown paths and methods are 404 NOT_FOUND. */
export async function checkUnknownRoutes(kit: Kit): Promise<void> {
  const otherMethods = endpoints
    .filter(({ route }) => !route.path.includes(':'))
    .map(({ route: { path } }): WireRequest => ({ method: findOtherMethod(path), path }));
  for (const request of [...unknownRequests, ...otherMethods]) {
    const result = await sendRequest(kit, undefined, request);
    if (!result) continue;
    const { expected, actual } = compareError(result.response, 404, 'NOT_FOUND');
    assertionsOn(kit, { endpoint: 'unknown route', request }).equal(
      'unknown-route',
      'response',
      expected,
      actual,
    );
  }
}

/** Checks that bodies which are too large or of another media type are rejected. */
export async function checkBodyLimits(kit: Kit, samples: Samples): Promise<void> {
  for (const endpoint of judgedReports(kit).filter(({ route }) => route.body !== undefined)) {
    const params = paramsFor(endpoint, samples);
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
      const response = await kit.client.send(request).catch(() => undefined);
      // A server may close the connection on a body that it does not read.
      if (!response && request === large) continue;
      const ok = response !== undefined && (statuses as readonly number[]).includes(response.status);
      assertionsOn(kit, { endpoint: endpoint.name, request }).holds(
        'body-limit',
        ok,
        `status ${statuses.join(' or ')}`,
        response?.status,
      );
    }
  }
}
