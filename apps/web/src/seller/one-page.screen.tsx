import { useQuery } from '@tanstack/react-query';
import { Report } from '../report.tsx';
import { ListHead } from '../shell/list-head.tsx';
import { ProfileSkeleton } from '../shell/profile-skeleton.tsx';
import { useAsked } from '../use-asked.ts';
import { BrandList } from './brand-list.tsx';
import { CategoryList } from './category-list.tsx';
import { ProductList } from './product-list.tsx';
import { ProfileHead } from './profile-head.tsx';
import { sellerInfo } from './queries.ts';
import { OtherSeller, SellerPage } from './seller-page.tsx';

const lists = [
  { title: 'Категории', List: CategoryList },
  { title: 'Бренды', List: BrandList },
  { title: 'Товары', List: ProductList },
];

/** The same seller on one page without tabs: for printing and screenshots. */
export function Component() {
  const { seller } = useAsked();
  return (
    <SellerPage title="Продавец на одной странице">
      <Report
        query={useQuery(sellerInfo(seller))}
        what="профиль продавца"
        skeleton={<ProfileSkeleton above="ranking" onOnePage />}
        head={<ListHead title="Продавец на одной странице" name={null} other={<OtherSeller />} />}
      >
        {(body) => (
          <>
            <ProfileHead info={body.sellerInfo} onOnePage />
            {lists.map(({ title, List }) => (
              <section key={title} className="mt-8 border-t border-line pt-5 first-of-type:mt-5">
                <h2 className="px-(--gutter) text-[1rem] leading-6 font-semibold">{title}</h2>
                <List />
              </section>
            ))}
          </>
        )}
      </Report>
    </SellerPage>
  );
}
