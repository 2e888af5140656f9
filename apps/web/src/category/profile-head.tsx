import { useQuery } from '@tanstack/react-query';
import type { CategoryInfo } from '@vitrina/contract';
import { formatPlace } from '@vitrina/ui/format.ts';
import { Figure, FigureRow } from '@vitrina/ui/primitives/figure.tsx';
import { EntityTitle } from '../find/entity-title.tsx';
import { Leaders } from '../shell/leaders.tsx';
import { useAsked } from '../use-asked.ts';
import { OtherCategory } from './category-page.tsx';
import { Concentrations } from './concentration.tsx';
import { categoryTree } from './queries.ts';

/** Where the category stands: its top and middle category, and its place by revenue. */
function Meta({ info }: { info: CategoryInfo }) {
  const { week } = useAsked();
  const names = useQuery(categoryTree(week)).data?.categoryIdNameMap;
  const path = [info.category1LvlId, info.category2LvlId].map((id) => names?.[id]).filter(Boolean);
  return (
    <p className="mt-1 flex min-h-5 flex-wrap gap-x-4 text-ink-2">
      {path.length > 0 && <span>{path.join(' › ')}</span>}
      {info.placeByRevenue !== null && <span>{formatPlace(info.placeByRevenue)} по выручке</span>}
    </p>
  );
}

/** The head of a category's profile: where it stands, its figures, its leading sellers and brands. */
export const ProfileHead = ({ info }: { info: CategoryInfo }) => (
  <div className="px-(--gutter) pt-5">
    <div className="mb-4 flex flex-wrap items-start gap-2">
      <div className="min-w-0 flex-1 max-md:basis-full">
        <EntityTitle kind="category" id={info.categoryId} title={info.categoryTitle} />
        <Meta info={info} />
      </div>
      <OtherCategory />
    </div>
    <FigureRow>
      <Figure field="revenue" value={info.revenue} />
      <Figure field="salesCount" value={info.salesCount} />
      <Figure field="averagePrice" value={info.averagePrice} />
      <Figure field="potentialProfitIndex" value={info.potentialProfitIndex} />
      <Figure field="sellersCount" value={info.sellersCount} />
      <Figure field="brandsCount" value={info.brandsCount} />
      <Figure field="productsCount" value={info.productsCount} />
    </FigureRow>
    <Leaders title="Топ продавцов" leaders={info.topSellers} path="/seller" id="sellerId" />
    <Leaders title="Топ брендов" leaders={info.topBrands} path="/brand" id="brandId" />
    {info.categorySellersHHI !== null && <Concentrations />}
  </div>
);
