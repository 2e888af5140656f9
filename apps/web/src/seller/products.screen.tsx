import { ProductList } from './product-list.tsx';
import { SellerListPage } from './seller-page.tsx';

/** The products of one seller, alone and in full width. */
export const Component = () => (
  <SellerListPage title="Товары продавца">
    <ProductList />
  </SellerListPage>
);
