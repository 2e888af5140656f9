import * as entities from '#texts/entities';
import * as texts from '#texts/section/profile';
import * as tabTexts from '#texts/report/profile/profile';
import { countBrands } from '@vitrina/ui/format/no-brand';
import { EntityList } from '../report/entity-list.tsx';
import { createBrandList, createSellerList } from '../report/market-part/part-lists.tsx';
import { createLazyComponent } from '@vitrina/ui/lazy/lazy-component';
import { ProfileScreen } from '../report/profile/profile-screen.tsx';
import type { ProfileTab } from '../report/profile/profile-tabs.tsx';
import { CategoryList } from './category-list.tsx';
import { SectionHead } from './profile-head.tsx';
import { sectionEntity } from './section-entity.ts';
import { sectionBrands, sectionPart, sectionSellers } from './section-markets.ts';

/** Load when their tabs are opened. */
const SectionConcentration = createLazyComponent(
  async () => (await import('./concentration.tsx')).SectionConcentration,
);
const SectionMovement = createLazyComponent(async () => (await import('./movement.tsx')).SectionMovement);

const sellerList = createSellerList(sectionPart, sectionSellers);
const brandList = createBrandList(sectionPart, sectionBrands);

/** A tab of its own shows the concentrations, so the lists of sellers and brands have no charts. */
const tabs: readonly ProfileTab[] = [
  {
    name: 'categories',
    title: entities.categories,
    List: CategoryList,
    useCount: (params) => sectionEntity.useProfile(params).data?.sectionInfo.categoriesCount,
  },
  {
    name: 'sellers',
    title: entities.sellers,
    List: () => <EntityList list={sellerList} hasCharts={false} />,
    useCount: (params) => sectionEntity.useProfile(params).data?.sectionInfo.sellersCount,
  },
  {
    name: 'brands',
    title: entities.brands,
    List: () => <EntityList list={brandList} hasCharts={false} />,
    useCount: (params) => countBrands(sectionBrands.useReport(params, { enabled: true }).data?.sectionBrands),
  },
  { name: 'concentration', title: tabTexts.concentration, List: SectionConcentration },
  {
    name: 'movement',
    title: texts.movement,
    List: SectionMovement,
    needs: 'insight',
    isCompared: true,
  },
];

/** A section in a week: the head with its figures, then its categories, sellers and brands. */
export const Component = () => (
  <ProfileScreen
    entity={sectionEntity}
    accusative={texts.accusative}
    listsLabel={texts.lists}
    tabs={tabs}
    renderHead={(body) => <SectionHead info={body.sectionInfo} />}
  />
);
