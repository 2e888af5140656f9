import * as texts from '#texts/product/price-history';
import { PriceBand, type PriceWeek } from '@vitrina/ui/charts/trend/price-band';
import { formatCount, nouns } from '@vitrina/ui/format/plural';
import { formatInteger, formatMoney } from '@vitrina/ui/format/numbers';
import { usePeriod } from '../period/period-context.ts';
import { formatWeek } from '../period/format-week.ts';
import { formatWeekText } from '../routing/against-search-param.ts';
import { useIsShared } from '../routing/shared-screen.ts';
import type { HistorySlot } from '../report/trend/history.ts';
import { findKnownEvent } from '../report/trend/known-events.ts';
import { type OwnPrice, useOwnPrices, useOwnSeller } from './use-own-prices.ts';

function describeOwn(own: OwnPrice | undefined): readonly string[] {
  if (own === undefined) return [];
  const price = formatMoney(own.price);
  return [own.priceRank === 1 ? texts.ownCheapestPrice(price) : texts.ownPrice(price)];
}

function createPriceWeek({ week, row }: HistorySlot, own: OwnPrice | undefined): PriceWeek {
  const event = findKnownEvent(week);
  const { minPrice = null, medianPrice = null, sellersCount = null } = row ?? {};
  return {
    key: formatWeekText(week),
    label: String(week.weekNumber),
    isPresent: row !== undefined,
    event,
    minPrice,
    medianPrice,
    sellersCount,
    ownPrice: own?.price ?? null,
    readout: [
      formatWeek(week),
      texts.prices(formatMoney(medianPrice), formatMoney(minPrice)),
      ...describeOwn(own),
      ...(event === undefined ? [] : [event]),
    ],
  };
}

/** «Самой низкой ваша цена была 8 недель из 19; сейчас 4-я из 6»; empty with fewer than two weeks with an own offer. */
function OwnSummary({ own, current }: { own: ReadonlyMap<string, OwnPrice>; current: OwnPrice | undefined }) {
  if (useOwnSeller() === undefined) return null;
  if (own.size < 2) return <p className="h-5" />;
  const count = [...own.values()].filter(({ priceRank }) => priceRank === 1).length;
  const now = current?.priceRank ?? null;
  return (
    <p className="h-5 truncate text-badge font-normal text-ink-2">
      {count === 0
        ? texts.neverCheapest
        : texts.cheapestWeeks(formatCount(count, texts.week), formatInteger(own.size))}
      {now === null || current?.sellersCount === 1
        ? null
        : texts.rankNow(formatInteger(now), formatInteger(current?.sellersCount))}
    </p>
  );
}

/** The prices of the only week, in words. */
const OneWeek = ({ row }: { row: HistorySlot['row'] }) => (
  <p className="py-3 text-ink-2">
    {row === undefined
      ? texts.noOffers
      : texts.oneWeek(
          formatMoney(row.minPrice),
          formatMoney(row.medianPrice),
          formatCount(row.sellersCount ?? 0, nouns.seller),
        )}
  </p>
);

/** Prices of a card over weeks: minimum, median, the price of the seller in the address, and the number of sellers. */
export function PriceHistory({ slots }: { slots: readonly HistorySlot[] }) {
  const { choose } = usePeriod();
  const isShared = useIsShared();
  const own = useOwnPrices(slots.length);
  const weeks = slots.map((slot) => createPriceWeek(slot, own.get(formatWeekText(slot.week))));
  const last = slots.at(-1);
  const present = slots.filter(({ row }) => row !== undefined);
  const openWeek = (index: number) => {
    const slot = slots[index];
    if (slot) choose(slot.week);
  };
  if (present.length < 2) return <OneWeek row={present[0]?.row} />;
  return (
    <div className="pt-2">
      <OwnSummary own={own} current={last && own.get(formatWeekText(last.week))} />
      <div className="max-md:pt-15">
        <PriceBand label={texts.caption} weeks={weeks} onOpenWeek={isShared ? undefined : openWeek} />
      </div>
    </div>
  );
}
