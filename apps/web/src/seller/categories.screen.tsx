import * as texts from '#texts/seller/lists';
import { EntityListScreen } from '../report/profile/entity-list-screen.tsx';
import { CategoryList } from './category-list.tsx';
import { sellerEntity } from './seller-entity.ts';

/** The categories of one seller, in full width. */
export const Component = () => (
  <EntityListScreen entity={sellerEntity} title={texts.categories.caption}>
    <CategoryList />
  </EntityListScreen>
);
