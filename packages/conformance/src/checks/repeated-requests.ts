import { isDeepStrictEqual } from 'node:util';
import { contract } from '@vitrina/contract';
import { assertionsOn, sendRequest, readReport } from '../kit.ts';
import type { ServerWeek } from '../server-week.ts';
import { endpointNamed, buildRequest } from '../wire/endpoints.ts';
import { sampleParamsOf, paramsFor } from './sample-params.ts';

/** Checks that repeated requests have the same response. */
export async function checkRepeatedRequests(week: ServerWeek): Promise<void> {
  const { kit, year, weekNumber } = week;
  const [seller, category] = [week.sellers.body[0], week.categories.body.categories[0]];
  const questions = [
    [contract.category.list, {}],
    [contract.period.weekInfo, {}],
    [contract.seller.info, { sellerId: seller?.sellerId }],
    [contract.category.sellers, { categoryId: category?.categoryId }],
  ] as const;
  for (const [route, params] of questions) {
    const before = await week.read(route, params);
    const after = await readReport(kit, route, { year, weekNumber, ...params });
    if (before && after)
      assertionsOn(kit, after).holds(
        'repeat',
        isDeepStrictEqual(before.body, after.body),
        'the same response',
        'another response',
      );
  }
  await checkTags(week);
}

/** Checks that an ETag identifies one response, and that another ETag gets a 200 with a body. */
async function checkTags(week: ServerWeek): Promise<void> {
  const { kit } = week;
  const known = new Map<string, string>();
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
