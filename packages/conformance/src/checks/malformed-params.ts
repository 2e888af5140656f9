import { expectStatus, judgedReports, type Kit } from '../kit.ts';
import { paramsFor, type Samples } from '../samples.ts';
import { buildRequest, type Endpoint, endpointNamed, queryNamesOf } from '../wire/endpoints.ts';
import type { WireRequest } from '../wire/wire-request.ts';

const TWO_TO_32 = 2 ** 32;

/** Malformed numbers of a path. */
const notInPath = [
  '0',
  '-1',
  '+1',
  '01',
  '1.0',
  '1.5',
  '1e3',
  '0x10',
  'abc',
  'null',
  ' 1',
  '1 ',
  '１',
  '²',
  '1,0',
  String(TWO_TO_32),
  '18446744073709551617',
];
/** Malformed numbers of a body. */
const notInBody = [undefined, null, 0, -1, 1.5, '1', '', true, [], [1], {}, 1e300, TWO_TO_32];
const notIds = [
  undefined,
  null,
  [],
  {},
  1,
  '1',
  ['1'],
  [0],
  [-1],
  [1.5],
  [null],
  [[1]],
  [1, 'x'],
  [TWO_TO_32],
  Array.from({ length: 5_001 }, () => 1),
];
const notTitles = [
  undefined,
  null,
  1,
  '',
  '   ',
  '\t\n',
  '\u00a0\u3000',
  'а'.repeat(501),
  '😀'.repeat(501),
  ['а'],
  {},
];
const notKinds = [undefined, null, 1, '', 'sellers', 'SELLER', ['seller'], {}];
const notMoving = [undefined, null, 1, '', 'seller', 'SELLERS', ['sellers'], {}];
const notBooleans = [undefined, null, 0, 1, '', 'true', [], {}];
const notBodies = ['', '{', '{"year":', 'null', '[]', '"x"', '1', 'undefined', '{"year":2026,}'];

const bad: Readonly<Record<string, readonly unknown[]>> = {
  categoryIds: notIds,
  title: notTitles,
  text: notTitles,
  ids: notIds,
  rivalIds: notIds,
  sellerIds: [...notIds, [1], [1, 2, 3, 4, 5, 6]],
  inMyCategories: notBooleans,
  kind: notKinds,
  of: notMoving,
  weeks: [...notInBody, 54],
};

/** Malformed query parameters, by name; a list is one given several times. */
const notInQuery: Readonly<Record<string, readonly unknown[]>> = {
  against: ['', '2026', '2026-W00', '2026-W54', '2026-W1', '2026-w45', '0000-W01', ['2026-W01', '2026-W02']],
  only: ['', 'undercutting', 'Undercut', ['tied', 'alone']],
  threshold: ['', '-0.1', '1.1', '.5', '5e-2', '5%', 'abc', ['0.1', '0.2']],
  weeks: ['', '0', '1', '161', '08', '1e1', '+8', '-8', '8.0', 'abc', ['8', '8']],
};

/** Scopes of movers that exclude each other, or what moves. */
const notScopes = [
  { of: 'products', sellerId: 1, brandId: 1 },
  { of: 'products', brandId: 1, categoryId: 1 },
  { of: 'products', categoryId: 1, sectionId: 1 },
  { of: 'sellers', sellerId: 1 },
];

/** A number above 32 bits whose low 32 bits are a known id. */
const wrapping = (value: unknown) => TWO_TO_32 + Number(value);

function malformedRequests(endpoint: Endpoint, known: Samples): WireRequest[] {
  const good = paramsFor(endpoint, known);
  const inBody = endpoint.route.body !== undefined;
  const badOf = (name: string) => (inBody ? (bad[name] ?? notInBody) : notInPath);
  const queryNames = queryNamesOf(endpoint);
  const changed = [
    ...Object.keys(good).map((name) => [name, badOf(name)] as const),
    ...queryNames.map((name) => [name, notInQuery[name] ?? []] as const),
  ].flatMap(([name, values]) => values.map((value) => buildRequest(endpoint, { ...good, [name]: value })));
  // A malformed value is reported before an unpublished week.
  const last = Object.keys(good).at(-1) ?? '';
  const unpublished = [[last, badOf(last)[0]] as const, ...queryNames.map((name) => [name, ''] as const)].map(
    ([name, value]) => buildRequest(endpoint, { ...good, year: 1999, [name]: value }),
  );
  const texts = inBody ? notBodies.map((raw) => ({ ...buildRequest(endpoint), body: undefined, raw })) : [];
  const scopes = 'of' in good ? notScopes.map((scope) => buildRequest(endpoint, { ...good, ...scope })) : [];
  return [...changed, ...unpublished, ...texts, ...scopes];
}

async function checkWrapping(kit: Kit, endpoint: Endpoint, known: Samples) {
  const good = paramsFor(endpoint, known);
  for (const [name, value] of Object.entries(good)) {
    if (typeof value === 'string') continue;
    const wrapped = Array.isArray(value) ? value.map(wrapping) : wrapping(value);
    const request = buildRequest(endpoint, { ...good, [name]: wrapped });
    await expectStatus(kit, endpoint, request, 'wrapping-id', 400);
  }
}

/** Requests at the limits of what is well formed. */
function requestsAtLimits(known: Samples): (readonly [Endpoint, WireRequest])[] {
  const { year, weekNumber, categoryId } = known.params;
  const many = { year, weekNumber, categoryIds: Array.from({ length: 5_000 }, () => categoryId) };
  const build = (name: string, params: Record<string, unknown>) =>
    [endpointNamed(name), buildRequest(endpointNamed(name), params)] as const;
  return [
    build('seller.byTitle', { year, weekNumber, title: 'я'.repeat(500) }),
    build('seller.byTitle', { year, weekNumber, title: `   ${'😀'.repeat(500)}   ` }),
    build('find.byText', { year, weekNumber, text: `\n${'😀'.repeat(500)}\t` }),
    build('seller.byCategories', many),
    build('brand.byCategories', many),
  ];
}

/** Requests with an unknown field, and with a charset beside the media type. */
function requestsWithMore(endpoint: Endpoint, known: Samples): WireRequest[] {
  const params = paramsFor(endpoint, known);
  if (endpoint.route.body === undefined || ('brandId' in params && !known.hasBrand)) return [];
  const headers = { 'content-type': 'application/json; charset=utf-8' };
  return [
    buildRequest(endpoint, { ...params, unknownField: [1] }),
    { ...buildRequest(endpoint, params), headers },
  ];
}

/** Checks that every report rejects malformed params and accepts well-formed ones at their limits. */
export async function checkMalformedParams(kit: Kit, samples: Samples): Promise<void> {
  for (const endpoint of judgedReports(kit)) {
    for (const request of malformedRequests(endpoint, samples))
      await expectStatus(kit, endpoint, request, 'validation', 400);
    for (const request of requestsWithMore(endpoint, samples))
      await expectStatus(kit, endpoint, request, 'well-formed', 200);
    await checkWrapping(kit, endpoint, samples);
  }
  for (const [endpoint, request] of requestsAtLimits(samples))
    if (kit.judged.has(endpoint.name)) await expectStatus(kit, endpoint, request, 'well-formed', 200);
}
