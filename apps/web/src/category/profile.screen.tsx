import { useQuery } from '@tanstack/react-query';
import { RowHighlightProvider } from '@vitrina/ui/row-highlight';
import { Tabs } from '@vitrina/ui/primitives/tabs';
import * as z from 'zod/mini';
import { Report } from '../report/report.tsx';
import { useTypedSearchParams } from '../routing/search-params.ts';
import { ListHead } from '../report/profile/list-head.tsx';
import { ProfileSkeleton } from '../report/profile/profile-skeleton.tsx';
import { useReportParams } from '../period/use-report-params.ts';
import { BrandList } from './brand-list.tsx';
import { ProductList } from './product-list.tsx';
import { SellerList } from './seller-list.tsx';
import { CategoryPage, OtherCategory } from './category-page.tsx';
import { ProfileHead } from './profile-head.tsx';
import { categoryBrands, categoryInfo, categoryProducts, categorySellers } from '../api/category.ts';

const inAddress = { tab: z.enum(['sellers', 'products', 'brands']) };

const lists = { sellers: SellerList, products: ProductList, brands: BrandList };

/** The lists of a category in tabs; the open one stands in the address. */
function Lists() {
  const { category } = useReportParams();
  const [{ tab = 'sellers' }, change] = useTypedSearchParams(inAddress);
  const sellers = useQuery(categorySellers(category)).data?.categorySellers;
  const products = useQuery(categoryProducts(category)).data?.productsByCategory;
  const brands = useQuery(categoryBrands(category)).data?.categoryBrands;
  const List = lists[tab];
  return (
    <div className="pt-3 [&_[role=tablist]]:mx-(--gutter)">
      <Tabs
        label="Списки категории"
        value={tab}
        onChange={(name) => change({ tab: name }, { replace: false })}
        tabs={[
          { name: 'sellers', title: 'Продавцы', count: sellers?.length },
          { name: 'products', title: 'Товары', count: products?.length },
          { name: 'brands', title: 'Бренды', count: brands?.length },
        ]}
      >
        <List />
      </Tabs>
    </div>
  );
}

/** A category's week: the head with its figures, then its lists. */
export function Component() {
  const { category } = useReportParams();
  const [{ tab }] = useTypedSearchParams(inAddress);
  return (
    <CategoryPage title="Профиль категории" profile>
      <Report
        query={useQuery(categoryInfo(category))}
        what="профиль категории"
        skeleton={<ProfileSkeleton hasStrip above={tab === 'products' ? 'scatter' : undefined} />}
        head={<ListHead title="Профиль категории" name={null} other={<OtherCategory />} />}
      >
        {(body) => (
          <RowHighlightProvider>
            <ProfileHead info={body.categoryInfo} />
            <Lists />
          </RowHighlightProvider>
        )}
      </Report>
    </CategoryPage>
  );
}
