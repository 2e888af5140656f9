import { SellerList } from './seller-list.tsx';
import { CategoryListPage } from './category-page.tsx';

/** The sellers of one category, alone and in full width. */
export const Component = () => (
  <CategoryListPage title="Продавцы категории">
    <SellerList isPictured />
  </CategoryListPage>
);
