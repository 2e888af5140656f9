import { formatPercent, formatRank } from '@vitrina/ui/format/numbers';
import { formatCountGenitive, type Noun } from '@vitrina/ui/format/plural';

interface Props {
  placeByRevenue: number | null;
  /** ₸ in the week. */
  revenue: number;
  /** Revenue of the week's market, ₸; undefined while pending. */
  market: number | undefined;
  /** Number of entities of the kind in the week; undefined while pending. */
  among: number | undefined;
  noun: Noun;
}

/** Rank and market share of an entity: «2-е место по выручке среди 1 146 категорий   5,7 % рынка». */
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
