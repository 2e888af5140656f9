import { about, ask, type Kit } from '../kit.ts';
import type { Asked } from '../wire/asked.ts';
import { type Call, callNamed, calls, reportCalls, request } from '../wire/calls.ts';
import type { Week } from '../week.ts';
import { knownOf, unknownId, valuesFor } from './known.ts';

async function expectMissing(
  kit: Kit,
  call: Call,
  values: Record<string, unknown>,
  rule: 'unknown-id' | 'unknown-week',
) {
  const asked = request(call, values);
  const answer = await ask(kit, call, asked);
  if (!answer) return;
  const { status, json } = answer.came;
  const code = typeof json === 'object' && json !== null && 'code' in json ? json.code : undefined;
  about(kit, { call: call.name, asked }).equal(
    rule,
    'answer',
    `404 ${call.missing}`,
    `${status} ${String(code)}`,
  );
}

/** The ids of a week's sellers, brands and categories. */
const idsOf = ({ sellers, brands, categories }: Week) => ({
  sellerId: sellers.body.map((row) => row.sellerId),
  brandId: brands.body.map((row) => row.brandId),
  categoryId: categories.body.categories.map((row) => row.categoryId),
});

type Ids = ReturnType<typeof idsOf>;

/** Ids that belong to something, but to nothing of this kind in this week, are unknown to it. */
async function checkForeignIds(week: Week, foreign: Ids) {
  const own = idsOf(week);
  const known = knownOf(week);
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
    const call = callNamed(name);
    for (const id of week.kit.dice.some([...new Set(others)], 3))
      await expectMissing(week.kit, call, { ...valuesFor(call, known), [field]: id }, 'unknown-id');
  }
}

/** What another week has, and this one lacks, is unknown to this one. */
export const checkOtherWeek = (week: Week, other: Week): Promise<void> => checkForeignIds(week, idsOf(other));

/** Well-formed weeks and ids that are not there come to each call's own 404. */
export async function checkUnknownThings(
  week: Week,
  published: readonly { year: number; weekNumber: number }[],
): Promise<void> {
  const known = knownOf(week);
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
  for (const call of reportCalls) {
    const values = valuesFor(call, known);
    for (const other of weeks) await expectMissing(week.kit, call, { ...values, ...other }, 'unknown-week');
    for (const field of idFields.filter((name) => name in values))
      await expectMissing(week.kit, call, { ...values, [field]: unknownId(week) }, 'unknown-id');
  }
  await checkForeignIds(week, idsOf(week));
  const row = week.categories.body.categories[0];
  const leaves = new Set(week.categories.body.categories.map(({ categoryId }) => categoryId));
  for (const id of [row?.category1LvlId, row?.category2LvlId])
    if (id !== undefined && !leaves.has(id)) {
      const call = callNamed('category.info');
      await expectMissing(week.kit, call, { ...valuesFor(call, known), categoryId: id }, 'unknown-id');
    }
}

const strangers: readonly Asked[] = [
  { method: 'GET', path: '/api/nothing-here' },
  { method: 'GET', path: '/api/report/nothing-here/2026/1' },
  { method: 'POST', path: '/api/report/nothing-here', body: {} },
  { method: 'GET', path: '/api/auth/nothing-here' },
  { method: 'DELETE', path: '/api/health' },
];

/** Addresses and methods that the contract does not know are 404 NOT_FOUND. */
export async function checkUnknownRoutes(kit: Kit): Promise<void> {
  const otherMethods = calls
    .filter(({ route }) => !route.path.includes(':'))
    .map((call): Asked => ({ method: call.route.method === 'GET' ? 'PUT' : 'GET', path: call.route.path }));
  for (const asked of [...strangers, ...otherMethods]) {
    const answer = await ask(kit, undefined, asked);
    if (!answer) continue;
    const { status, json } = answer.came;
    const code = typeof json === 'object' && json !== null && 'code' in json ? json.code : undefined;
    about(kit, { call: 'unknown route', asked }).equal(
      'unknown-route',
      'answer',
      '404 NOT_FOUND',
      `${status} ${String(code)}`,
    );
  }
}

/** Bodies that are far too large or of another media type are refused. */
export async function checkBodyLimits(week: Week): Promise<void> {
  const known = knownOf(week);
  for (const call of reportCalls.filter(({ route }) => route.body !== undefined)) {
    const values = valuesFor(call, known);
    const large: Asked = { ...request(call, values), body: { ...values, padding: 'x'.repeat(8 * 2 ** 20) } };
    const text: Asked = { ...request(call, values), headers: { 'content-type': 'text/plain' } };
    const form: Asked = {
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
      const came = await week.kit.wire.send(asked).catch(() => undefined);
      // A server may close the line on a body that it will not read.
      if (!came && asked === large) continue;
      const ok = came !== undefined && (statuses as readonly number[]).includes(came.status);
      about(week.kit, { call: call.name, asked }).holds(
        'body-limit',
        ok,
        `status ${statuses.join(' or ')}`,
        came?.status,
      );
    }
  }
}
