import { BrandList } from './brand-list.tsx';
import { SellerListPage } from './seller-page.tsx';

/** The brands of one seller, alone and in full width. */
export const Component = () => (
  <SellerListPage title="Бренды продавца">
    <BrandList />
  </SellerListPage>
);
