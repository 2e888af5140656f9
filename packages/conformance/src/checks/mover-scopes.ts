import { contract } from '@vitrina/contract';
import { assertionsOn } from '../kit.ts';
import type { ServerWeek } from '../server-week.ts';
import { buildRequest, endpointOf } from '../wire/endpoints.ts';
import { expectRejected } from './malformed-params.ts';
import { expectMissing } from './not-found.ts';
import { paramsFor, sampleParamsOf, unknownId } from './sample-params.ts';

/** What each scope is, what can move in it, and the code where the week lacks it. */
const scopes = [
  { field: 'sellerId', of: 'brands', own: 'sellers', code: 'SELLER_NOT_FOUND' },
  { field: 'brandId', of: 'sellers', own: 'brands', code: 'BRAND_NOT_FOUND' },
  { field: 'categoryId', of: 'sellers', own: 'categories', code: 'CATEGORY_NOT_FOUND' },
] as const;

/** Checks that the sellers that moved in a category have the revenue of its list. */
async function checkRows(week: ServerWeek, categoryId: number): Promise<void> {
  const list = await week.read(contract.category.sellers, { categoryId });
  const report = await week.read(contract.market.movers, { of: 'sellers', categoryId });
  if (!list || !report) return;
  const revenues = new Map(list.body.categorySellers.map(({ sellerId, revenue }) => [sellerId, revenue]));
  const assert = assertionsOn(week.kit, report, list);
  const { entered, gained, lost } = report.body.movers;
  for (const { id, revenue } of [entered, gained, lost].flatMap(({ rows }) => rows)) {
    const expected = revenues.get(id);
    assert.holds('mover-groups', expected !== undefined, `no seller ${id} that the category lacks`, id);
    if (expected !== undefined && revenue !== null)
      assert.amount('mover-groups', `seller ${id} in the category: revenue`, expected, revenue);
  }
}

/** Checks the movers of one seller, brand or category: their rows, an absent one, and scopes that cannot be. */
export async function checkMoverScopes(week: ServerWeek): Promise<void> {
  const { kit } = week;
  const endpoint = endpointOf(contract.market.movers);
  const known = sampleParamsOf(week);
  const params = paramsFor(endpoint, known);
  const { sellerId, categoryId } = known;
  for (const { field, of, own, code } of scopes) {
    await expectMissing(kit, endpoint, { ...params, of, [field]: unknownId(week) }, 'unknown-id', code);
    for (const wrong of [{ of: own }, { of, [field]: 0 }])
      await expectRejected(
        kit,
        endpoint,
        buildRequest(endpoint, { ...params, [field]: known[field], ...wrong }),
        'validation',
      );
  }
  const both = buildRequest(endpoint, { ...params, of: 'brands', sellerId, categoryId });
  await expectRejected(kit, endpoint, both, 'validation');
  for (const row of week.categories.body.categories.slice(0, 2)) await checkRows(week, row.categoryId);
}
