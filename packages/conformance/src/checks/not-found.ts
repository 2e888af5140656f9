import { assertionsOn, sendRequest, type Kit } from '../kit.ts';
import type { WireRequest } from '../wire/wire-request.ts';
import { type Endpoint, endpointNamed, endpoints, reportEndpoints, buildRequest } from '../wire/endpoints.ts';
import type { ServerWeek } from '../server-week.ts';
import { sampleParamsOf, unknownId, paramsFor } from './sample-params.ts';

async function expectMissing(
  kit: Kit,
  call: Endpoint,
  values: Record<string, unknown>,
  rule: 'unknown-id' | 'unknown-week',
) {
  const asked = buildRequest(call, values);
  const answer = await sendRequest(kit, call, asked);
  if (!answer) return;
  const { status, json } = answer.came;
  const code = typeof json === 'object' && json !== null && 'code' in json ? json.code : undefined;
  assertionsOn(kit, { endpoint: call.name, request: asked }).equal(
    rule,
    'answer',
    `404 ${call.notFoundCode}`,
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

/** Ids that belong to something, but to nothing of this kind in this week, are unknown to it. */
async function checkForeignIds(week: ServerWeek, foreign: Ids) {
  const own = idsOf(week);
  const known = sampleParamsOf(week);
  const kinds = [
    ['seller.info', 'sellerId'],
    ['brand.info', 'brandId'],
    ['category.info', 'categoryId'],
  ] as const;
  for (const [name, field] of kinds) {
    const taken = new Set(own[field]);
    const others = Object.values(foreign)
      .flat()
      .filter((id) => !taken.has(id));
    const call = endpointNamed(name);
    for (const id of week.kit.rng.sample([...new Set(others)], 3))
      await expectMissing(week.kit, call, { ...paramsFor(call, known), [field]: id }, 'unknown-id');
  }
}

/** What another week has, and this one lacks, is unknown to this one. */
export const checkOtherWeek = (week: ServerWeek, other: ServerWeek): Promise<void> =>
  checkForeignIds(week, idsOf(other));

/** Well-formed weeks and ids that are not there come to each call's own 404. */
export async function checkUnknownIds(
  week: ServerWeek,
  published: readonly { year: number; weekNumber: number }[],
): Promise<void> {
  const known = sampleParamsOf(week);
  const { year } = known;
  const taken = new Set(published.filter((one) => one.year === year).map((one) => one.weekNumber));
  const free = Array.from({ length: 53 }, (_, at) => at + 1).filter((one) => !taken.has(one));
  const weeks = [
    { year: 1999 },
    { weekNumber: 54 },
    ...[free[0], free.at(-1), free.findLast((one) => one < known.weekNumber)].map((weekNumber) => ({
      weekNumber: weekNumber ?? 54,
    })),
    { year: 4_294_967_295 },
    { year: 1, weekNumber: 1 },
  ];
  const idFields = ['sellerId', 'brandId', 'categoryId'];
  for (const call of reportEndpoints) {
    const values = paramsFor(call, known);
    for (const other of weeks) await expectMissing(week.kit, call, { ...values, ...other }, 'unknown-week');
    for (const field of idFields.filter((name) => name in values))
      await expectMissing(week.kit, call, { ...values, [field]: unknownId(week) }, 'unknown-id');
  }
  await checkForeignIds(week, idsOf(week));
  const row = week.categories.body.categories[0];
  const leaves = new Set(week.categories.body.categories.map(({ categoryId }) => categoryId));
  for (const id of [row?.category1LvlId, row?.category2LvlId])
    if (id !== undefined && !leaves.has(id)) {
      const call = endpointNamed('category.info');
      await expectMissing(week.kit, call, { ...paramsFor(call, known), categoryId: id }, 'unknown-id');
    }
}

const strangers: readonly WireRequest[] = [
  { method: 'GET', path: '/api/nothing-here' },
  { method: 'GET', path: '/api/report/nothing-here/2026/1' },
  { method: 'POST', path: '/api/report/nothing-here', body: {} },
  { method: 'GET', path: '/api/auth/nothing-here' },
  { method: 'DELETE', path: '/api/health' },
];

/** Addresses and methods that the contract does not know are 404 NOT_FOUND. */
export async function checkUnknownRoutes(kit: Kit): Promise<void> {
  const otherMethods = endpoints
    .filter(({ route }) => !route.path.includes(':'))
    .map((call): WireRequest => ({
      method: call.route.method === 'GET' ? 'PUT' : 'GET',
      path: call.route.path,
    }));
  for (const asked of [...strangers, ...otherMethods]) {
    const answer = await sendRequest(kit, undefined, asked);
    if (!answer) continue;
    const { status, json } = answer.came;
    const code = typeof json === 'object' && json !== null && 'code' in json ? json.code : undefined;
    assertionsOn(kit, { endpoint: 'unknown route', request: asked }).equal(
      'unknown-route',
      'answer',
      '404 NOT_FOUND',
      `${status} ${String(code)}`,
    );
  }
}

/** Bodies that are far too large or of another media type are refused. */
export async function checkBodyLimits(week: ServerWeek): Promise<void> {
  const known = sampleParamsOf(week);
  for (const call of reportEndpoints.filter(({ route }) => route.body !== undefined)) {
    const values = paramsFor(call, known);
    const large: WireRequest = {
      ...buildRequest(call, values),
      body: { ...values, padding: 'x'.repeat(8 * 2 ** 20) },
    };
    const text: WireRequest = { ...buildRequest(call, values), headers: { 'content-type': 'text/plain' } };
    const form: WireRequest = {
      method: 'POST',
      path: call.route.path,
      raw: 'year=2026',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    };
    for (const [asked, statuses] of [
      [large, [400, 413]],
      [text, [400, 415]],
      [form, [400, 415]],
    ] as const) {
      const came = await week.kit.client.send(asked).catch(() => undefined);
      // A server may close the line on a body that it will not read.
      if (!came && asked === large) continue;
      const ok = came !== undefined && (statuses as readonly number[]).includes(came.status);
      assertionsOn(week.kit, { endpoint: call.name, request: asked }).holds(
        'body-limit',
        ok,
        `status ${statuses.join(' or ')}`,
        came?.status,
      );
    }
  }
}
