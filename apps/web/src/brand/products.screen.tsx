import { ProductList } from './product-list.tsx';
import { BrandListPage } from './brand-page.tsx';

/** The products of one brand, alone and in full width. */
export const Component = () => (
  <BrandListPage title="Товары бренда">
    <ProductList />
  </BrandListPage>
);
