import { isDeepStrictEqual } from 'node:util';
import { contract } from '@vitrina/contract';
import { about, ask, read } from '../kit.ts';
import type { Week } from '../week.ts';
import { callNamed, request } from '../wire/calls.ts';
import { knownOf, valuesFor } from './known.ts';

/** The same question, asked again after everything else, has the same answer. */
export async function checkRepeats(week: Week): Promise<void> {
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
    const after = await read(kit, route, { year, weekNumber, ...values });
    if (before && after)
      about(kit, after).holds(
        'repeat',
        isDeepStrictEqual(before.body, after.body),
        'the same answer',
        'another answer',
      );
  }
  await checkTags(week);
}

/** Two answers with one ETag are one answer, and who knows another ETag gets the whole answer. */
async function checkTags(week: Week): Promise<void> {
  const { kit } = week;
  const known = new Map<string, string>();
  for (const name of [
    'category.list',
    'period.weekInfo',
    'seller.info',
    'seller.products',
    'category.tree',
  ]) {
    const call = callNamed(name);
    const asked = request(call, valuesFor(call, knownOf(week)));
    const answer = await ask(kit, call, asked);
    const etag = answer?.came.headers.get('etag') ?? undefined;
    if (!answer || etag === undefined) continue;
    const { text } = answer.came;
    const claims = about(kit, { call: name, asked });
    claims.holds('etag', !known.has(etag) || known.get(etag) === text, 'an ETag of its own', etag);
    known.set(etag, text);
    const other = { ...asked, headers: { 'if-none-match': '"vitrina-conformance"' } };
    const again = await ask(kit, call, other);
    about(kit, { call: name, asked: other }).equal('etag', 'status', 200, again?.came.status);
  }
}
