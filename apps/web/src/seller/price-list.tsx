import { PriceGroup, type SellerPrice, type SellerPrices } from '@vitrina/contract';
import { formatChange, formatInteger, formatPercent } from '@vitrina/ui/format/numbers';
import { CountChips } from '@vitrina/ui/primitives/count-chips';
import { sellerReports, sellerTsr } from '../api/seller.ts';
import { useAgainst } from '../period/use-against.ts';
import { useReportParams } from '../period/use-report-params.ts';
import { ListSkeleton } from '../report/list-skeleton.tsx';
import { ReportList } from '../report/report-list.tsx';
import { Report } from '../report/report.tsx';
import { useTypedSearchParams } from '../routing/search-params.ts';

const cards = { one: 'карточка', few: 'карточки', many: 'карточек' };

const groupParam = { only: PriceGroup };

/** «перебили» where nobody was cheaper before; «можно +3,9 %» up to the smallest price of the others. */
function describePosition({ price, minPriceOfOthers, isCheapest, isCheapestBefore }: SellerPrice): string {
  if (isCheapestBefore === true && !isCheapest) return 'перебили';
  const room = minPriceOfOthers === null ? 0 : minPriceOfOthers / price - 1;
  return room >= 0.03 ? `можно ${formatChange(room)}` : '';
}

const describeGap = (gap: number | null): string =>
  gap === null ? 'один на карточке' : gap === 0 ? 'наравне' : formatChange(gap);

/** A row of the table. Its figures are prices, which few sales do not make doubtful. */
function toRow(row: SellerPrice) {
  const gapToOthers = row.minPriceOfOthers === null ? null : row.price / row.minPriceOfOthers - 1;
  const facts = describePosition(row);
  const phoneLine = [describeGap(gapToOthers), row.cheapestSellerTitle, facts];
  return {
    ...row,
    state: 'stayed' as const,
    gapToOthers,
    facts,
    phoneLine: phoneLine.filter((text) => text !== null && text !== '').join(' · '),
  };
}

const createChips = (prices: SellerPrices) =>
  [
    { name: 'all', title: 'Все', count: prices.count },
    { name: 'undercut', title: 'Перебили', count: prices.undercutCount },
    { name: 'undercut-now', title: 'на этой неделе', count: prices.undercutNowCount, isPart: true },
    { name: 'tied', title: 'Наравне', count: prices.tiedCount },
    { name: 'alone', title: 'Один на карточке', count: prices.aloneCount },
    { name: 'can-raise', title: 'Можно поднять', count: prices.canRaiseCount },
  ] as const;

const shareOf = (part: number, whole: number): string => (whole === 0 ? '—' : formatPercent(part / whole));

/** «Самая низкая цена на 140 из 430 карточек, они дают 38,4 % выручки. Было 160 карточек и 44,1 %.» */
const Summary = ({ prices }: { prices: SellerPrices }) => (
  <p>
    Самая низкая цена на{' '}
    <b className="font-semibold">
      {formatInteger(prices.cheapestCount)} из {formatInteger(prices.count)}
    </b>{' '}
    карточек, они дают{' '}
    <b className="font-semibold">{shareOf(prices.revenueWhereCheapest, prices.revenue)} выручки</b>.
    {prices.before && (
      <span className="text-ink-2">
        {` Было на ${formatInteger(prices.before.cheapestCount)} из ${formatInteger(prices.before.count)}: ${shareOf(prices.before.revenueWhereCheapest, prices.before.revenue)}.`}
      </span>
    )}
  </p>
);

/** What the dots of the column «Разница» stand for. */
const Legend = () => (
  <p className="flex gap-4 text-badge font-normal text-ink-2 max-md:hidden" aria-hidden="true">
    <span className="inline-flex items-center gap-1.5">
      <span className="size-2 rounded-full border border-ink" />
      минимум других
    </span>
    <span className="inline-flex items-center gap-1.5">
      <span className="size-2 rounded-full bg-accent" />
      цена продавца
    </span>
  </p>
);

const PriceTable = ({ prices }: { prices: SellerPrices }) => (
  <ReportList
    name="prices"
    caption="Цены продавца среди других продавцов карточек"
    noun={cards}
    rows={prices.rows.map(toRow)}
    columns={[
      'productName',
      'price',
      'minPriceOfOthers',
      'gapToOthers',
      'facts',
      'cheapestSellerTitle',
      'priceRank',
      'sellersCount',
      'revenue',
      'priceBefore',
      'salesCount',
      'shareRevenueFromProduct',
      'categoryTitle',
      'brandTitle',
      'kaspiId',
    ]}
    initiallyHidden={[
      'sellersCount',
      'priceBefore',
      'salesCount',
      'shareRevenueFromProduct',
      'categoryTitle',
      'brandTitle',
      'kaspiId',
    ]}
    phoneLayout={{ value: 'price', secondary: 'phoneLine', secondaryValue: 'revenue' }}
    emptyTitle="Таких карточек нет"
    advice="Выберите другую группу."
  />
);

/** The cards of the chosen group; the server selects them, so that a list that is cut has the largest of the group. */
function Group({ only }: { only: PriceGroup }) {
  const { seller } = useReportParams();
  const { text } = useAgainst();
  const params = seller && { ...seller, only, ...(text !== undefined && { against: text }) };
  return (
    <Report
      query={sellerTsr.prices.useQuery(sellerReports.prices(params))}
      what="цены продавца"
      skeleton={<ListSkeleton />}
    >
      {({ sellerPrices }) => <PriceTable prices={sellerPrices} />}
    </Report>
  );
}

/** Where the prices of the seller in the address stand among those of the other sellers of its cards. */
export function PriceList() {
  const { seller } = useReportParams();
  const { text } = useAgainst();
  const [{ only }, change] = useTypedSearchParams(groupParam);
  const params = seller && { ...seller, ...(text !== undefined && { against: text }) };
  return (
    <Report query={sellerTsr.prices.useQuery(sellerReports.prices(params))} what="цены продавца">
      {({ sellerPrices }) => (
        <>
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-(--gutter) pt-3">
            <Summary prices={sellerPrices} />
            <Legend />
          </div>
          <div className="px-(--gutter) pt-2">
            <CountChips
              label="Какие карточки"
              chips={createChips(sellerPrices)}
              value={only ?? 'all'}
              onChange={(name) => change({ only: name === 'all' ? undefined : name })}
            />
          </div>
          {only === undefined ? <PriceTable prices={sellerPrices} /> : <Group only={only} />}
        </>
      )}
    </Report>
  );
}
