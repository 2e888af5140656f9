import { isDeepStrictEqual } from 'node:util';
import { assertionsOn, judgedReports, type Kit, sendRequest } from '../kit.ts';
import { paramsFor, type Samples } from '../samples.ts';
import { buildRequest } from '../wire/endpoints.ts';

/**
 * Checks that each call about the week has the same response twice, that an ETag identifies one response, and that a
 * request with another ETag gets a 200 with a body.
 */
export async function checkRepeatedRequests(kit: Kit, samples: Samples): Promise<void> {
  const known = new Map<string, string>();
  for (const endpoint of judgedReports(kit)) {
    const params = paramsFor(endpoint, samples);
    // A week without brands has no subject for their calls.
    if ('brandId' in params && !samples.hasBrand) continue;
    const request = buildRequest(endpoint, params);
    const source = { endpoint: endpoint.name, request };
    const first = await sendRequest(kit, endpoint, request);
    const other = { ...request, headers: { 'if-none-match': '"vitrina-conformance"' } };
    const again = await sendRequest(kit, endpoint, other);
    if (!first || !again) continue;
    assertionsOn(kit, source).equal('well-formed', 'status', 200, first.response.status);
    const assert = assertionsOn(kit, { ...source, request: other });
    assert.equal('etag', 'status', first.response.status, again.response.status);
    const isSame = isDeepStrictEqual(first.response.json, again.response.json);
    assert.holds('repeat', isSame || again.response.status !== 200, 'the same response', 'another response');
    const etag = first.response.headers.get('etag');
    if (etag === null) continue;
    const { text } = first.response;
    assertionsOn(kit, source).holds(
      'etag',
      !known.has(etag) || known.get(etag) === text,
      'an ETag of its own',
      etag,
    );
    known.set(etag, text);
  }
}
