import { formatPercent, formatRank } from '@vitrina/ui/format/numbers';
import { formatCountGenitive, type Noun } from '@vitrina/ui/format/plural';

interface Props {
  placeByRevenue: number | null;
  /** ₸ in the week. */
  revenue: number;
  /** Revenue of the whole week; undefined while it is not known. */
  market: number | undefined;
  /** How many of the kind the week has. */
  among: number | undefined;
  noun: Noun;
}

/** Where an entity stands in the week's market: «2-е место по выручке среди 1 146 категорий   5,7 % рынка». */
export const RevenueRank = ({ placeByRevenue, revenue, market, among, noun }: Props) => (
  <p className="flex min-h-5 flex-wrap gap-x-4 text-ink-2">
    {placeByRevenue === null ? (
      <span>За неделю ничего не продано</span>
    ) : (
      <>
        <span>
          {formatRank(placeByRevenue)} по выручке
          {among !== undefined && ` среди ${formatCountGenitive(among, noun)}`}
        </span>
        {market !== undefined && market > 0 && <span>{formatPercent(revenue / market)} рынка</span>}
      </>
    )}
  </p>
);
