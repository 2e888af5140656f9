import * as texts from '#texts/seller/lists';
import { EntityListScreen } from '../report/profile/entity-list-screen.tsx';
import { BrandList } from './brand-list.tsx';
import { sellerEntity } from './seller-entity.ts';

/** The brands of one seller, in full width. */
export const Component = () => (
  <EntityListScreen entity={sellerEntity} title={texts.brands.caption}>
    <BrandList />
  </EntityListScreen>
);
