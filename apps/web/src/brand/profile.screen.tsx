import { useQuery } from '@tanstack/react-query';
import { Tabs } from '@vitrina/ui/primitives/tabs';
import * as z from 'zod/mini';
import { Report } from '../report/report.tsx';
import { useTypedSearchParams } from '../routing/search-params.ts';
import { ListHead } from '../report/profile/list-head.tsx';
import { ProfileSkeleton } from '../report/profile/profile-skeleton.tsx';
import { useReportParams } from '../period/use-report-params.ts';
import { CategoryList } from './category-list.tsx';
import { ProductList } from './product-list.tsx';
import { SellerList } from './seller-list.tsx';
import { BrandPage, OtherBrand } from './brand-page.tsx';
import { ProfileHead } from './profile-head.tsx';
import { brandCategories, brandInfo, brandProducts, brandSellers } from '../api/brand.ts';

const inAddress = { tab: z.enum(['sellers', 'products', 'categories']) };

const lists = { sellers: SellerList, products: ProductList, categories: CategoryList };

/** What stands above each. */
const pictured = { sellers: 'strip', products: 'prices', categories: 'ranking' } as const;

/** The lists of a brand in tabs; the open one stands in the address. */
function Lists() {
  const { brand } = useReportParams();
  const [{ tab = 'sellers' }, change] = useTypedSearchParams(inAddress);
  const sellers = useQuery(brandSellers(brand)).data?.brandSellers;
  const products = useQuery(brandProducts(brand)).data?.brandProducts;
  const categories = useQuery(brandCategories(brand)).data?.brandCategories;
  const List = lists[tab];
  return (
    <div className="pt-3 [&_[role=tablist]]:mx-(--gutter)">
      <Tabs
        label="Списки бренда"
        value={tab}
        onChange={(name) => change({ tab: name }, { replace: false })}
        tabs={[
          { name: 'sellers', title: 'Продавцы', count: sellers?.length },
          { name: 'products', title: 'Товары', count: products?.length },
          { name: 'categories', title: 'Категории', count: categories?.length },
        ]}
      >
        <List />
      </Tabs>
    </div>
  );
}

/** A brand's week: the head with its figures, then its lists. */
export function Component() {
  const { brand } = useReportParams();
  const [{ tab = 'sellers' }] = useTypedSearchParams(inAddress);
  return (
    <BrandPage title="Профиль бренда" profile>
      <Report
        query={useQuery(brandInfo(brand))}
        what="профиль бренда"
        skeleton={<ProfileSkeleton above={pictured[tab]} />}
        head={<ListHead title="Профиль бренда" name={null} other={<OtherBrand />} />}
      >
        {(body) => (
          <>
            <ProfileHead info={body.brandInfo} />
            <Lists />
          </>
        )}
      </Report>
    </BrandPage>
  );
}
