import * as texts from '#texts/brand/lists';
import { EntityListScreen } from '../report/profile/entity-list-screen.tsx';
import { ProductList } from './product-list.tsx';
import { brandEntity } from './brand-entity.ts';

/** The products of one brand, in full width. */
export const Component = () => (
  <EntityListScreen entity={brandEntity} title={texts.products.caption}>
    <ProductList />
  </EntityListScreen>
);
