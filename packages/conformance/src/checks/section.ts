import { type CategoryRow, contract } from '@vitrina/contract';
import type { Offer } from '../computation/offer.ts';
import { averageRating, concentration, groupOffers, share } from '../computation/figures.ts';
import { assertionsOn } from '../kit.ts';
import { compareList, compareSums } from '../rows/compare-rows.ts';
import { readAllOffers, sectionIdsOf, type ServerWeek } from '../server-week.ts';
import { sampleSome } from './sample-rows.ts';
import { checkSectionProfile, type Lists, readLists, totalOf } from './section-profile.ts';

/** Sections of a large week that are checked, and the most categories of one whose products are read. */
const MAX_SECTIONS = 6;
const MAX_CATEGORIES = 40;

const revenues = (rows: readonly { revenue: number }[]) => rows.map(({ revenue }) => revenue);

/** Checks sums and shares of the lists, and that all leaf categories are listed. */
function checkSums(
  { kit, categories: all }: ServerWeek,
  { categories, sellers, brands }: Lists,
  leaves: readonly CategoryRow[],
) {
  const total = totalOf(leaves);
  const rows = categories.body.sectionCategories;
  assertionsOn(kit, categories, all).equal(
    'complete',
    'categories of the section',
    leaves.map(({ categoryId }) => categoryId),
    rows.map(({ categoryId }) => categoryId),
  );
  const lists = [
    [categories, 'a section’s categories', rows],
    [sellers, 'a section’s sellers', sellers.body.sectionSellers],
    [brands, 'a section’s brands', brands.body.sectionBrands],
  ] as const;
  for (const [list, label, listed] of lists) {
    compareSums(assertionsOn(kit, list, all), label, listed, total);
    for (const row of listed) {
      const expected = share(row.revenue, total.revenue);
      assertionsOn(kit, list).ratio(
        'shares',
        `shareRevenueFromSection of revenue ${row.revenue}`,
        expected,
        row.shareRevenueFromSection,
      );
    }
  }
}

/** Reads the revenues of the goods without a brand of a section; undefined where it has too many categories. */
async function readUnbranded(week: ServerWeek, leaves: readonly CategoryRow[]) {
  if (leaves.length > MAX_CATEGORIES) return undefined;
  const unbranded: number[] = [];
  for (const { categoryId } of leaves) {
    const list = await week.read(contract.category.products, { categoryId });
    if (!list) return undefined;
    unbranded.push(...revenues(list.body.productsByCategory.filter(({ brandId }) => brandId === 0)));
  }
  return unbranded;
}

/** Checks the concentrations of a section; that of brands where all its products are read. */
async function checkConcentrations(
  week: ServerWeek,
  { sellers, brands }: Lists,
  leaves: readonly CategoryRow[],
) {
  const { sectionSellers, sectionSellersHHI } = sellers.body;
  const { sectionBrands, sectionBrandsHHI } = brands.body;
  const expected = concentration(revenues(sectionSellers));
  assertionsOn(week.kit, sellers).ratio('sellers-hhi', 'sectionSellersHHI', expected, sectionSellersHHI);
  const unbranded = await readUnbranded(week, leaves);
  if (!unbranded) return;
  const branded = revenues(sectionBrands.filter(({ brandId }) => brandId > 0));
  assertionsOn(week.kit, brands).ratio(
    'brands-hhi',
    'sectionBrandsHHI',
    concentration([...branded, ...unbranded]),
    sectionBrandsHHI,
  );
}

/** Checks the rows of sellers and brands against the offers of the section. */
function checkRows(week: ServerWeek, { sellers, brands }: Lists, offers: readonly Offer[]) {
  const meanOf = (_: number, own: readonly Offer[]) => ({ potentialProfitIndex: week.meanIndex(own) });
  const parts = groupOffers(offers, 'sellerId');
  compareList(assertionsOn(week.kit, sellers), sellers.body.sectionSellers, 'sellerId', parts, meanOf);
  compareList(
    assertionsOn(week.kit, brands),
    brands.body.sectionBrands,
    'brandId',
    groupOffers(offers, 'brandId'),
    (id, own) => ({ ...meanOf(id, own), averageRating: averageRating(own) }),
  );
}

/** Checks sections of both levels against the categories of the week, their lists against each other and the offers. */
export async function checkSections(week: ServerWeek): Promise<void> {
  const rows = week.categories.body.categories;
  const all = await readAllOffers(week);
  for (const sectionId of sampleSome(sectionIdsOf(week), MAX_SECTIONS, week.kit.rng)) {
    const isTop = rows.some(({ category1LvlId }) => category1LvlId === sectionId);
    const level = isTop ? 'category1LvlId' : 'category2LvlId';
    const leaves = rows.filter((row) => row[level] === sectionId);
    const lists = await readLists(week, sectionId);
    if (!lists) continue;
    checkSums(week, lists, leaves);
    await checkConcentrations(week, lists, leaves);
    await checkSectionProfile(week, sectionId, lists, leaves, level);
    const ids = new Set(leaves.map(({ categoryId }) => categoryId));
    if (all)
      checkRows(
        week,
        lists,
        all.filter(({ categoryId }) => ids.has(categoryId)),
      );
  }
}
