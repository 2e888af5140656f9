import * as entities from '#texts/entities';
import * as screens from '#texts/screens';
import * as texts from '#texts/category/profile';
import { paths } from '../routing/paths.ts';
import type { UseHistory } from '../report/trend/entity-history.ts';
import type { Entity } from '../report/profile/entity.ts';
import { entityMetrics } from '../report/profile/entity-metrics.ts';
import { useIsServed } from '../api/served-profiles.ts';
import { reports } from '../api/reports.ts';
import type { ReportParams } from '../routing/report-params.ts';
import { useReportParams } from '../period/use-report-params.ts';

const useProfile = ({ category }: ReportParams) => reports.category.info.useQuery(category);

/** Reads the history of the category in the address. */
export const useCategoryHistory: UseHistory = ({ category }, span) => {
  const result = reports.category.history.useQuery(category && { ...category, weeks: span });
  const history = result.data?.categoryHistory;
  return { result, name: history?.categoryTitle, weeks: history?.weeks };
};

type Body = NonNullable<ReturnType<typeof useProfile>['data']>;

/** Returns the sections of a category in the tree, linked if the backend reports on sections; their names are read only for the profile. */
function useSections(body: Body | undefined, isProfile: boolean) {
  const { week } = useReportParams();
  const names = reports.category.tree.useQuery(isProfile ? week : undefined).data?.categoryIdNameMap;
  const areServed = useIsServed('insight');
  return [body?.categoryInfo.category1LvlId, body?.categoryInfo.category2LvlId].flatMap((id) => {
    const title = id === undefined ? undefined : names?.[id];
    if (id === undefined || title === undefined) return [];
    return [{ title, href: areServed ? paths.section({ sectionId: id }) : undefined }];
  });
}

/** Texts and profile of a category. */
export const categoryEntity: Entity<Body> = {
  kind: 'category',
  index: { title: entities.categories, href: paths.categories() },
  changeLabel: texts.change,
  advice: texts.choose,
  profileTitle: screens.categoryProfile,
  notFoundCode: 'CATEGORY_NOT_FOUND',
  useProfile,
  getName: (body) => body.categoryInfo.categoryTitle,
  figures: entityMetrics,
  useHistory: useCategoryHistory,
  useSections,
};
