import * as entities from '#texts/entities';
import * as texts from '#texts/category/briefing';
import { reports } from '../api/reports.ts';
import { useReportParams } from '../period/use-report-params.ts';
import type { BriefingList } from '../report/briefing/briefing.ts';
import { createTopList } from '../report/briefing/create-top-list.ts';
import { useBriefing } from '../report/briefing/use-briefing.ts';
import { createBrandList, createSellerList } from '../report/market-part/part-lists.tsx';
import { useCategoryHistory } from './category-entity.ts';
import { entityMetrics } from '../report/profile/entity-metrics.ts';
import { categoryBrands, categoryPart, categorySellers } from './category-markets.ts';
import { categoryProductColumns } from './product-list.tsx';

/** Printed rows. */
const PAPER_SELLERS = 7;
const PAPER_PRODUCTS = 14;
const PAPER_BRANDS = 11;

const { columns: sellerColumns } = createSellerList(categoryPart, categorySellers);
const { columns: brandColumns } = createBrandList(categoryPart, categoryBrands);

/** Printed columns of sellers and brands. */
const partFields = ['revenue', 'shareRevenueFromCategory', 'salesCount', 'potentialProfitIndex'] as const;

interface Found {
  readonly selling: BriefingList['rows'];
  readonly sold: BriefingList['rows'];
  readonly branded: BriefingList['rows'];
}

const createLists = ({ selling, sold, branded }: Found): readonly BriefingList[] => [
  createTopList({
    title: entities.sellers,
    fields: sellerColumns,
    rows: selling,
    paperFields: ['sellerTitle', ...partFields],
    paperCount: PAPER_SELLERS,
  }),
  createTopList({
    title: entities.products,
    fields: categoryProductColumns,
    rows: sold,
    paperFields: ['productName', 'revenue', 'salesCount', 'medianPrice', 'potentialProfitIndex'],
    paperCount: PAPER_PRODUCTS,
  }),
  createTopList({
    title: entities.brands,
    fields: brandColumns,
    rows: branded,
    paperFields: ['brandTitle', ...partFields],
    paperCount: PAPER_BRANDS,
  }),
];

/** Returns the briefing of the category in the address; no effects explain a category's revenue change. */
export function useCategoryBriefing() {
  const params = useReportParams();
  const { category, categoryId } = params;
  const sellers = categorySellers.useReport(params, { enabled: true });
  const brands = categoryBrands.useReport(params, { enabled: true });
  const products = reports.category.products.useQuery(category);
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
        what: texts.what,
        metrics: entityMetrics,
        changes: undefined,
        lists: createLists({ selling, sold, branded }),
      };
    },
  });
}
