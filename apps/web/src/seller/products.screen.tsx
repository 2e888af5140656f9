import * as texts from '#texts/seller/lists';
import { EntityListScreen } from '../report/profile/entity-list-screen.tsx';
import { ProductList } from './product-list.tsx';
import { sellerEntity } from './seller-entity.ts';

/** The products of one seller, in full width. */
export const Component = () => (
  <EntityListScreen entity={sellerEntity} title={texts.products.caption}>
    <ProductList />
  </EntityListScreen>
);
