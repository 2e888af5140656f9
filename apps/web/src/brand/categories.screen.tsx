import * as texts from '#texts/brand/lists';
import { EntityListScreen } from '../report/profile/entity-list-screen.tsx';
import { CategoryList } from './category-list.tsx';
import { brandEntity } from './brand-entity.ts';

/** The categories of one brand, in full width. */
export const Component = () => (
  <EntityListScreen entity={brandEntity} title={texts.categories.caption}>
    <CategoryList />
  </EntityListScreen>
);
