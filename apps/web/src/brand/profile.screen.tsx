import * as entities from '#texts/entities';
import * as texts from '#texts/brand/profile';
import * as tabTexts from '#texts/report/profile/profile';
import { reports } from '../api/reports.ts';
import { createLazyComponent } from '@vitrina/ui/lazy/lazy-component';
import { ProfileScreen } from '../report/profile/profile-screen.tsx';
import type { ProfileTab } from '../report/profile/profile-tabs.tsx';
import { brandEntity } from './brand-entity.ts';
import { CategoryList } from './category-list.tsx';
import { ProductList } from './product-list.tsx';
import { BrandHead } from './profile-head.tsx';
import { SellerList } from './seller-list.tsx';

/** Load when their tabs are opened. */
const BrandConcentration = createLazyComponent(
  async () => (await import('./concentration.tsx')).BrandConcentration,
);
const BrandMovement = createLazyComponent(async () => (await import('./movement.tsx')).BrandMovement);

const BrandChanges = createLazyComponent(async () => (await import('./change-list.tsx')).ChangeList);

const BrandPrices = createLazyComponent(async () => (await import('./price-list.tsx')).PriceList);

const tabs: readonly ProfileTab[] = [
  {
    name: 'sellers',
    title: entities.sellers,
    List: () => <SellerList hasCharts={false} />,
    useCount: ({ brand }) => reports.brand.sellers.useQuery(brand).data?.brandSellers.length,
  },
  {
    name: 'products',
    title: entities.products,
    List: ProductList,
    chartShape: 'prices',
    useCount: ({ brand }) => reports.brand.products.useQuery(brand).data?.brandProducts.length,
  },
  {
    name: 'categories',
    title: entities.categories,
    List: CategoryList,
    chartShape: 'ranking',
    useCount: ({ brand }) => reports.brand.categories.useQuery(brand).data?.brandCategories.length,
  },
  { name: 'concentration', title: tabTexts.concentration, List: BrandConcentration },
  {
    name: 'movement',
    title: texts.movement,
    List: BrandMovement,
    needs: 'insight',
    isCompared: true,
  },
  {
    name: 'changes',
    title: texts.changes,
    List: BrandChanges,
    needs: 'insight',
    isCompared: true,
  },
  {
    name: 'prices',
    title: texts.prices,
    List: BrandPrices,
    needs: 'insight',
  },
];

/** A brand in a week: the head with its figures, then its sellers, products and categories. */
export const Component = () => (
  <ProfileScreen
    entity={brandEntity}
    accusative={texts.accusative}
    listsLabel={texts.lists}
    tabs={tabs}
    renderHead={(body) => <BrandHead info={body.brandInfo} />}
  />
);
