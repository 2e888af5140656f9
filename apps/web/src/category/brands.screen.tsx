import * as texts from '#texts/report/market-part/market-part';
import { EntityListScreen } from '../report/profile/entity-list-screen.tsx';
import { BrandList } from './brand-list.tsx';
import { categoryEntity } from './category-entity.ts';

/** The brands of one category, in full width. */
export const Component = () => (
  <EntityListScreen entity={categoryEntity} title={texts.brands.category}>
    <BrandList />
  </EntityListScreen>
);
