import * as texts from '#texts/section/profile';
import type { SectionCategory } from '@vitrina/contract';
import { nouns } from '@vitrina/ui/format/plural';
import { reports } from '../api/reports.ts';
import { EntityList, type EntityListDefinition } from '../report/entity-list.tsx';
import type { ReportParams } from '../routing/report-params.ts';

function useReport({ section }: ReportParams, rules: { enabled: boolean }) {
  return reports.section.categories.useQuery(section, rules);
}

type Body = NonNullable<ReturnType<typeof useReport>['data']>;

/** Columns of a section's categories. */
export const categoryColumns = [
  'categoryTitle',
  'revenue',
  'shareRevenueFromSection',
  'potentialProfitIndex',
  'salesCount',
  'averagePrice',
  'sellersCount',
  'brandsCount',
  'productsCount',
  'demandIndex',
  'placeByRevenue',
] as const;

const list: EntityListDefinition<Body, SectionCategory> = {
  name: 'categories',
  caption: texts.categoriesCaption,
  accusative: texts.categoriesAccusative,
  noun: nouns.category,
  columns: categoryColumns,
  isWhole: true,
  summableShare: 'shareRevenueFromSection',
  emptyTitle: texts.noCategories,
  advice: texts.advice,
  useReport,
  getRows: (body) => body.sectionCategories,
};

/** The leaf categories of the section in the address. */
export const CategoryList = () => <EntityList list={list} />;
