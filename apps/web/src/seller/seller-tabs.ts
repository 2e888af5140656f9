import * as entities from '#texts/entities';
import { countBrands } from '@vitrina/ui/format/no-brand';
import { createLazyComponent } from '@vitrina/ui/lazy/lazy-component';
import { sellerReports, sellerTsr } from '../api/seller.ts';
import type { ProfileTab } from '../report/profile/profile-tabs.tsx';
import { CategoryList } from './category-list.tsx';

/** Loaded when its tab is opened. */
const BrandList = createLazyComponent(async () => (await import('./brand-list.tsx')).BrandList);
const ProductList = createLazyComponent(async () => (await import('./product-list.tsx')).ProductList);

/** The lists of a seller. */
export const sellerTabs = [
  {
    name: 'categories',
    title: entities.categories,
    List: CategoryList,
    chartShape: 'ranking',
    useCount: ({ seller }) =>
      sellerTsr.categories.useQuery(sellerReports.categories(seller)).data?.sellerCategories.length,
  },
  {
    name: 'brands',
    title: entities.brands,
    List: BrandList,
    chartShape: 'ranking',
    useCount: ({ seller }) =>
      countBrands(sellerTsr.brands.useQuery(sellerReports.brands(seller)).data?.sellerBrands),
  },
  {
    name: 'products',
    title: entities.products,
    List: ProductList,
    chartShape: 'prices',
    useCount: ({ seller }) =>
      sellerTsr.products.useQuery(sellerReports.products(seller)).data?.sellerProducts.length,
  },
] as const satisfies readonly ProfileTab[];
