import * as screens from '#texts/screens';
import { EntityListScreen } from '../report/profile/entity-list-screen.tsx';
import { ProductList } from './product-list.tsx';
import { brandEntity } from './brand-entity.ts';

/** The products of one brand, in full width. */
export const Component = () => (
  <EntityListScreen entity={brandEntity} title={screens.brandProducts}>
    <ProductList />
  </EntityListScreen>
);
