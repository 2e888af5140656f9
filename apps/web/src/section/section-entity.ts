import * as entities from '#texts/entities';
import * as screens from '#texts/screens';
import * as texts from '#texts/section/profile';
import { paths } from '../routing/paths.ts';
import type { UseHistory } from '../report/trend/entity-history.ts';
import type { Entity } from '../report/profile/entity.ts';
import { reports } from '../api/reports.ts';
import type { ReportParams } from '../routing/report-params.ts';
import { useReportParams } from '../period/use-report-params.ts';

const useProfile = ({ section }: ReportParams) => reports.section.info.useQuery(section);

/** Reads the history of the section in the address. */
export const useSectionHistory: UseHistory = ({ section }, span) => {
  const result = reports.section.history.useQuery(section && { ...section, weeks: span });
  const history = result.data?.sectionHistory;
  return { result, name: history?.sectionTitle, weeks: history?.weeks };
};

/** Metrics of a section, in display order. */
export const sectionMetrics = [
  'revenue',
  'salesCount',
  'shareRevenueFromTotal',
  'placeByRevenue',
  'averagePrice',
  'meanPotentialProfitIndex',
] as const;

type Body = NonNullable<ReturnType<typeof useProfile>['data']>;

/** Returns the top category of a middle one; its name is read only for a middle one. */
function useSections(body: Body | undefined) {
  const { week } = useReportParams();
  const sectionId = body?.sectionInfo.category1LvlId ?? undefined;
  const names = reports.category.tree.useQuery(sectionId === undefined ? undefined : week).data
    ?.categoryIdNameMap;
  const title = sectionId === undefined ? undefined : names?.[sectionId];
  return sectionId === undefined || title === undefined
    ? []
    : [{ title, href: paths.section({ sectionId }) }];
}

/** Texts and profile of a section. */
export const sectionEntity: Entity<Body> = {
  kind: 'section',
  index: { title: entities.categories, href: paths.categories() },
  changeLabel: texts.change,
  advice: texts.choose,
  profileTitle: screens.sectionProfile,
  notFoundCode: 'SECTION_NOT_FOUND',
  useProfile,
  getName: (body) => body.sectionInfo.sectionTitle,
  figures: sectionMetrics,
  useHistory: useSectionHistory,
  useSections,
};
