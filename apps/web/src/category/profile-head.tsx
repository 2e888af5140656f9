import { useQuery } from '@tanstack/react-query';
import type { CategoryInfo } from '@vitrina/contract';
import { nouns } from '@vitrina/ui/format/plural';
import { weekInfo } from '../period/queries.ts';
import { useBefore, useWeekBefore } from '../period/week-before.ts';
import { Leaders } from '../shell/leaders.tsx';
import { Place } from '../shell/place.tsx';
import { ProfileFigures } from '../shell/profile-figures.tsx';
import { ProfileTop } from '../shell/profile-top.tsx';
import { useAsked } from '../use-asked.ts';
import { Concentrations } from './concentration.tsx';
import { categoryInfo } from './queries.ts';

const fields = [
  'revenue',
  'salesCount',
  'averagePrice',
  'potentialProfitIndex',
  'sellersCount',
  'brandsCount',
  'productsCount',
] as const satisfies readonly (keyof CategoryInfo)[];

/** The figures of a category's week against the week before, its leading sellers and brands. */
function Figures({ info }: { info: CategoryInfo }) {
  const { categoryId } = info;
  const week = useWeekBefore();
  const before = useBefore(categoryInfo(week && { ...week, categoryId }));
  return (
    <ProfileFigures
      fields={fields}
      info={info}
      before={before === 'awaited' ? before : before?.categoryInfo}
      leadersAre="топ продавцов и брендов"
    >
      <Leaders title="Топ продавцов" leaders={info.topSellers} path="/seller" id="sellerId" />
      <Leaders title="Топ брендов" leaders={info.topBrands} path="/brand" id="brandId" />
    </ProfileFigures>
  );
}

/** The head of a category's profile: its place in the market, its figures, its leaders and how concentrated it is. */
export function ProfileHead({ info }: { info: CategoryInfo }) {
  const market = useQuery(weekInfo(useAsked().week)).data?.weekInfo;
  return (
    <div className="px-(--gutter) pt-5 max-md:pt-3">
      <ProfileTop
        entity={{ kind: 'category', id: info.categoryId, title: info.categoryTitle }}
        other="Сменить категорию"
      >
        <Place {...info} market={market?.revenue} among={market?.categoriesCount} noun={nouns.category} />
      </ProfileTop>
      <Figures info={info} />
      {info.categorySellersHHI !== null && <Concentrations />}
    </div>
  );
}
