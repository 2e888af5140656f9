import * as entities from '#texts/entities';
import { countBrands } from '@vitrina/ui/format/no-brand';
import { reports } from '../api/reports.ts';
import type { ProfileTab } from '../report/profile/profile-tabs.tsx';
import { BrandList } from './brand-list.tsx';
import { CategoryList } from './category-list.tsx';
import { ProductList } from './product-list.tsx';

/** The lists of a seller. */
export const sellerTabs = [
  {
    name: 'categories',
    title: entities.categories,
    List: CategoryList,
    chartShape: 'ranking',
    useCount: ({ seller }) => reports.seller.categories.useQuery(seller).data?.sellerCategories.length,
  },
  {
    name: 'brands',
    title: entities.brands,
    List: BrandList,
    chartShape: 'ranking',
    useCount: ({ seller }) => countBrands(reports.seller.brands.useQuery(seller).data?.sellerBrands),
  },
  {
    name: 'products',
    title: entities.products,
    List: ProductList,
    chartShape: 'prices',
    useCount: ({ seller }) => reports.seller.products.useQuery(seller).data?.sellerProducts.length,
  },
] as const satisfies readonly ProfileTab[];
