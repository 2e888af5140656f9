import * as texts from '#texts/brand/lists';
import { EntityListScreen } from '../report/profile/entity-list-screen.tsx';
import { SellerList } from './seller-list.tsx';
import { brandEntity } from './brand-entity.ts';

/** The sellers of one brand, in full width. */
export const Component = () => (
  <EntityListScreen entity={brandEntity} title={texts.sellers.caption}>
    <SellerList />
  </EntityListScreen>
);
