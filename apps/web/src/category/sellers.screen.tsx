import { SellerList } from './seller-list.tsx';
import { CategoryListPage } from './category-page.tsx';
import { CategoryConcentration } from './concentration.tsx';

/** The sellers of one category, alone and in full width. */
export const Component = () => (
  <CategoryListPage title="Продавцы категории">
    <div className="px-(--gutter) pt-4">
      <CategoryConcentration of="sellers" />
    </div>
    <SellerList />
  </CategoryListPage>
);
