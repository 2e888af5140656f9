import * as entities from '#texts/entities';
import * as texts from '#texts/section/briefing';
import { reports } from '../api/reports.ts';
import { useReportParams } from '../period/use-report-params.ts';
import type { BriefingList } from '../report/briefing/briefing.ts';
import { createTopList } from '../report/briefing/create-top-list.ts';
import { useBriefing } from '../report/briefing/use-briefing.ts';
import { createBrandList, createSellerList } from '../report/market-part/part-lists.tsx';
import { categoryColumns } from './category-list.tsx';
import { sectionMetrics, useSectionHistory } from './section-entity.ts';
import { sectionBrands, sectionPart, sectionSellers } from './section-markets.ts';

/** Printed rows. */
const PAPER_CATEGORIES = 7;
const PAPER_SELLERS = 14;
const PAPER_BRANDS = 11;

const { columns: sellerColumns } = createSellerList(sectionPart, sectionSellers);
const { columns: brandColumns } = createBrandList(sectionPart, sectionBrands);

/** Printed columns, beside the name. */
const partFields = ['revenue', 'shareRevenueFromSection', 'salesCount', 'potentialProfitIndex'] as const;

interface Found {
  readonly categories: BriefingList['rows'];
  readonly selling: BriefingList['rows'];
  readonly branded: BriefingList['rows'];
}

const createLists = ({ categories, selling, branded }: Found): readonly BriefingList[] => [
  createTopList({
    title: entities.categories,
    fields: categoryColumns,
    rows: categories,
    paperFields: ['categoryTitle', ...partFields],
    paperCount: PAPER_CATEGORIES,
  }),
  createTopList({
    title: entities.sellers,
    fields: sellerColumns,
    rows: selling,
    paperFields: ['sellerTitle', ...partFields],
    paperCount: PAPER_SELLERS,
  }),
  createTopList({
    title: entities.brands,
    fields: brandColumns,
    rows: branded,
    paperFields: ['brandTitle', ...partFields],
    paperCount: PAPER_BRANDS,
  }),
];

/** Returns the briefing of the section in the address; no effects explain a section's revenue change. */
export function useSectionBriefing() {
  const params = useReportParams();
  const { section, sectionId } = params;
  const sellers = sectionSellers.useReport(params, { enabled: true });
  const brands = sectionBrands.useReport(params, { enabled: true });
  const leaves = reports.section.categories.useQuery(section);
  return useBriefing({
    useHistory: useSectionHistory,
    scope: { sectionId },
    results: [sellers, brands, leaves],
    create: () => {
      const selling = sellers.data?.sectionSellers;
      const branded = brands.data?.sectionBrands;
      const categories = leaves.data?.sectionCategories;
      if (sectionId === undefined || !selling || !branded || !categories) return undefined;
      return {
        entity: { kind: 'section', id: sectionId },
        what: texts.what,
        metrics: sectionMetrics,
        changes: undefined,
        lists: createLists({ categories, selling, branded }),
      };
    },
  });
}
