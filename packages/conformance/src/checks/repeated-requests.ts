import { isDeepStrictEqual } from 'node:util';
import { contract } from '@vitrina/contract';
import { assertionsOn, sendRequest, readReport } from '../kit.ts';
import type { ServerWeek } from '../server-week.ts';
import { endpointNamed, buildRequest } from '../wire/endpoints.ts';
import { sampleParamsOf, paramsFor } from './sample-params.ts';

/** The same question, asked again after everything else, has the same answer. */
export async function checkRepeatedRequests(week: ServerWeek): Promise<void> {
  const { kit, year, weekNumber } = week;
  const [seller, category] = [week.sellers.body[0], week.categories.body.categories[0]];
  const questions = [
    [contract.category.list, {}],
    [contract.period.weekInfo, {}],
    [contract.seller.info, { sellerId: seller?.sellerId }],
    [contract.category.sellers, { categoryId: category?.categoryId }],
  ] as const;
  for (const [route, values] of questions) {
    const before = await week.read(route, values);
    const after = await readReport(kit, route, { year, weekNumber, ...values });
    if (before && after)
      assertionsOn(kit, after).holds(
        'repeat',
        isDeepStrictEqual(before.body, after.body),
        'the same answer',
        'another answer',
      );
  }
  await checkTags(week);
}

/** Two answers with one ETag are one answer, and who knows another ETag gets the whole answer. */
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
    const call = endpointNamed(name);
    const asked = buildRequest(call, paramsFor(call, sampleParamsOf(week)));
    const answer = await sendRequest(kit, call, asked);
    const etag = answer?.came.headers.get('etag') ?? undefined;
    if (!answer || etag === undefined) continue;
    const { text } = answer.came;
    const assert = assertionsOn(kit, { endpoint: name, request: asked });
    assert.holds('etag', !known.has(etag) || known.get(etag) === text, 'an ETag of its own', etag);
    known.set(etag, text);
    const other = { ...asked, headers: { 'if-none-match': '"vitrina-conformance"' } };
    const again = await sendRequest(kit, call, other);
    assertionsOn(kit, { endpoint: name, request: other }).equal('etag', 'status', 200, again?.came.status);
  }
}
