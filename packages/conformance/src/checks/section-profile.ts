import { type CategoryRow, contract } from '@vitrina/contract';
import { share } from '../computation/figures.ts';
import type { Source } from '../findings.ts';
import { assertionsOn } from '../kit.ts';
import type { ServerWeek } from '../server-week.ts';
import { checkTopList, rankAmong } from './top-list.ts';

/** The field of a leaf category that names its section of a level. */
type Level = 'category1LvlId' | 'category2LvlId';

const revenues = (rows: readonly { revenue: number }[]) => rows.map(({ revenue }) => revenue);
const sumOf = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Reads the lists of a section; undefined if one is missing. */
export async function readLists(week: ServerWeek, sectionId: number) {
  const categories = await week.read(contract.section.categories, { sectionId });
  const sellers = await week.read(contract.section.sellers, { sectionId });
  const brands = await week.read(contract.section.brands, { sectionId });
  return categories && sellers && brands && { categories, sellers, brands };
}

/** The lists of a section. */
export type Lists = NonNullable<Awaited<ReturnType<typeof readLists>>>;

/** The revenue and units of a section's leaf categories, as the list of the week has them. */
export const totalOf = (leaves: readonly CategoryRow[]) => ({
  revenue: sumOf(revenues(leaves)),
  salesCount: sumOf(leaves.map(({ salesCount }) => salesCount)),
});

/** The revenues of all sections of a level. */
const siblingsOf = (rows: readonly CategoryRow[], level: Level): number[] =>
  [...Map.groupBy(rows, (row) => row[level]).values()].map((own) => totalOf(own).revenue);

/** The figures of a section's profile that follow from its lists and the categories of the week. */
function expectProfile(
  { info, categories }: ServerWeek,
  { sellers, brands }: Lists,
  leaves: readonly CategoryRow[],
  level: Level,
) {
  const { revenue, salesCount } = totalOf(leaves);
  const siblings = siblingsOf(categories.body.categories, level);
  const branded = brands.body.sectionBrands.filter(({ brandId }) => brandId > 0);
  const weighted = sumOf(leaves.map((row) => row.revenue * row.potentialProfitIndex));
  return {
    sums: { revenue, salesCount },
    tree: {
      category1LvlId: level === 'category1LvlId' ? null : (leaves[0]?.category1LvlId ?? null),
    },
    counts: {
      sellersCount: sellers.body.sectionSellers.length,
      brandsCount: branded.length,
      categoriesCount: leaves.length,
      productsCount: sumOf(leaves.map(({ productsCount }) => productsCount)),
    },
    rank: {
      placeByRevenue: rankAmong(siblings, revenue),
      placesCount: siblings.filter((one) => one > 0).length,
    },
    shares: { shareRevenueFromTotal: share(revenue, info.body.weekInfo.revenue) },
    'section-index': { meanPotentialProfitIndex: revenue === 0 ? 0 : weighted / revenue },
    'sellers-hhi': { sectionSellersHHI: sellers.body.sectionSellersHHI },
    'brands-hhi': { sectionBrandsHHI: brands.body.sectionBrandsHHI },
  } as const;
}

type Rules = ReturnType<typeof expectProfile>;

/** Checks a section's profile against its lists, the categories of the week and the tree. */
export async function checkSectionProfile(
  week: ServerWeek,
  sectionId: number,
  lists: Lists,
  leaves: readonly CategoryRow[],
  level: Level,
) {
  const report = await week.read(contract.section.info, { sectionId });
  const tree = await week.read(contract.category.tree);
  if (!report || !tree) return;
  const { kit, categories } = week;
  const { sectionInfo } = report.body;
  const assert = assertionsOn(kit, report, categories, lists.sellers, lists.brands);
  const expected = expectProfile(week, lists, leaves, level);
  for (const [rule, figures] of Object.entries(expected))
    for (const [field, value] of Object.entries(figures))
      assert.ratio(rule as keyof Rules, field, value, sectionInfo[field as 'revenue']);
  const title = tree.body.categoryIdNameMap[sectionId];
  const titled: readonly (readonly [Source, string])[] = [
    [report, sectionInfo.sectionTitle],
    ...Object.values(lists).map((list) => [list, list.body.sectionTitle] as const),
  ];
  for (const [source, given] of titled)
    assertionsOn(kit, source, tree).equal('same-everywhere', 'sectionTitle', title, given);
  const { topSellers, topBrands } = sectionInfo;
  const { sectionSellers } = lists.sellers.body;
  const { sectionBrands } = lists.brands.body;
  checkTopList(assert, 'topSellers', topSellers, sectionSellers, (row) => row.sellerId);
  checkTopList(assert, 'topBrands', topBrands, sectionBrands, (row) => row.brandId);
}
