import type { CategoryProduct } from '@vitrina/contract';
import { categoryReports, categoryTsr } from '../api/category.ts';
import { useReportParams } from '../period/use-report-params.ts';
import type { BriefingList } from '../report/briefing/briefing.ts';
import { useBriefing } from '../report/briefing/use-briefing.ts';
import type { PartBrand, PartSeller } from '../report/market-part/market-part.ts';
import { createBrandList, createSellerList } from '../report/market-part/part-lists.tsx';
import { categoryMetrics, useCategoryHistory } from './category-entity.ts';
import { categoryBrands, categoryPart, categorySellers } from './category-markets.ts';
import { categoryProductColumns } from './product-list.tsx';

/** Rows on paper. */
const PAPER_SELLERS = 7;
const PAPER_PRODUCTS = 14;
const PAPER_BRANDS = 11;

const { columns: sellerColumns } = createSellerList(categoryPart, categorySellers);
const { columns: brandColumns } = createBrandList(categoryPart, categoryBrands);

const createListOfSellers = (sellers: readonly PartSeller[]): BriefingList => ({
  title: 'Продавцы',
  fields: sellerColumns,
  rows: sellers,
  paperTitle: 'Продавцы с наибольшей выручкой',
  paperFields: ['sellerTitle', 'revenue', 'shareRevenueFromCategory', 'salesCount', 'potentialProfitIndex'],
  paperRows: sellers.slice(0, PAPER_SELLERS),
});

const createListOfBrands = (brands: readonly PartBrand[]): BriefingList => ({
  title: 'Бренды',
  fields: brandColumns,
  rows: brands,
  paperTitle: 'Бренды с наибольшей выручкой',
  paperFields: ['brandTitle', 'revenue', 'shareRevenueFromCategory', 'salesCount', 'potentialProfitIndex'],
  paperRows: brands.slice(0, PAPER_BRANDS),
});

const createListOfProducts = (products: readonly CategoryProduct[]): BriefingList => ({
  title: 'Товары',
  fields: categoryProductColumns,
  rows: products,
  paperTitle: 'Товары с наибольшей выручкой',
  paperFields: ['productName', 'revenue', 'salesCount', 'medianPrice', 'potentialProfitIndex'],
  paperRows: products.slice(0, PAPER_PRODUCTS),
});

/** The briefing of the category in the address; nothing explains the change of a category's revenue. */
export function useCategoryBriefing() {
  const params = useReportParams();
  const { category, categoryId } = params;
  const sellers = categorySellers.useReport(params, { enabled: true });
  const brands = categoryBrands.useReport(params, { enabled: true });
  const products = categoryTsr.products.useQuery(categoryReports.products(category));
  return useBriefing({
    useHistory: useCategoryHistory,
    scope: { categoryId },
    results: [sellers, brands, products],
    create: () => {
      const selling = sellers.data?.categorySellers;
      const branded = brands.data?.categoryBrands;
      const sold = products.data?.productsByCategory;
      if (categoryId === undefined || !selling || !branded || !sold) return undefined;
      return {
        entity: { kind: 'category', id: categoryId },
        what: 'Категория на Kaspi',
        metrics: categoryMetrics,
        changes: undefined,
        lists: [createListOfSellers(selling), createListOfProducts(sold), createListOfBrands(branded)],
      };
    },
  });
}
