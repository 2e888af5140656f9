import type { BrandInfo } from '@vitrina/contract';
import { formatPlace } from '@vitrina/ui/format.ts';
import { Figure, FigureRow } from '@vitrina/ui/primitives/figure.tsx';
import { EntityTitle } from '../find/entity-title.tsx';
import { Leaders } from '../shell/leaders.tsx';
import { OtherBrand } from './brand-page.tsx';

/** The head of a brand's profile: its figures, its leading sellers and categories. */
export const ProfileHead = ({ info }: { info: BrandInfo }) => (
  <div className="px-(--gutter) pt-5">
    <div className="mb-4 flex flex-wrap items-start gap-2">
      <div className="min-w-0 flex-1 max-md:basis-full">
        <EntityTitle kind="brand" id={info.brandId} title={info.brandTitle} />
        <p className="mt-1 min-h-5 text-ink-2">
          {info.placeByRevenue === null ? 'Без продаж' : `${formatPlace(info.placeByRevenue)} по выручке`}
        </p>
      </div>
      <OtherBrand />
    </div>
    <FigureRow>
      <Figure field="revenue" value={info.revenue} />
      <Figure field="salesCount" value={info.salesCount} />
      <Figure field="averagePrice" value={info.averagePrice} />
      <Figure field="potentialProfitIndex" value={info.potentialProfitIndex} />
      <Figure field="demandIndex" value={info.demandIndex} />
      <Figure field="sellersCount" value={info.sellersCount} />
      <Figure field="categoriesCount" value={info.categoriesCount} />
      <Figure field="productsCount" value={info.productsCount} />
    </FigureRow>
    <Leaders title="Топ продавцов" leaders={info.topSellers} path="/seller" id="sellerId" />
    <Leaders title="Топ категорий" leaders={info.topCategories} path="/category" id="categoryId" />
  </div>
);
