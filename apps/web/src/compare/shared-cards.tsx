import type { ReportPeriod, SharedProduct } from '@vitrina/contract';
import { formatInteger } from '@vitrina/ui/format/numbers';
import { Button } from '@vitrina/ui/primitives/button';
import { CountChips } from '@vitrina/ui/primitives/count-chips';
import { EmptyState } from '@vitrina/ui/primitives/states';
import { useState } from 'react';
import { reports } from '../api/reports.ts';
import { Report } from '../report/report.tsx';
import { isCheapest } from './shared-prices.ts';
import { SharedTable } from './shared-table.tsx';
import type { Compared } from './use-compared.ts';
import * as texts from '#texts/compare/compare';

/** Number of rows shown initially, and added by each press. */
const PAGE = 100;

interface ListProps {
  count: number;
  products: readonly SharedProduct[];
  sellers: readonly Compared[];
}

/** Creates the chips of the groups: all, cards of all sellers, and one for each seller where it is the cheapest. */
const createGroups = ({ products, sellers }: Omit<ListProps, 'count'>) => {
  const create = (name: string, title: string, includes: (product: SharedProduct) => boolean) => ({
    name,
    title,
    includes,
    count: products.filter(includes).length,
  });
  return [
    create('shared', texts.allCards, () => true),
    ...(sellers.length > 2
      ? [create('all', texts.ofAllSellers(sellers.length), ({ offers }) => offers.length === sellers.length)]
      : []),
    ...sellers.map(({ id, title = '' }) =>
      create(String(id), texts.cheapestAt(title), (product) => isCheapest(product, id)),
    ),
  ];
};

function CardList({ count, products, sellers }: ListProps) {
  const [name, setName] = useState('shared');
  const [shown, setShown] = useState(PAGE);
  const groups = createGroups({ products, sellers });
  const includes = groups.find((group) => group.name === name)?.includes;
  const rows = products.filter((product) => includes?.(product) ?? true);
  return (
    <section className="border-t border-line pb-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 px-(--gutter) py-2">
        <h2 className="text-section">
          {texts.sharedCards}{' '}
          <span className="font-normal text-ink-3">
            {count > products.length
              ? texts.largestOf(formatInteger(products.length), formatInteger(count))
              : texts.offeredByTwo}
          </span>
        </h2>
        <CountChips label={texts.whichCards} chips={groups} value={name} onChange={setName} />
      </div>
      <SharedTable products={rows.slice(0, shown)} sellers={sellers} />
      {rows.length > shown && (
        <div className="px-(--gutter) py-3 print:hidden">
          <Button onClick={() => setShown(shown + PAGE)}>
            {texts.showMore(formatInteger(Math.min(PAGE, rows.length - shown)))}
          </Button>
        </div>
      )}
    </section>
  );
}

interface Props {
  sellers: readonly Compared[];
  week: ReportPeriod;
}

/** The cards that at least two of the sellers offer, with each seller's price and revenue. */
export function SharedCards({ sellers, week }: Props) {
  const sellerIds = sellers.map(({ id }) => id);
  const query = reports.seller.sharedProducts.useQuery({ ...week, sellerIds });
  return (
    <Report query={query} what={texts.sharedCardsReport}>
      {({ sharedProducts: { count, products } }) =>
        count === 0 ? (
          <div className="border-t border-line px-(--gutter) py-4">
            <EmptyState title={texts.noSharedCards}>{texts.noneShared}</EmptyState>
          </div>
        ) : (
          <CardList count={count} products={products} sellers={sellers} />
        )
      }
    </Report>
  );
}
