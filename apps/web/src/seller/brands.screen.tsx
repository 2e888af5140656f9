import { BrandList } from './brand-list.tsx';
import { ListHead } from './list-head.tsx';
import { SellerPage } from './seller-page.tsx';

/** The brands of one seller, alone and in full width. */
export const Component = () => (
  <SellerPage title="Бренды продавца">
    <ListHead title="Бренды продавца" />
    <BrandList />
  </SellerPage>
);
