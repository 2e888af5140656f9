import { CategoryList } from './category-list.tsx';
import { BrandListPage } from './brand-page.tsx';

/** The categories of one brand, alone and in full width. */
export const Component = () => (
  <BrandListPage title="Категории бренда">
    <CategoryList />
  </BrandListPage>
);
