import { paths } from '../../routing/paths.ts';
import { type BubbleLabels, GrowthBubbles } from '@vitrina/ui/charts/growth-bubbles';
import { RankingBars } from '@vitrina/ui/charts/ranking-bars';
import { nouns } from '@vitrina/ui/format/plural';
import { useMemo } from 'react';
import { ChartPair } from './chart-pair.tsx';

/** What a seller or a brand sold in one category or of one brand: a row of its list. */
type Part = { revenue: number; potentialProfitIndex: number } & (
  | { categoryId: number; categoryTitle: string; shareRevenueFromCategory: number | null }
  | { brandId: number; brandTitle: string; shareRevenueFromBrand: number }
);

/** Of the part: its name, the share won of all that is sold there, and its profile. */
const partOf = (row: Part) =>
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
    words: { one: 'Категория', many: 'категорий', share: 'Доля в категории' },
  },
  brands: {
    title: 'Выручка по брендам',
    noun: nouns.brand,
    words: { one: 'Бренд', many: 'брендов', share: 'Доля в бренде' },
  },
} as const satisfies Record<string, { words: BubbleLabels; title: string; noun: object }>;

/** The categories or brands that bring most, and those where there is room to grow. */
export function ShareCharts({ of, rows }: { of: keyof typeof kinds; rows: readonly Part[] }) {
  const { title, noun, words } = kinds[of];
  const charted = useMemo(
    () =>
      rows.map((row, index) => ({
        ...partOf(row),
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
      second={<GrowthBubbles title="Где есть куда расти" labels={words} bubbles={growing} />}
    />
  );
}
