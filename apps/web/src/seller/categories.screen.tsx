import { CategoryList } from './category-list.tsx';
import { ListHead } from './list-head.tsx';
import { SellerPage } from './seller-page.tsx';

/** The categories of one seller, alone and in full width. */
export const Component = () => (
  <SellerPage title="Категории продавца">
    <ListHead title="Категории продавца" />
    <CategoryList />
  </SellerPage>
);
