import fc from 'fast-check';
import * as z from 'zod/mini';
import { createFindings } from '../findings.ts';
import { assertionsOn, sendRequest, type Kit, judgedReports } from '../kit.ts';
import { parseJson } from '../wire/wire-client.ts';
import type { WireRequest } from '../wire/wire-request.ts';
import { type Endpoint, endpointNamed, buildRequest } from '../wire/endpoints.ts';
import { paramsFor, type Samples } from '../samples.ts';

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
  kit: Kit,
  values: fc.Arbitrary<Value>,
  probe: (kit: Kit, value: Value) => Promise<void>,
) {
  const fails = async (value: Value) => {
    const findings = createFindings(kit.client.url);
    await probe({ ...kit, findings }, value);
    return findings.list().length > 0;
  };
  const property = fc.asyncProperty(values, async (value) => !(await fails(value)));
  const { counterexample } = await fc.check(property, { seed: kit.seed, numRuns: RUNS });
  if (counterexample) await probe(kit, counterexample[0]);
}

const isWellFormed = (schema: unknown, value: unknown) =>
  schema instanceof z.ZodMiniType && schema.safeParse(value).success;

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

function fuzzPath(kit: Kit, endpoint: Endpoint, known: Samples) {
  return checkProperty(kit, mostlyParams(paramsFor(endpoint, known)), (own, values) => {
    const texts = Object.fromEntries(
      Object.entries(values).map(([name, value]) => {
        const text = typeof value === 'string' ? value : JSON.stringify(value);
        return [name, Array.from(text).slice(0, LONGEST_PART).join('')];
      }),
    );
    // An empty segment, or one of dots, changes the route; clients never send control characters.
    if (Object.values(texts).some((text) => /^\.*$|\p{C}|[/\\]/u.test(text))) return Promise.resolve();
    return probe(
      own,
      endpoint,
      buildRequest(endpoint, texts),
      isWellFormed(endpoint.route.pathParams, texts),
    );
  });
}

async function fuzzBody(kit: Kit, endpoint: Endpoint, known: Samples) {
  await checkProperty(kit, mostlyParams(paramsFor(endpoint, known)), (own, values) => {
    const sent: unknown = JSON.parse(JSON.stringify(values));
    return probe(own, endpoint, buildRequest(endpoint, values), isWellFormed(endpoint.route.body, sent));
  });
  await checkProperty(kit, fc.oneof(anyText, fc.json({ maxDepth: 2 })), (own, raw) =>
    probe(
      own,
      endpoint,
      { ...buildRequest(endpoint), body: undefined, raw },
      isWellFormed(endpoint.route.body, parseJson(raw)),
    ),
  );
}

/** Checks random params of each endpoint; the same seed gives the same requests. */
export async function checkFuzz(kit: Kit, samples: Samples): Promise<void> {
  for (const endpoint of judgedReports(kit))
    await (endpoint.route.body === undefined
      ? fuzzPath(kit, endpoint, samples)
      : fuzzBody(kit, endpoint, samples));
  for (const name of ['auth.verifyCode', 'auth.refresh'].filter((one) => kit.judged.has(one))) {
    const endpoint = endpointNamed(name);
    await checkProperty(kit, fc.oneof(anyText, fc.json({ maxDepth: 2 })), async (own, raw) => {
      if (!isWellFormed(endpoint.route.body, parseJson(raw)))
        await probe(own, endpoint, { ...buildRequest(endpoint), body: undefined, raw }, false);
    });
  }
}
