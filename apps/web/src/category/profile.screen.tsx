import * as entities from '#texts/entities';
import * as texts from '#texts/category/profile';
import * as tabTexts from '#texts/report/profile/profile';
import { countBrands } from '@vitrina/ui/format/no-brand';
import { reports } from '../api/reports.ts';
import { createLazyComponent } from '@vitrina/ui/lazy/lazy-component';
import { ProfileScreen } from '../report/profile/profile-screen.tsx';
import type { ProfileTab } from '../report/profile/profile-tabs.tsx';
import { BrandList } from './brand-list.tsx';
import { categoryEntity } from './category-entity.ts';
import { ProductList } from './product-list.tsx';
import { CategoryHead } from './profile-head.tsx';
import { SellerList } from './seller-list.tsx';

/** Load when their tabs are opened. */
const CategoryConcentration = createLazyComponent(
  async () => (await import('./concentration.tsx')).CategoryConcentration,
);
const CategoryMovement = createLazyComponent(async () => (await import('./movement.tsx')).CategoryMovement);
const CategoryEntry = createLazyComponent(
  async () => (await import('./entry/category-entry.tsx')).CategoryEntry,
);

/** A tab of its own shows the concentrations, so the lists of sellers and brands have no charts. */
const tabs: readonly ProfileTab[] = [
  {
    name: 'sellers',
    title: entities.sellers,
    List: () => <SellerList hasCharts={false} />,
    useCount: ({ category }) => reports.category.sellers.useQuery(category).data?.categorySellers.length,
  },
  {
    name: 'products',
    title: entities.products,
    List: ProductList,
    chartShape: 'scatter',
    useCount: ({ category }) => reports.category.products.useQuery(category).data?.productsByCategory.length,
  },
  {
    name: 'brands',
    title: entities.brands,
    List: () => <BrandList hasCharts={false} />,
    useCount: ({ category }) => countBrands(reports.category.brands.useQuery(category).data?.categoryBrands),
  },
  { name: 'concentration', title: tabTexts.concentration, List: CategoryConcentration },
  {
    name: 'movement',
    title: texts.movement,
    List: CategoryMovement,
    needs: 'insight',
    isCompared: true,
  },
  {
    name: 'entry',
    title: texts.entry,
    List: CategoryEntry,
    needs: 'insight',
  },
];

/** A category in a week: the head with its figures, then its sellers, products and brands. */
export const Component = () => (
  <ProfileScreen
    entity={categoryEntity}
    accusative={texts.accusative}
    listsLabel={texts.lists}
    tabs={tabs}
    renderHead={(body) => <CategoryHead info={body.categoryInfo} />}
  />
);
