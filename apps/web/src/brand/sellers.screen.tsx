import { SellerList } from './seller-list.tsx';
import { BrandListPage } from './brand-page.tsx';

/** The sellers of one brand, alone and in full width. */
export const Component = () => (
  <BrandListPage title="Продавцы бренда">
    <SellerList />
  </BrandListPage>
);
