import { useQuery } from '@tanstack/react-query';
import { createLazyComponent } from '@vitrina/ui/lazy/lazy-component';
import { Tabs } from '@vitrina/ui/primitives/tabs';
import { Suspense } from 'react';
import * as z from 'zod/mini';
import { Report } from '../report/report.tsx';
import { useTypedSearchParams } from '../routing/search-params.ts';
import { useReportParams } from '../period/use-report-params.ts';
import { ListHead } from '../report/profile/list-head.tsx';
import { ListSkeleton } from '../report/list-skeleton.tsx';
import { ProfileSkeleton } from '../report/profile/profile-skeleton.tsx';
import { CategoryList } from './category-list.tsx';
import { ProfileHead } from './profile-head.tsx';
import { sellerInfo } from '../api/seller.ts';
import { OtherSeller, SellerPage } from './seller-page.tsx';
import { useListSizes } from './use-list-sizes.ts';

const inAddress = { tab: z.enum(['categories', 'brands', 'products']) };

/** The code of a list is fetched when its tab is opened. */
const BrandList = createLazyComponent(async () => (await import('./brand-list.tsx')).BrandList);
const ProductList = createLazyComponent(async () => (await import('./product-list.tsx')).ProductList);

const lists = { categories: CategoryList, brands: BrandList, products: ProductList };

/** What stands above each. */
const pictured = { categories: 'ranking', brands: 'ranking', products: 'prices' } as const;

/** The lists of a seller in tabs; the open one stands in the address. */
function Lists() {
  const [{ tab = 'categories' }, change] = useTypedSearchParams(inAddress);
  const { categories, brands, products } = useListSizes();
  const List = lists[tab];
  return (
    <div className="pt-3 [&_[role=tablist]]:mx-(--gutter)">
      <Tabs
        label="Списки продавца"
        value={tab}
        onChange={(name) => change({ tab: name }, { replace: false })}
        tabs={[
          { name: 'categories', title: 'Категории', count: categories },
          { name: 'brands', title: 'Бренды', count: brands },
          { name: 'products', title: 'Товары', count: products },
        ]}
      >
        <Suspense fallback={<ListSkeleton above={pictured[tab]} />}>
          <List />
        </Suspense>
      </Tabs>
    </div>
  );
}

/** A seller's week: the head with its figures, then its categories, brands and products. */
export function Component() {
  const { seller } = useReportParams();
  const info = useQuery(sellerInfo(seller));
  const [{ tab = 'categories' }] = useTypedSearchParams(inAddress);
  const skeleton = <ProfileSkeleton above={pictured[tab]} />;
  return (
    <SellerPage title="Профиль продавца" profile>
      <Report
        query={info}
        what="профиль продавца"
        skeleton={skeleton}
        head={<ListHead title="Профиль продавца" name={null} other={<OtherSeller />} />}
      >
        {(body) => (
          <>
            <ProfileHead info={body.sellerInfo} />
            <Lists />
          </>
        )}
      </Report>
    </SellerPage>
  );
}
