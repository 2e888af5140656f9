import { ProfileScreen } from '../report/profile/profile-screen.tsx';
import { changeTab } from './change-tab.ts';
import { priceTab } from './price-tab.ts';
import { ProfileHead } from './profile-head.tsx';
import { rivalTab } from './rival-tab.ts';
import { sellerEntity } from './seller-entity.ts';
import { sellerTabs } from './seller-tabs.ts';

const tabs = [...sellerTabs, changeTab, priceTab, rivalTab];

/** A seller in a week: the head with its metrics, then its categories, brands and products. */
export const Component = () => (
  <ProfileScreen
    entity={sellerEntity}
    accusative="профиль продавца"
    listsLabel="Списки продавца"
    tabs={tabs}
    renderHead={(body) => <ProfileHead info={body.sellerInfo} />}
  />
);
