import fc from 'fast-check';
import * as z from 'zod/mini';
import { createObservations } from '../rows/observations.ts';
import { createFindings } from '../findings.ts';
import { assertionsOn, sendRequest, type Kit } from '../kit.ts';
import type { WireRequest } from '../wire/wire-request.ts';
import { type Endpoint, endpointNamed, reportEndpoints, buildRequest } from '../wire/endpoints.ts';
import type { ServerWeek } from '../server-week.ts';
import { type SampleParams, sampleParamsOf, paramsFor } from './sample-params.ts';
import { checkCategorySearch } from './category-searches.ts';
import { checkTitle } from './title-search.ts';

/** How often each property is tried. */
const RUNS = 30;

/** The longest part of a path that is tried: a longer one may be too long rather than wrong. */
const LONGEST_PART = 24;

const anyNumber = fc.oneof(
  fc.integer({ min: -2, max: 60 }),
  fc.integer({ min: 1, max: 2 ** 33 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);
const anyText = fc.string({ unit: 'grapheme', maxLength: 12 });

/** Values near a good one, and far from it. */
const near = (good: unknown) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(good) }, anyNumber, anyText, fc.jsonValue({ maxDepth: 1 }));

/** Tries a property; what fails is shrunk and asked once more, so that its finding is the smallest request. */
async function tryOut<Value>(
  week: ServerWeek,
  values: fc.Arbitrary<Value>,
  probe: (week: ServerWeek, value: Value) => Promise<void>,
) {
  const fails = async (value: Value) => {
    const findings = createFindings(week.kit.client.url);
    const kit = { ...week.kit, findings, observations: createObservations(findings) };
    await probe({ ...week, kit }, value);
    return findings.list().length > 0;
  };
  const property = fc.asyncProperty(values, async (value) => !(await fails(value)));
  const { counterexample } = await fc.check(property, { seed: week.kit.seed, numRuns: RUNS });
  if (counterexample) await probe(week, counterexample[0]);
}

const isWellFormed = (schema: unknown, value: unknown) =>
  schema instanceof z.ZodMiniType && schema.safeParse(value).success;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** What goes out is taken exactly where the contract's own schema takes it. */
async function probe(kit: Kit, call: Endpoint, asked: WireRequest, wellFormed: boolean) {
  const answer = await sendRequest(kit, call, asked);
  if (!answer) return;
  const { status } = answer.came;
  const assert = assertionsOn(kit, { endpoint: call.name, request: asked });
  if (wellFormed)
    assert.holds('well-formed', status === 200 || status === 404, '200 or the call’s 404', status);
  else assert.equal('validation', 'status', 400, status);
}

const recordNear = (good: Record<string, unknown>) =>
  fc.record(Object.fromEntries(Object.entries(good).map(([name, value]) => [name, near(value)])));

function fuzzPath(week: ServerWeek, call: Endpoint, known: SampleParams) {
  return tryOut(week, recordNear(paramsFor(call, known)), ({ kit }, values) => {
    const texts = Object.fromEntries(
      Object.entries(values).map(([name, value]) => {
        const text = typeof value === 'string' ? value : JSON.stringify(value);
        return [name, Array.from(text).slice(0, LONGEST_PART).join('')];
      }),
    );
    // An empty part, or one of dots, is another address; control characters never leave a client.
    if (Object.values(texts).some((text) => /^\.*$|\p{C}|[/\\]/u.test(text))) return Promise.resolve();
    return probe(kit, call, buildRequest(call, texts), isWellFormed(call.route.pathParams, texts));
  });
}

async function fuzzBody(week: ServerWeek, call: Endpoint, known: SampleParams) {
  await tryOut(week, recordNear(paramsFor(call, known)), ({ kit }, values) => {
    const sent: unknown = JSON.parse(JSON.stringify(values));
    return probe(kit, call, buildRequest(call, values), isWellFormed(call.route.body, sent));
  });
  await tryOut(week, fc.oneof(anyText, fc.json({ maxDepth: 2 })), ({ kit }, raw) =>
    probe(
      kit,
      call,
      { ...buildRequest(call), body: undefined, raw },
      isWellFormed(call.route.body, parsed(raw)),
    ),
  );
}

/** Titles made of pieces of real ones and of whatever a keyboard has. */
const titlesOf = (week: ServerWeek) => {
  const pieces = week.kit.rng
    .sample(week.sellers.body, 20)
    .flatMap(({ sellerTitle }) => sellerTitle.split(/(?<=\s)/));
  const piece = fc.constantFrom('%', '_', ' ', ...pieces);
  const cut = fc.tuple(piece, fc.nat(4), fc.nat(6), fc.boolean()).map(([text, from, size, loud]) => {
    const part = Array.from(text)
      .slice(from, from + size + 1)
      .join('');
    return loud ? part.toUpperCase() : part;
  });
  return fc
    .oneof(
      cut,
      fc.tuple(cut, cut).map(([a, b]) => a + b),
      anyText,
    )
    .filter((title) => title.trim() !== '' && title.isWellFormed());
};

/** Random requests, the same for the same seed: each call takes what the contract takes, and searches find what they should. */
export async function checkFuzz(week: ServerWeek): Promise<void> {
  const known = sampleParamsOf(week);
  for (const call of reportEndpoints)
    await (call.route.body === undefined ? fuzzPath(week, call, known) : fuzzBody(week, call, known));
  for (const name of ['auth.verifyCode', 'auth.refresh']) {
    const call = endpointNamed(name);
    await tryOut(week, fc.oneof(anyText, fc.json({ maxDepth: 2 })), async ({ kit }, raw) => {
      if (!isWellFormed(call.route.body, parsed(raw)))
        await probe(kit, call, { ...buildRequest(call), body: undefined, raw }, false);
    });
  }
  await tryOut(week, titlesOf(week), checkTitle);
  const chosen = week.kit.rng.sample(week.categories.body.categories, 8).map((row) => row.categoryId);
  const ids = fc.array(
    fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...chosen) }, fc.integer({ min: 1, max: 2 ** 32 - 1 })),
    { minLength: 1, maxLength: 8 },
  );
  await tryOut(week, ids, checkCategorySearch);
}
