import { ProductList } from './product-list.tsx';
import { ListHead } from './list-head.tsx';
import { SellerPage } from './seller-page.tsx';

/** The products of one seller, alone and in full width. */
export const Component = () => (
  <SellerPage title="Товары продавца">
    <ListHead title="Товары продавца" />
    <ProductList />
  </SellerPage>
);
