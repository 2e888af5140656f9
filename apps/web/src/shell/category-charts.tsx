import { GrowthBubbles } from '@vitrina/ui/charts/growth-bubbles.tsx';
import { RankingBars } from '@vitrina/ui/charts/ranking-bars.tsx';
import { usePhone } from '@vitrina/ui/phone.ts';
import { nouns } from '@vitrina/ui/plural.ts';
import { useMemo } from 'react';

/** What a seller or a brand sold in one category. */
export interface ChartedCategory {
  categoryId: number;
  categoryTitle: string;
  revenue: number;
  /** 0–1; null where the category sold nothing. */
  shareRevenueFromCategory: number | null;
  potentialProfitIndex: number;
}

/** The categories that bring most, and those where there is room to grow. */
export function CategoryCharts({ categories }: { categories: readonly ChartedCategory[] }) {
  const phone = usePhone();
  const charted = useMemo(
    () =>
      categories.map((row) => ({
        key: row.categoryId,
        title: row.categoryTitle,
        revenue: row.revenue,
        share: row.shareRevenueFromCategory,
        index: row.potentialProfitIndex,
        href: `/category?categoryId=${row.categoryId}`,
      })),
    [categories],
  );
  const growing = useMemo(
    () => charted.flatMap(({ share, ...rest }) => (share === null ? [] : [{ ...rest, share }])),
    [charted],
  );
  return (
    <div className="grid grid-cols-1 gap-x-6 gap-y-4 border-b border-line px-(--gutter) py-3.5 xl:grid-cols-2">
      <RankingBars title="Выручка по категориям" ranked={charted} noun={nouns.category} />
      {phone ? null : (
        <GrowthBubbles
          title="Где есть куда расти"
          bubbles={growing}
          className="xl:border-l xl:border-line xl:pl-6"
        />
      )}
    </div>
  );
}
