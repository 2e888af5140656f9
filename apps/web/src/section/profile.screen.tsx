import * as entities from '#texts/entities';
import * as texts from '#texts/section/profile';
import { countBrands } from '@vitrina/ui/format/no-brand';
import { RowHighlightProvider } from '@vitrina/ui/row-highlight';
import { EntityList } from '../report/entity-list.tsx';
import { createBrandList, createSellerList } from '../report/market-part/part-lists.tsx';
import { ProfileScreen } from '../report/profile/profile-screen.tsx';
import type { ProfileTab } from '../report/profile/profile-tabs.tsx';
import { CategoryList } from './category-list.tsx';
import { ProfileHead } from './profile-head.tsx';
import { sectionEntity } from './section-entity.ts';
import { sectionBrands, sectionPart, sectionSellers } from './section-markets.ts';

const sellerList = createSellerList(sectionPart, sectionSellers);
const brandList = createBrandList(sectionPart, sectionBrands);

/** The head shows the concentrations of sellers and brands, so their lists have no charts. */
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
];

/** A section in a week: the head with its metrics and concentrations, then its categories, sellers and brands. */
export const Component = () => (
  <ProfileScreen
    entity={sectionEntity}
    accusative={texts.accusative}
    listsLabel={texts.lists}
    tabs={tabs}
    hasStrip
    hasLeadersBelow={false}
    renderHead={(body) => <ProfileHead info={body.sectionInfo} />}
    Wrapper={RowHighlightProvider}
  />
);
