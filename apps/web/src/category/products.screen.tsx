import { ProductList } from './product-list.tsx';
import { CategoryListPage } from './category-page.tsx';

/** The products of one category, alone and in full width. */
export const Component = () => (
  <CategoryListPage title="Товары категории">
    <ProductList />
  </CategoryListPage>
);
