import * as screens from '#texts/screens';
import * as texts from '#texts/seller/one-page';
import { formatNumber } from '@vitrina/ui/format/numbers';
import { Link } from '@vitrina/ui/link';
import { ArrowDown } from 'lucide-react';
import { Report } from '../report/report.tsx';
import { ListHead } from '../report/profile/list-head.tsx';
import { Skeleton } from '@vitrina/ui/primitives/skeleton';
import { ProfileSkeleton } from '../report/profile/profile-skeleton.tsx';
import { paths } from '../routing/paths.ts';
import { useReportParams } from '../period/use-report-params.ts';
import { BrandList } from './brand-list.tsx';
import { CategoryList } from './category-list.tsx';
import { ProductList } from './product-list.tsx';
import { SellerHead } from './profile-head.tsx';
import { ChangeEntity } from '../report/profile/entity-picker.tsx';
import { EntityScreen } from '../report/profile/entity-screen.tsx';
import { sellerEntity } from './seller-entity.ts';
import { sellerTabs } from './seller-tabs.ts';

/** Skeleton of the content above the first list. */
const FirstTitle = () => (
  <>
    <div className="mt-3 flex h-8 items-center max-md:h-11">
      <Skeleton className="h-4 w-72 max-w-full" />
    </div>
    <div className="-mx-(--gutter) mt-3 border-t border-line px-(--gutter) pt-5">
      <Skeleton className="h-6 w-28" />
    </div>
  </>
);

const OnePageSkeleton = () => (
  <ProfileSkeleton above="ranking" list="categories" isCollapsedAtFirst={false}>
    <FirstTitle />
  </ProfileSkeleton>
);

/** The lists of the tabs, loaded with the page. */
const lists = { categories: CategoryList, brands: BrandList, products: ProductList } as const;

/** Scrolls to the heading of a list and focuses it. */
const scrollToList = (name: string) => {
  const heading = document.getElementById(name);
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
};

/** Table of contents: each list of the page with its row count. */
function Contents() {
  const params = useReportParams();
  const entries = sellerTabs.map(({ name, title, useCount }) => ({ name, title, count: useCount(params) }));
  return (
    <nav
      aria-label={texts.contents}
      className="mt-3 flex gap-5 scroll-sideways px-(--gutter) max-md:gap-2.5 max-[23rem]:text-label print:hidden"
    >
      {entries.map(({ name, title, count }) => (
        <button
          key={name}
          type="button"
          onClick={() => scrollToList(name)}
          className="flex min-h-8 shrink-0 items-center gap-1.5 rounded-mark font-medium text-ink-2 -outline-offset-2 hover:text-ink max-md:min-h-11 max-md:gap-1"
        >
          <ArrowDown className="size-3.5 text-ink-3" aria-hidden="true" />
          {title}
          <span className="figures font-normal text-ink-3">
            {count === undefined ? null : formatNumber(count)}
          </span>
        </button>
      ))}
    </nav>
  );
}

/** Maximum rows of a list; its own screen has all. */
const MAX_ROWS = 50;

/** One list of the page: its largest rows, and links to all of them. */
function ListSection({ tab, sellerId }: { tab: (typeof sellerTabs)[number]; sellerId: number }) {
  const { name, title, useCount } = tab;
  const List = lists[name];
  const count = useCount(useReportParams()) ?? 0;
  const href = paths.sellerList(name, { sellerId });
  return (
    <section
      data-one-page=""
      className="mt-6 border-t border-line pt-4 first-of-type:mt-3 print:not-first-of-type:break-before-page print:not-first-of-type:border-0"
    >
      <div className="flex items-center justify-between gap-4 px-(--gutter)">
        <h2
          id={name}
          tabIndex={-1}
          className="scroll-mt-16 max-md:scroll-mt-28 text-[1rem] leading-6 font-semibold outline-none"
        >
          {title}
        </h2>
        <Link
          href={href}
          className="inline-flex min-h-6 items-center rounded-mark text-ink-2 hover:text-ink hover:underline max-md:min-h-11 print:hidden"
        >
          {texts.asList}
        </Link>
      </div>
      <List maxRows={MAX_ROWS} />
      {count > MAX_ROWS && (
        <p className="px-(--gutter) pt-2">
          <Link
            href={href}
            className="inline-flex min-h-6 items-center rounded-mark text-accent hover:underline"
          >
            {texts.allRows(formatNumber(count))}
          </Link>
        </p>
      )}
    </section>
  );
}

/** The same seller on one page without tabs: for printing and screenshots. */
export function Component() {
  return (
    <EntityScreen entity={sellerEntity} title={screens.sellerOnOnePage}>
      <Report
        query={sellerEntity.useProfile(useReportParams())}
        what={texts.accusative}
        skeleton={<OnePageSkeleton />}
        head={
          <ListHead
            title={screens.sellerOnOnePage}
            name={null}
            other={<ChangeEntity entity={sellerEntity} />}
          />
        }
      >
        {(body) => (
          <>
            <SellerHead info={body.sellerInfo} onOnePage />
            <Contents />
            {sellerTabs.map((tab) => (
              <ListSection key={tab.name} tab={tab} sellerId={body.sellerInfo.sellerId} />
            ))}
          </>
        )}
      </Report>
    </EntityScreen>
  );
}
