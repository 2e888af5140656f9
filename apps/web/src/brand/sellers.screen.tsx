import * as screens from '#texts/screens';
import { EntityListScreen } from '../report/profile/entity-list-screen.tsx';
import { SellerList } from './seller-list.tsx';
import { brandEntity } from './brand-entity.ts';

/** The sellers of one brand, in full width. */
export const Component = () => (
  <EntityListScreen entity={brandEntity} title={screens.brandSellers}>
    <SellerList />
  </EntityListScreen>
);
