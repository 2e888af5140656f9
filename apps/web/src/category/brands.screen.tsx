import { BrandList } from './brand-list.tsx';
import { CategoryListPage } from './category-page.tsx';

/** The brands of one category, alone and in full width. */
export const Component = () => (
  <CategoryListPage title="Бренды категории">
    <BrandList isPictured />
  </CategoryListPage>
);
