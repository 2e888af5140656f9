import { assertionsOn, judgedReports, sendRequest, type Kit } from '../kit.ts';
import type { WireRequest } from '../wire/wire-request.ts';
import { type Endpoint, endpointNamed, buildRequest, queryNamesOf } from '../wire/endpoints.ts';
import type { ServerWeek } from '../server-week.ts';
import { type SampleParams, sampleParamsOf, paramsFor } from './sample-params.ts';

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

/** A number above 32 bits whose low 32 bits are a known id. */
const wrapping = (value: unknown) => TWO_TO_32 + Number(value);

function malformedRequests(endpoint: Endpoint, known: SampleParams): WireRequest[] {
  const good = paramsFor(endpoint, known);
  const inBody = endpoint.route.body !== undefined;
  const changed = Object.keys(good).flatMap((name) => {
    const params = inBody ? (bad[name] ?? notInBody) : notInPath;
    return params.map((value) => buildRequest(endpoint, { ...good, [name]: value }));
  });
  const queries = queryNamesOf(endpoint).flatMap((name) =>
    (notInQuery[name] ?? []).map((value) => buildRequest(endpoint, { ...good, [name]: value })),
  );
  const texts = inBody ? notBodies.map((raw) => ({ ...buildRequest(endpoint), body: undefined, raw })) : [];
  return [...changed, ...queries, ...texts];
}

/** Checks that a request is refused as malformed. */
export async function expectRejected(
  kit: Kit,
  endpoint: Endpoint,
  request: WireRequest,
  rule: 'validation' | 'wrapping-id',
) {
  const result = await sendRequest(kit, endpoint, request);
  if (result)
    assertionsOn(kit, { endpoint: endpoint.name, request }).equal(
      rule,
      'status',
      400,
      result.response.status,
    );
}

async function checkWrapping(week: ServerWeek, endpoint: Endpoint, known: SampleParams) {
  const good = paramsFor(endpoint, known);
  for (const [name, value] of Object.entries(good)) {
    if (typeof value === 'string') continue;
    const wrapped = Array.isArray(value) ? value.map(wrapping) : wrapping(value);
    await expectRejected(
      week.kit,
      endpoint,
      buildRequest(endpoint, { ...good, [name]: wrapped }),
      'wrapping-id',
    );
  }
}

/** Params at the limits of what is well formed, and bodies with unknown fields. */
function wellFormed(known: SampleParams): [Endpoint, object][] {
  const { year, weekNumber, categoryId } = known;
  const [byTitle, byCategories, brands] = [
    endpointNamed('seller.byTitle'),
    endpointNamed('seller.byCategories'),
    endpointNamed('brand.byCategories'),
  ];
  const many = { year, weekNumber, categoryIds: Array.from({ length: 5_000 }, () => categoryId) };
  return [
    [byTitle, { year, weekNumber, title: 'я'.repeat(500) }],
    [byTitle, { year, weekNumber, title: `   ${'😀'.repeat(500)}   ` }],
    [byTitle, { year, weekNumber, title: 'а', unknownField: 1 }],
    [endpointNamed('find.byText'), { year, weekNumber, text: `\n${'😀'.repeat(500)}\t`, unknownField: 1 }],
    [byCategories, many],
    [brands, many],
    [endpointNamed('category.sellers'), { year, weekNumber, categoryId, unknownField: [] }],
  ];
}

/** Checks that JSON with a charset is accepted. */
async function checkMediaType({ kit }: ServerWeek, known: SampleParams) {
  const endpoint = endpointNamed('seller.byTitle');
  const headers = { 'content-type': 'application/json; charset=utf-8' };
  const request = { ...buildRequest(endpoint, paramsFor(endpoint, known)), headers };
  const result = await sendRequest(kit, endpoint, request);
  if (result)
    assertionsOn(kit, { endpoint: endpoint.name, request }).equal(
      'well-formed',
      'status',
      200,
      result.response.status,
    );
}

/** Checks that every report rejects malformed params and accepts well-formed ones at their limits. */
export async function checkMalformedParams(week: ServerWeek): Promise<void> {
  const known = sampleParamsOf(week);
  for (const endpoint of judgedReports(week.kit)) {
    for (const request of malformedRequests(endpoint, known))
      await expectRejected(week.kit, endpoint, request, 'validation');
    await checkWrapping(week, endpoint, known);
  }
  for (const [endpoint, params] of wellFormed(known)) {
    if (!week.kit.profiles.has(endpoint.profile)) continue;
    const request = buildRequest(endpoint, params as Record<string, unknown>);
    const result = await sendRequest(week.kit, endpoint, request);
    if (result)
      assertionsOn(week.kit, { endpoint: endpoint.name, request }).equal(
        'well-formed',
        'status',
        200,
        result.response.status,
      );
  }
  await checkMediaType(week, known);
  const zero = endpointNamed('brand.info');
  await expectRejected(
    week.kit,
    zero,
    buildRequest(zero, { ...paramsFor(zero, known), brandId: 0 }),
    'validation',
  );
}
