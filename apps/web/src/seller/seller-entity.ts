import * as entities from '#texts/entities';
import * as screens from '#texts/screens';
import * as texts from '#texts/seller/profile';
import { paths } from '../routing/paths.ts';
import type { UseHistory } from '../report/trend/entity-history.ts';
import type { Entity } from '../report/profile/entity.ts';
import { entityMetrics } from '../report/profile/entity-metrics.ts';
import { reports } from '../api/reports.ts';
import type { ReportParams } from '../routing/report-params.ts';

const useProfile = ({ seller }: ReportParams) => reports.seller.info.useQuery(seller);

/** Reads the history of the seller in the address. */
export const useSellerHistory: UseHistory = ({ seller }, span) => {
  const result = reports.seller.history.useQuery(seller && { ...seller, weeks: span });
  const history = result.data?.sellerHistory;
  return { result, name: history?.sellerTitle, weeks: history?.weeks };
};

type Body = NonNullable<ReturnType<typeof useProfile>['data']>;

/** Texts and profile of a seller. */
export const sellerEntity: Entity<Body> = {
  kind: 'seller',
  index: { title: entities.sellers, href: paths.sellers() },
  changeLabel: texts.change,
  advice: texts.choose,
  profileTitle: screens.sellerProfile,
  notFoundCode: 'SELLER_NOT_FOUND',
  useProfile,
  getName: (body) => body.sellerInfo.sellerTitle,
  figures: entityMetrics,
  useHistory: useSellerHistory,
};
