import { useQuery } from '@tanstack/react-query';
import { formatNumber } from '@vitrina/ui/format/numbers';
import { ArrowDown } from 'lucide-react';
import { Report } from '../report/report.tsx';
import { ListHead } from '../report/profile/list-head.tsx';
import { ProfileSkeleton } from '../report/profile/profile-skeleton.tsx';
import { useReportParams } from '../period/use-report-params.ts';
import { BrandList } from './brand-list.tsx';
import { CategoryList } from './category-list.tsx';
import { ProductList } from './product-list.tsx';
import { ProfileHead } from './profile-head.tsx';
import { sellerInfo } from '../api/seller.ts';
import { OtherSeller, SellerPage } from './seller-page.tsx';
import { useListSizes } from './use-list-sizes.ts';

const lists = [
  { name: 'categories', title: 'Категории', List: CategoryList },
  { name: 'brands', title: 'Бренды', List: BrandList },
  { name: 'products', title: 'Товары', List: ProductList },
] as const;

/** Brings the heading of a list into sight, and goes on from there. */
const goTo = (name: string) => {
  const heading = document.getElementById(name);
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
};

/** What the page holds below: each of its lists, and how long it is. */
function Contents() {
  const sizes = useListSizes();
  return (
    <nav
      aria-label="На этой странице"
      className="mt-3 flex gap-5 overflow-x-auto px-(--gutter) max-md:gap-2.5 max-[23rem]:text-label print:hidden"
    >
      {lists.map(({ name, title }) => (
        <button
          key={name}
          type="button"
          onClick={() => goTo(name)}
          className="flex min-h-8 shrink-0 items-center gap-1.5 rounded-mark font-medium text-ink-2 -outline-offset-2 hover:text-ink max-md:min-h-11 max-md:gap-1"
        >
          <ArrowDown className="size-3.5 text-ink-3" aria-hidden="true" />
          {title}
          <span className="figures font-normal text-ink-3">
            {sizes[name] === undefined ? null : formatNumber(sizes[name])}
          </span>
        </button>
      ))}
    </nav>
  );
}

/** The same seller on one page without tabs: for printing and screenshots. */
export function Component() {
  const { seller } = useReportParams();
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
            <Contents />
            {lists.map(({ name, title, List }) => (
              <section key={name} className="mt-8 border-t border-line pt-5 first-of-type:mt-3">
                <h2
                  id={name}
                  tabIndex={-1}
                  className="scroll-mt-16 px-(--gutter) max-md:scroll-mt-28 text-[1rem] leading-6 font-semibold outline-none"
                >
                  {title}
                </h2>
                <List />
              </section>
            ))}
          </>
        )}
      </Report>
    </SellerPage>
  );
}
