import * as texts from '#texts/report/charts/chart-pair';
import { paths } from '../../routing/paths.ts';
import { RankingBars } from '@vitrina/ui/charts/ranking-bars';
import { nouns } from '@vitrina/ui/format/plural';
import { useMemo, type ReactNode } from 'react';
import { useIsShared } from '../../routing/shared-screen.ts';
import { ChartPair } from './chart-pair.tsx';
import { BrandGrowth, CategoryGrowth } from './growth.tsx';

/** A row of a list of categories or brands: its revenue and the own share. */
type Part =
  | {
      revenue: number;
      categoryId: number;
      categoryTitle: string;
      shareRevenueFromCategory: number | null;
    }
  | { revenue: number; brandId: number; brandTitle: string; shareRevenueFromBrand: number };

const toRanked = (row: Part, key: number) =>
  'categoryId' in row
    ? {
        key,
        title: row.categoryTitle,
        revenue: row.revenue,
        href: paths.category({ categoryId: row.categoryId }),
      }
    : {
        key,
        title: row.brandId === 0 ? '' : row.brandTitle,
        revenue: row.revenue,
        href: row.brandId === 0 ? undefined : paths.brand({ brandId: row.brandId }),
      };

const toShare = (row: Part) =>
  'categoryId' in row
    ? { id: row.categoryId, share: row.shareRevenueFromCategory ?? 0 }
    : { id: row.brandId, share: row.shareRevenueFromBrand };

const kinds = {
  categories: { title: texts.revenueByCategories, noun: nouns.category, Growth: CategoryGrowth },
  brands: { title: texts.revenueByBrands, noun: nouns.brand, Growth: BrandGrowth },
} as const;

/** Props of the charts of categories or brands. */
export interface ShareChartsProps {
  of: keyof typeof kinds;
  rows: readonly Part[];
}

/**
 * Charts of categories or brands: revenue ranking, and the market's index against the own share, which a shared
 * screen lacks.
 */
export function ShareChartPair({ of, rows }: ShareChartsProps): ReactNode {
  const { title, noun, Growth } = kinds[of];
  const isShared = useIsShared();
  const ranked = useMemo(() => rows.map(toRanked), [rows]);
  const own = useMemo(
    () => new Map(rows.map((row, key) => [toShare(row).id, { key, ...toShare(row) }])),
    [rows],
  );
  return (
    <ChartPair
      even
      more={texts.growthInSentence}
      first={<RankingBars title={title} ranked={ranked} noun={noun} />}
      second={isShared ? undefined : <Growth own={own} />}
    />
  );
}
