import { paths } from '../routing/paths.ts';
import type { Entity } from '../report/profile/entity.ts';
import { brandReports, brandTsr } from '../api/brand.ts';
import type { ReportParams } from '../routing/report-params.ts';

const useProfile = ({ brand }: ReportParams) => brandTsr.info.useQuery(brandReports.info(brand));

type Body = NonNullable<ReturnType<typeof useProfile>['data']>;

/** The words and the profile of a brand. */
export const brandEntity: Entity<Body> = {
  kind: 'brand',
  index: { title: 'Бренды', href: paths.brands() },
  changeLabel: 'Сменить бренд',
  advice: 'Выберите бренд',
  profileTitle: 'Профиль бренда',
  notFoundCode: 'BRAND_NOT_FOUND',
  useProfile,
  getName: (body) => body.brandInfo.brandTitle,
};
