import { CategoryList } from './category-list.tsx';
import { SellerListPage } from './seller-page.tsx';

/** The categories of one seller, alone and in full width. */
export const Component = () => (
  <SellerListPage title="Категории продавца">
    <CategoryList />
  </SellerListPage>
);
