import { BrandList } from './brand-list.tsx';
import { CategoryListPage } from './category-page.tsx';
import { CategoryConcentration } from './concentration.tsx';

/** The brands of one category, alone and in full width. */
export const Component = () => (
  <CategoryListPage title="Бренды категории">
    <div className="px-(--gutter) pt-4">
      <CategoryConcentration of="brands" />
    </div>
    <BrandList />
  </CategoryListPage>
);
