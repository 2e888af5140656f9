import type { contract } from '@vitrina/contract';
import { averageRating, brandsHHI, partsBy, revenueOf, sellersHHI, share } from '../figures/slice.ts';
import { brand, categoryRow, figures, leaders, product, rows, seller } from './rows.ts';
import type { Asked, Reports } from './week.ts';

/** The three levels, each leaf under its parents, ascending; and the names of all. */
function tree({ week: { names }, offers }: Asked) {
  const leaves = [...partsBy(offers, 'categoryId').keys()].toSorted((a, b) => a - b);
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
export const categoryReports: Reports<typeof contract.category> = {
  tree,
  list: ({ week, offers }) => ({
    categories: rows(offers, 'categoryId', (id, part) => categoryRow(week, id, part)),
  }),
  info: ({ week, offers }, { categoryId }) => ({
    categoryInfo: {
      ...categoryRow(week, categoryId, offers),
      year: week.year,
      weekNumber: week.weekNumber,
      topSellers: leaders(offers, 'sellerId', (id) => week.names.seller(id).sellerTitle),
      topBrands: leaders(offers, 'brandId', week.names.brand),
    },
  }),
  sellers: ({ week, offers }) => ({
    categorySellers: rows(offers, 'sellerId', (id, part) => ({
      ...seller(week, id),
      ...figures(week, part),
      shareRevenueFromCategory: share(revenueOf(part), revenueOf(offers)),
    })),
    categorySellersHHI: sellersHHI(offers),
  }),
  brands: ({ week, offers }, { categoryId }) => ({
    categoryBrands: rows(offers, 'brandId', (id, part) => ({
      ...brand(week, id),
      ...figures(week, part),
      shareRevenueFromCategory: share(revenueOf(part), revenueOf(offers)),
      averageRating: averageRating(part),
    })),
    categoryBrandsHHI: brandsHHI(offers),
    categoryTitle: week.names.category(categoryId),
  }),
  products: ({ week, offers }, { categoryId }) => ({
    productsByCategory: rows(offers, 'productId', (id, part) => product(week, id, part)),
    categoryTitle: week.names.category(categoryId),
  }),
};
