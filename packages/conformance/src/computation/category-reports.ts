import { entryOf } from './category-entry.ts';
import { brandsHHI, groupOffers, sellersHHI } from './figures.ts';
import { historyOf, standingOf } from './histories.ts';
import {
  brandSlices,
  categoryFields,
  nativeIndices,
  offersOf,
  categoryRow,
  topFive,
  productFields,
  rankedRows,
  sellerSlices,
} from './rows.ts';
import { describeIndex } from './week-indices.ts';
import type { Reports } from './reports.ts';
import type { ReportScope } from './scopes.ts';

/** The three levels, each leaf under its parents, ascending; and the names of all. */
function tree({ week: { names }, offers }: ReportScope) {
  const leaves = [...groupOffers(offers, 'categoryId').keys()].toSorted((a, b) => a - b);
  const categoriesTree: Record<string, Record<string, number[]>> = {};
  const named = new Set(leaves);
  for (const leaf of leaves) {
    const { category1LvlId, category2LvlId } = names.parents(leaf);
    ((categoriesTree[category1LvlId] ??= {})[category2LvlId] ??= []).push(leaf);
    named.add(category1LvlId).add(category2LvlId);
  }
  return {
    categoriesTree,
    categoryIdNameMap: Object.fromEntries([...named].map((id) => [id, names.category(id)])),
  };
}

/** The reports about categories. */
export const categoryReports: Reports<'category'> = {
  tree,
  list: ({ week, offers }) => ({
    categories: rankedRows(offers, 'categoryId', (id, own) => categoryRow(week, id, own)),
  }),
  info: ({ week, offers }, { categoryId }) => ({
    categoryInfo: {
      ...categoryRow(week, categoryId, offers),
      year: week.year,
      weekNumber: week.weekNumber,
      topSellers: topFive(offers, 'sellerId', (id) => week.names.seller(id).sellerTitle),
      topBrands: topFive(offers, 'brandId', week.names.brand),
    },
  }),
  history: (scope, { categoryId }) => {
    const history = historyOf(
      scope,
      (week) => offersOf(week, 'categoryId', categoryId),
      (week, offers) => ({
        ...standingOf(week, 'categoryId', categoryId, offers),
        ...nativeIndices(week, 'categories', categoryId),
        categorySellersHHI: sellersHHI(offers),
        categoryBrandsHHI: brandsHHI(offers),
      }),
    );
    return (
      history && { categoryHistory: { ...categoryFields(history.latest, categoryId), weeks: history.weeks } }
    );
  },
  index: ({ week }, { categoryId }) => ({
    categoryIndex: { categoryId, ...describeIndex(week.indices.categories, categoryId) },
  }),
  entry: (scope, { categoryId }) => {
    const categoryEntry = entryOf(scope, categoryId);
    return categoryEntry && { against: scope.against, categoryEntry };
  },
  sellers: ({ week, offers }) => ({
    categorySellers: sellerSlices(week, offers, 'shareRevenueFromCategory'),
    categorySellersHHI: sellersHHI(offers),
  }),
  brands: ({ week, offers }, { categoryId }) => ({
    categoryBrands: brandSlices(week, offers, 'shareRevenueFromCategory'),
    categoryBrandsHHI: brandsHHI(offers),
    categoryTitle: week.names.category(categoryId),
  }),
  products: ({ week, offers }, { categoryId }) => ({
    productsByCategory: rankedRows(offers, 'productId', (id, own) => productFields(week, id, own)),
    categoryTitle: week.names.category(categoryId),
  }),
};
