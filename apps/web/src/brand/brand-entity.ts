import * as entities from '#texts/entities';
import * as screens from '#texts/screens';
import * as texts from '#texts/brand/profile';
import { paths } from '../routing/paths.ts';
import type { UseHistory } from '../report/trend/entity-history.ts';
import type { Entity } from '../report/profile/entity.ts';
import { entityMetrics } from '../report/profile/entity-metrics.ts';
import { reports } from '../api/reports.ts';
import type { ReportParams } from '../routing/report-params.ts';

const useProfile = ({ brand }: ReportParams) => reports.brand.info.useQuery(brand);

/** Reads the history of the brand in the address. */
export const useBrandHistory: UseHistory = ({ brand }, span) => {
  const result = reports.brand.history.useQuery(brand && { ...brand, weeks: span });
  const history = result.data?.brandHistory;
  return { result, name: history?.brandTitle, weeks: history?.weeks };
};

/** Metrics of a brand, in display order. */
export const brandMetrics = [...entityMetrics, 'demandIndex'] as const;

type Body = NonNullable<ReturnType<typeof useProfile>['data']>;

/** Texts and profile of a brand. */
export const brandEntity: Entity<Body> = {
  kind: 'brand',
  index: { title: entities.brands, href: paths.brands() },
  changeLabel: texts.change,
  advice: texts.choose,
  profileTitle: screens.brandProfile,
  notFoundCode: 'BRAND_NOT_FOUND',
  useProfile,
  getName: (body) => body.brandInfo.brandTitle,
  figures: brandMetrics,
  useHistory: useBrandHistory,
};
