import fc from 'fast-check';
import * as z from 'zod/mini';
import { createObservations } from '../rows/observations.ts';
import { createFindings } from '../findings.ts';
import { assertionsOn, sendRequest, type Kit, judgedReports } from '../kit.ts';
import type { WireRequest } from '../wire/wire-request.ts';
import { type Endpoint, endpointNamed, buildRequest } from '../wire/endpoints.ts';
import type { ServerWeek } from '../server-week.ts';
import { type SampleParams, sampleParamsOf, paramsFor } from './sample-params.ts';
import { checkCategorySearch } from './category-searches.ts';
import { checkTitle } from './title-search.ts';

/** Runs of each property. */
const RUNS = 30;

/** The longest path segment tried, so that no path exceeds a server's limit. */
const LONGEST_PART = 24;

const anyNumber = fc.oneof(
  fc.integer({ min: -2, max: 60 }),
  fc.integer({ min: 1, max: 2 ** 33 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);
const anyText = fc.string({ unit: 'grapheme', maxLength: 12 });

/** The given value most often, else a random one. */
const mostlyValue = (valid: unknown) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(valid) }, anyNumber, anyText, fc.jsonValue({ maxDepth: 1 }));

/** Checks a property; a counterexample is shrunk, so that the finding has the smallest request. */
async function checkProperty<Value>(
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

/** Checks that a server accepts exactly what the contract's schema accepts. */
async function probe(kit: Kit, endpoint: Endpoint, request: WireRequest, wellFormed: boolean) {
  const result = await sendRequest(kit, endpoint, request);
  if (!result) return;
  const { status } = result.response;
  const assert = assertionsOn(kit, { endpoint: endpoint.name, request });
  if (wellFormed)
    assert.holds('well-formed', status === 200 || status === 404, '200 or the endpoint’s 404', status);
  else assert.equal('validation', 'status', 400, status);
}

const mostlyParams = (valid: Record<string, unknown>) =>
  fc.record(Object.fromEntries(Object.entries(valid).map(([name, value]) => [name, mostlyValue(value)])));

function fuzzPath(week: ServerWeek, endpoint: Endpoint, known: SampleParams) {
  return checkProperty(week, mostlyParams(paramsFor(endpoint, known)), ({ kit }, values) => {
    const texts = Object.fromEntries(
      Object.entries(values).map(([name, value]) => {
        const text = typeof value === 'string' ? value : JSON.stringify(value);
        return [name, Array.from(text).slice(0, LONGEST_PART).join('')];
      }),
    );
    // An empty segment, or one of dots, changes the route; clients never send control characters.
    if (Object.values(texts).some((text) => /^\.*$|\p{C}|[/\\]/u.test(text))) return Promise.resolve();
    return probe(
      kit,
      endpoint,
      buildRequest(endpoint, texts),
      isWellFormed(endpoint.route.pathParams, texts),
    );
  });
}

async function fuzzBody(week: ServerWeek, endpoint: Endpoint, known: SampleParams) {
  await checkProperty(week, mostlyParams(paramsFor(endpoint, known)), ({ kit }, values) => {
    const sent: unknown = JSON.parse(JSON.stringify(values));
    return probe(kit, endpoint, buildRequest(endpoint, values), isWellFormed(endpoint.route.body, sent));
  });
  await checkProperty(week, fc.oneof(anyText, fc.json({ maxDepth: 2 })), ({ kit }, raw) =>
    probe(
      kit,
      endpoint,
      { ...buildRequest(endpoint), body: undefined, raw },
      isWellFormed(endpoint.route.body, parsed(raw)),
    ),
  );
}

/** Titles made of pieces of real ones and of random text. */
const titlesOf = (week: ServerWeek) => {
  const pieces = week.kit.rng
    .sample(week.sellers.body, 20)
    .flatMap(({ sellerTitle }) => sellerTitle.split(/(?<=\s)/));
  const piece = fc.constantFrom('%', '_', ' ', ...pieces);
  const cut = fc.tuple(piece, fc.nat(4), fc.nat(6), fc.boolean()).map(([text, from, size, isUpperCase]) => {
    const part = Array.from(text)
      .slice(from, from + size + 1)
      .join('');
    return isUpperCase ? part.toUpperCase() : part;
  });
  return fc
    .oneof(
      cut,
      fc.tuple(cut, cut).map(([a, b]) => a + b),
      anyText,
    )
    .filter((title) => title.trim() !== '' && title.isWellFormed());
};

/** Checks random params of each endpoint and random searches; the same seed gives the same requests. */
export async function checkFuzz(week: ServerWeek): Promise<void> {
  const known = sampleParamsOf(week);
  for (const endpoint of judgedReports(week.kit))
    await (endpoint.route.body === undefined
      ? fuzzPath(week, endpoint, known)
      : fuzzBody(week, endpoint, known));
  for (const name of ['auth.verifyCode', 'auth.refresh']) {
    const endpoint = endpointNamed(name);
    await checkProperty(week, fc.oneof(anyText, fc.json({ maxDepth: 2 })), async ({ kit }, raw) => {
      if (!isWellFormed(endpoint.route.body, parsed(raw)))
        await probe(kit, endpoint, { ...buildRequest(endpoint), body: undefined, raw }, false);
    });
  }
  await checkProperty(week, titlesOf(week), checkTitle);
  const chosen = week.kit.rng.sample(week.categories.body.categories, 8).map((row) => row.categoryId);
  const ids = fc.array(
    fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...chosen) }, fc.integer({ min: 1, max: 2 ** 32 - 1 })),
    { minLength: 1, maxLength: 8 },
  );
  await checkProperty(week, ids, checkCategorySearch);
}
