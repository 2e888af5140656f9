import { useQuery } from '@tanstack/react-query';
import type { BrandInfo } from '@vitrina/contract';
import { nouns } from '@vitrina/ui/format/plural';
import { weekInfo } from '../period/queries.ts';
import { useBefore, useWeekBefore } from '../period/week-before.ts';
import { Leaders } from '../shell/leaders.tsx';
import { Place } from '../shell/place.tsx';
import { ProfileFigures } from '../shell/profile-figures.tsx';
import { ProfileTop } from '../shell/profile-top.tsx';
import { useAsked } from '../use-asked.ts';
import { brandInfo } from './queries.ts';

const fields = [
  'revenue',
  'salesCount',
  'averagePrice',
  'potentialProfitIndex',
  'demandIndex',
  'sellersCount',
  'categoriesCount',
  'productsCount',
] as const satisfies readonly (keyof BrandInfo)[];

/** The figures of a brand's week against the week before, its leading sellers and categories. */
function Figures({ info }: { info: BrandInfo }) {
  const { brandId } = info;
  const week = useWeekBefore();
  const before = useBefore(brandInfo(week && { ...week, brandId }));
  return (
    <ProfileFigures
      fields={fields}
      info={info}
      before={before === 'awaited' ? before : before?.brandInfo}
      leadersAre="топ продавцов и категорий"
    >
      <Leaders title="Топ продавцов" leaders={info.topSellers} path="/seller" id="sellerId" />
      <Leaders title="Топ категорий" leaders={info.topCategories} path="/category" id="categoryId" />
    </ProfileFigures>
  );
}

/** The head of a brand's profile: its place in the market, its figures, its leading sellers and categories. */
export function ProfileHead({ info }: { info: BrandInfo }) {
  const market = useQuery(weekInfo(useAsked().week)).data?.weekInfo;
  return (
    <div className="px-(--gutter) pt-5 max-md:pt-3">
      <ProfileTop entity={{ kind: 'brand', id: info.brandId, title: info.brandTitle }} other="Сменить бренд">
        <Place {...info} market={market?.revenue} among={market?.brandsCount} noun={nouns.brand} />
      </ProfileTop>
      <Figures info={info} />
    </div>
  );
}
