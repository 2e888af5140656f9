import * as texts from '#texts/seller/profile';
import { createLazyComponent } from '@vitrina/ui/lazy/lazy-component';
import { ProfileScreen } from '../report/profile/profile-screen.tsx';
import type { ProfileTab } from '../report/profile/profile-tabs.tsx';
import { SellerHead } from './profile-head.tsx';
import { sellerEntity } from './seller-entity.ts';
import { sellerTabs } from './seller-tabs.ts';
import { useIsOwn } from './use-is-own.ts';

/** Load when their tabs are opened. */
const ChangeList = createLazyComponent(async () => (await import('./change-list.tsx')).ChangeList);
const PriceList = createLazyComponent(async () => (await import('./price-list.tsx')).PriceList);
const RivalList = createLazyComponent(async () => (await import('./rival-list.tsx')).RivalList);
const GapList = createLazyComponent(async () => (await import('./rival-gap-list.tsx')).GapList);

const tabs: readonly ProfileTab[] = [
  ...sellerTabs,
  {
    name: 'changes',
    title: texts.changes,
    List: ChangeList,
    needs: 'insight',
    isCompared: true,
  },
  { name: 'prices', title: texts.prices, List: PriceList, needs: 'insight' },
  { name: 'rivals', title: texts.rivals, List: RivalList, needs: 'insight' },
  { name: 'missing', title: texts.missing, List: GapList, needs: 'insight', isPrivate: true },
];

const ownTabs = tabs.map((tab) => (tab.name === 'missing' ? { ...tab, title: texts.missingOwn } : tab));

/** A seller in a week: the head with its metrics, then its categories, brands and products. */
export const Component = () => (
  <ProfileScreen
    entity={sellerEntity}
    accusative={texts.accusative}
    listsLabel={texts.lists}
    tabs={useIsOwn() ? ownTabs : tabs}
    renderHead={(body) => <SellerHead info={body.sellerInfo} />}
  />
);
