import { assertionsOn, sendRequest, type Kit } from '../kit.ts';
import type { WireRequest } from '../wire/wire-request.ts';
import { type Endpoint, endpointNamed, reportEndpoints, buildRequest } from '../wire/endpoints.ts';
import type { ServerWeek } from '../server-week.ts';
import { type SampleParams, sampleParamsOf, paramsFor } from './sample-params.ts';

const TWO_TO_32 = 2 ** 32;

/** What is no number in a path. */
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
/** What is no number in a body. */
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
const notBodies = ['', '{', '{"year":', 'null', '[]', '"x"', '1', 'undefined', '{"year":2026,}'];

const bad: Readonly<Record<string, readonly unknown[]>> = {
  categoryIds: notIds,
  title: notTitles,
  text: notTitles,
};

/** A number that turns into a known one where only its low 32 bits are kept. */
const wrapping = (value: unknown) => TWO_TO_32 + Number(value);

function malformed(call: Endpoint, known: SampleParams): WireRequest[] {
  const good = paramsFor(call, known);
  const inBody = call.route.body !== undefined;
  const changed = Object.keys(good).flatMap((name) => {
    const values = inBody ? (bad[name] ?? notInBody) : notInPath;
    return values.map((value) => buildRequest(call, { ...good, [name]: value }));
  });
  const texts = inBody ? notBodies.map((raw) => ({ ...buildRequest(call), body: undefined, raw })) : [];
  return [...changed, ...texts];
}

async function expectRefusal(
  kit: Kit,
  call: Endpoint,
  asked: WireRequest,
  rule: 'validation' | 'wrapping-id',
) {
  const answer = await sendRequest(kit, call, asked);
  if (answer)
    assertionsOn(kit, { endpoint: call.name, request: asked }).equal(rule, 'status', 400, answer.came.status);
}

async function checkWrapping(week: ServerWeek, call: Endpoint, known: SampleParams) {
  const good = paramsFor(call, known);
  for (const [name, value] of Object.entries(good)) {
    if (name === 'title' || name === 'text') continue;
    const wrapped = Array.isArray(value) ? value.map(wrapping) : wrapping(value);
    await expectRefusal(week.kit, call, buildRequest(call, { ...good, [name]: wrapped }), 'wrapping-id');
  }
}

/** The edges of what is well formed, and fields that nobody knows. */
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

/** JSON that names its character set is JSON. */
async function checkMediaType({ kit }: ServerWeek, known: SampleParams) {
  const call = endpointNamed('seller.byTitle');
  const headers = { 'content-type': 'application/json; charset=utf-8' };
  const asked = { ...buildRequest(call, paramsFor(call, known)), headers };
  const answer = await sendRequest(kit, call, asked);
  if (answer)
    assertionsOn(kit, { endpoint: call.name, request: asked }).equal(
      'well-formed',
      'status',
      200,
      answer.came.status,
    );
}

/** What is malformed is refused on every report call, and what is well formed at its edges is taken. */
export async function checkMalformedParams(week: ServerWeek): Promise<void> {
  const known = sampleParamsOf(week);
  for (const call of reportEndpoints) {
    for (const asked of malformed(call, known)) await expectRefusal(week.kit, call, asked, 'validation');
    await checkWrapping(week, call, known);
  }
  for (const [call, values] of wellFormed(known)) {
    const asked = buildRequest(call, values as Record<string, unknown>);
    const answer = await sendRequest(week.kit, call, asked);
    if (answer)
      assertionsOn(week.kit, { endpoint: call.name, request: asked }).equal(
        'well-formed',
        'status',
        200,
        answer.came.status,
      );
  }
  await checkMediaType(week, known);
  const zero = endpointNamed('brand.info');
  await expectRefusal(
    week.kit,
    zero,
    buildRequest(zero, { ...paramsFor(zero, known), brandId: 0 }),
    'validation',
  );
}
