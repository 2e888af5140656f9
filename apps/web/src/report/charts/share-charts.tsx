import { paths } from '../../routing/paths.ts';
import { type BubbleLabels, GrowthBubbles } from '@vitrina/ui/charts/growth-bubbles';
import { RankingBars } from '@vitrina/ui/charts/ranking-bars';
import { nouns } from '@vitrina/ui/format/plural';
import { useMemo } from 'react';
import { ChartPair } from './chart-pair.tsx';

/** A row of a list of categories or brands: revenue there and the share won. */
type Part = { revenue: number; potentialProfitIndex: number } & (
  | { categoryId: number; categoryTitle: string; shareRevenueFromCategory: number | null }
  | { brandId: number; brandTitle: string; shareRevenueFromBrand: number }
);

/** Title, share and profile address of a row. */
const toPart = (row: Part) =>
  'categoryId' in row
    ? {
        title: row.categoryTitle,
        share: row.shareRevenueFromCategory,
        href: paths.category({ categoryId: row.categoryId }),
      }
    : {
        title: row.brandTitle,
        share: row.shareRevenueFromBrand,
        href: row.brandId === 0 ? undefined : paths.brand({ brandId: row.brandId }),
      };

const kinds = {
  categories: {
    title: 'Выручка по категориям',
    noun: nouns.category,
    labels: { one: 'Категория', many: 'категорий', share: 'Доля в категории' },
  },
  brands: {
    title: 'Выручка по брендам',
    noun: nouns.brand,
    labels: { one: 'Бренд', many: 'брендов', share: 'Доля в бренде' },
  },
} as const satisfies Record<string, { labels: BubbleLabels; title: string; noun: object }>;

/** Charts of categories or brands: revenue ranking, and share against prospect. */
export function ShareCharts({ of, rows }: { of: keyof typeof kinds; rows: readonly Part[] }) {
  const { title, noun, labels } = kinds[of];
  const charted = useMemo(
    () =>
      rows.map((row, index) => ({
        ...toPart(row),
        key: index,
        revenue: row.revenue,
        index: row.potentialProfitIndex,
      })),
    [rows],
  );
  const growing = useMemo(
    () =>
      charted.flatMap(({ share, href, ...rest }) =>
        share === null || href === undefined ? [] : [{ ...rest, share, href }],
      ),
    [charted],
  );
  return (
    <ChartPair
      even
      more="где есть куда расти"
      first={<RankingBars title={title} ranked={charted} noun={noun} />}
      second={<GrowthBubbles title="Где есть куда расти" labels={labels} bubbles={growing} />}
    />
  );
}
