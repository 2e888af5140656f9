import { about, ask, type Kit } from '../kit.ts';
import type { Asked } from '../wire/asked.ts';
import { type Call, callNamed, reportCalls, request } from '../wire/calls.ts';
import type { Week } from '../week.ts';
import { type Known, knownOf, valuesFor } from './known.ts';

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

function malformed(call: Call, known: Known): Asked[] {
  const good = valuesFor(call, known);
  const inBody = call.route.body !== undefined;
  const changed = Object.keys(good).flatMap((name) => {
    const values = inBody ? (bad[name] ?? notInBody) : notInPath;
    return values.map((value) => request(call, { ...good, [name]: value }));
  });
  const texts = inBody ? notBodies.map((raw) => ({ ...request(call), body: undefined, raw })) : [];
  return [...changed, ...texts];
}

async function expectRefusal(kit: Kit, call: Call, asked: Asked, rule: 'validation' | 'wrapping-id') {
  const answer = await ask(kit, call, asked);
  if (answer) about(kit, { call: call.name, asked }).equal(rule, 'status', 400, answer.came.status);
}

async function checkWrapping(week: Week, call: Call, known: Known) {
  const good = valuesFor(call, known);
  for (const [name, value] of Object.entries(good)) {
    if (name === 'title' || name === 'text') continue;
    const wrapped = Array.isArray(value) ? value.map(wrapping) : wrapping(value);
    await expectRefusal(week.kit, call, request(call, { ...good, [name]: wrapped }), 'wrapping-id');
  }
}

/** The edges of what is well formed, and fields that nobody knows. */
function wellFormed(known: Known): [Call, object][] {
  const { year, weekNumber, categoryId } = known;
  const [byTitle, byCategories, brands] = [
    callNamed('seller.byTitle'),
    callNamed('seller.byCategories'),
    callNamed('brand.byCategories'),
  ];
  const many = { year, weekNumber, categoryIds: Array.from({ length: 5_000 }, () => categoryId) };
  return [
    [byTitle, { year, weekNumber, title: 'я'.repeat(500) }],
    [byTitle, { year, weekNumber, title: `   ${'😀'.repeat(500)}   ` }],
    [byTitle, { year, weekNumber, title: 'а', unknownField: 1 }],
    [callNamed('find.byText'), { year, weekNumber, text: `\n${'😀'.repeat(500)}\t`, unknownField: 1 }],
    [byCategories, many],
    [brands, many],
    [callNamed('category.sellers'), { year, weekNumber, categoryId, unknownField: [] }],
  ];
}

/** JSON that names its character set is JSON. */
async function checkMediaType({ kit }: Week, known: Known) {
  const call = callNamed('seller.byTitle');
  const headers = { 'content-type': 'application/json; charset=utf-8' };
  const asked = { ...request(call, valuesFor(call, known)), headers };
  const answer = await ask(kit, call, asked);
  if (answer) about(kit, { call: call.name, asked }).equal('well-formed', 'status', 200, answer.came.status);
}

/** What is malformed is refused on every report call, and what is well formed at its edges is taken. */
export async function checkInputs(week: Week): Promise<void> {
  const known = knownOf(week);
  for (const call of reportCalls) {
    for (const asked of malformed(call, known)) await expectRefusal(week.kit, call, asked, 'validation');
    await checkWrapping(week, call, known);
  }
  for (const [call, values] of wellFormed(known)) {
    const asked = request(call, values as Record<string, unknown>);
    const answer = await ask(week.kit, call, asked);
    if (answer)
      about(week.kit, { call: call.name, asked }).equal('well-formed', 'status', 200, answer.came.status);
  }
  await checkMediaType(week, known);
  const zero = callNamed('brand.info');
  await expectRefusal(week.kit, zero, request(zero, { ...valuesFor(zero, known), brandId: 0 }), 'validation');
}
