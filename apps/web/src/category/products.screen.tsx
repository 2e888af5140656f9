import * as texts from '#texts/category/lists';
import { EntityListScreen } from '../report/profile/entity-list-screen.tsx';
import { ProductList } from './product-list.tsx';
import { categoryEntity } from './category-entity.ts';

/** The products of one category, in full width. */
export const Component = () => (
  <EntityListScreen entity={categoryEntity} title={texts.products.caption}>
    <ProductList />
  </EntityListScreen>
);
