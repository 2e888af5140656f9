import { isDeepStrictEqual } from 'node:util';
import { assertionsOn, judgedReports, sendRequest, readReport } from '../kit.ts';
import type { ServerWeek } from '../server-week.ts';
import { endpointNamed, buildRequest } from '../wire/endpoints.ts';
import { sampleParamsOf, paramsFor } from './sample-params.ts';

/** Checks that each call about the week has the same response twice. */
export async function checkRepeatedRequests(week: ServerWeek): Promise<void> {
  const { kit, year, weekNumber } = week;
  const known = sampleParamsOf(week);
  const [offer] = (await week.readOffers(known.sellerId)) ?? [];
  for (const endpoint of judgedReports(kit)) {
    const sample = { ...known, ...(offer && { productId: offer.productId }) };
    const { year: _year, weekNumber: _weekNumber, ...params } = paramsFor(endpoint, sample);
    // A week without brands has no subject for their calls.
    if ('brandId' in params && week.brands.body.length === 0) continue;
    const before = await week.read(endpoint.route, params);
    const after = await readReport(kit, endpoint.route, { year, weekNumber, ...params });
    if (before && after)
      assertionsOn(kit, after).holds(
        'repeat',
        isDeepStrictEqual(before.body, after.body),
        'the same response',
        'another response',
      );
  }
}

/** Checks that an ETag identifies one response of these weeks, and that another ETag gets a 200 with a body. */
export async function checkTags(weeks: readonly ServerWeek[]): Promise<void> {
  const known = new Map<string, string>();
  for (const week of weeks) await checkTagsOf(week, known);
}

async function checkTagsOf(week: ServerWeek, known: Map<string, string>): Promise<void> {
  const { kit } = week;
  for (const name of [
    'category.list',
    'period.weekInfo',
    'seller.info',
    'seller.products',
    'category.tree',
  ]) {
    const endpoint = endpointNamed(name);
    const request = buildRequest(endpoint, paramsFor(endpoint, sampleParamsOf(week)));
    const result = await sendRequest(kit, endpoint, request);
    const etag = result?.response.headers.get('etag') ?? undefined;
    if (!result || etag === undefined) continue;
    const { text } = result.response;
    const assert = assertionsOn(kit, { endpoint: name, request });
    assert.holds('etag', !known.has(etag) || known.get(etag) === text, 'an ETag of its own', etag);
    known.set(etag, text);
    const other = { ...request, headers: { 'if-none-match': '"vitrina-conformance"' } };
    const again = await sendRequest(kit, endpoint, other);
    assertionsOn(kit, { endpoint: name, request: other }).equal(
      'etag',
      'status',
      200,
      again?.response.status,
    );
  }
}
