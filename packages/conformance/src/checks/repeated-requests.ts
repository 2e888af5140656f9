import { isDeepStrictEqual } from 'node:util';
import { assertionsOn, judgedReports, type Kit, sendRequest } from '../kit.ts';
import { paramsFor, type Samples } from '../samples.ts';
import { buildRequest } from '../wire/endpoints.ts';

/**
 * Checks that each call about the week has the same response again, also with an unknown query parameter, and that a
 * request with another ETag gets a 200 with a body. Asks about the week before, too, whose ETag is another one.
 */
export async function checkRepeatedRequests(kit: Kit, samples: Samples): Promise<void> {
  const [, before] = samples.published;
  for (const endpoint of judgedReports(kit)) {
    const params = paramsFor(endpoint, samples);
    // A week without brands has no subject for their calls.
    if ('brandId' in params && !samples.hasBrand) continue;
    const request = buildRequest(endpoint, params);
    const first = await sendRequest(kit, endpoint, request);
    if (!first) continue;
    const { status, json } = first.response;
    assertionsOn(kit, { endpoint: endpoint.name, request }).equal('well-formed', 'status', 200, status);
    const sign = request.path.includes('?') ? '&' : '?';
    const others = [
      ['etag', { ...request, headers: { 'if-none-match': '"vitrina-conformance"' } }],
      ['well-formed', { ...request, path: `${request.path}${sign}unknownParam=1` }],
    ] as const;
    for (const [rule, other] of others) {
      const again = await sendRequest(kit, endpoint, other);
      if (!again) continue;
      const assert = assertionsOn(kit, { endpoint: endpoint.name, request: other });
      assert.equal(rule, 'status', status, again.response.status);
      const isSame = isDeepStrictEqual(json, again.response.json);
      assert.holds(
        'repeat',
        isSame || again.response.status !== 200,
        'the same response',
        'another response',
      );
    }
    if (before) await sendRequest(kit, endpoint, buildRequest(endpoint, { ...params, ...before }));
  }
}
