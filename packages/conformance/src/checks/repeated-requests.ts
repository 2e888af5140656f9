import { isDeepStrictEqual } from 'node:util';
import { assertionsOn, expectStatus, judgedReports, type Kit, sendRequest } from '../kit.ts';
import type { Rule } from '../rules.ts';
import { paramsFor, type Samples } from '../samples.ts';
import { buildRequest, type Endpoint } from '../wire/endpoints.ts';
import { isConditional } from '../wire/field-schemas.ts';
import type { WireRequest, WireResponse } from '../wire/wire-request.ts';

/** Requests that have the response of a request, and the rule that demands it. */
const alikeOf = (request: WireRequest): readonly (readonly [Rule, WireRequest])[] => [
  ['repeat', request],
  ['etag', { ...request, headers: { 'if-none-match': '"vitrina-conformance"' } }],
  [
    'well-formed',
    { ...request, path: `${request.path}${request.path.includes('?') ? '&' : '?'}unknownParam=1` },
  ],
];

/** Checks that another request has the same response as the first one, and a repeated one the same ETag. */
async function expectSame(
  kit: Kit,
  endpoint: Endpoint,
  first: WireResponse,
  [rule, request]: readonly [Rule, WireRequest],
) {
  const again = (await sendRequest(kit, endpoint, request))?.response;
  if (!again) return;
  const source = { endpoint: endpoint.name, request };
  const assert = assertionsOn(kit, source);
  assert.equal(rule, 'status', first.status, again.status);
  const isSame = again.status !== 200 || isDeepStrictEqual(first.json, again.json);
  assert.holds('repeat', isSame, 'the same response', 'another response');
  const [tag, tagAgain] = [first, again].map(({ headers }) => headers.get('etag'));
  if (request === first.request && isSame && tag && tagAgain && tag !== tagAgain)
    kit.findings.add(source, { rule: 'etag', expected: tag, actual: tagAgain, earlier: first.request });
}

/** Checks that a GET with the ETag of its response is a 304, where the document gives the call one. */
async function expectNotModified(kit: Kit, endpoint: Endpoint, { request, headers }: WireResponse) {
  const etag = headers.get('etag');
  if (etag === null || !isConditional(endpoint)) return;
  await expectStatus(kit, endpoint, { ...request, headers: { 'if-none-match': etag } }, 'etag', 304);
}

/**
 * Checks that each call about the week has the same response again, also with an unknown query parameter, and that a
 * request with its ETag gets a 304, with another one a 200 with a body. Asks about the week before, too, whose ETag is
 * another one.
 */
export async function checkRepeatedRequests(kit: Kit, samples: Samples): Promise<void> {
  const [, before] = samples.published;
  for (const endpoint of judgedReports(kit)) {
    const params = paramsFor(endpoint, samples);
    // A week without brands has no subject for their calls.
    if ('brandId' in params && !samples.hasBrand) continue;
    const request = buildRequest(endpoint, params);
    const first = (await sendRequest(kit, endpoint, request))?.response;
    if (!first) continue;
    assertionsOn(kit, { endpoint: endpoint.name, request }).equal('well-formed', 'status', 200, first.status);
    for (const alike of alikeOf(request)) await expectSame(kit, endpoint, first, alike);
    await expectNotModified(kit, endpoint, first);
    if (before) await sendRequest(kit, endpoint, buildRequest(endpoint, { ...params, ...before }));
  }
}
