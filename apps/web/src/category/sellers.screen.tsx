import * as texts from '#texts/report/market-part/market-part';
import { EntityListScreen } from '../report/profile/entity-list-screen.tsx';
import { SellerList } from './seller-list.tsx';
import { categoryEntity } from './category-entity.ts';

/** The sellers of one category, in full width. */
export const Component = () => (
  <EntityListScreen entity={categoryEntity} title={texts.sellers.category}>
    <SellerList />
  </EntityListScreen>
);
