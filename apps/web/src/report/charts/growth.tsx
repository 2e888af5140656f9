import * as texts from '#texts/report/charts/chart-pair';
import { type Bubble, type BubbleLabels, GrowthBubbles } from '@vitrina/ui/charts/growth-bubbles';
import { useMemo } from 'react';
import { reports } from '../../api/reports.ts';
import { useReportParams } from '../../period/use-report-params.ts';
import { paths } from '../../routing/paths.ts';
import { toCategoriesBody } from '../category-picker/use-chosen-categories.ts';
import { ChartSkeleton } from './chart-skeleton.tsx';
import { findStrongIndex, listGrowth, type MarketPart, type OwnShares } from './list-growth.ts';

interface GrowthProps {
  /** All parts of the market; undefined while pending or failed. */
  market: readonly MarketPart[] | undefined;
  isPending: boolean;
  own: OwnShares;
  labels: BubbleLabels;
  toHref: (id: number) => string;
}

function Growth({ market, isPending, own, labels, toHref }: GrowthProps) {
  const bubbles = useMemo(
    () => market && listGrowth(market, own).map(({ id, ...part }): Bubble => ({ ...part, href: toHref(id) })),
    [market, own, toHref],
  );
  if (isPending) return <ChartSkeleton of="growth" />;
  if (market === undefined || bubbles === undefined) return null;
  return (
    <GrowthBubbles
      title={texts.growth}
      labels={labels}
      bubbles={bubbles}
      strongIndex={findStrongIndex(market)}
    />
  );
}

const toCategoryHref = (categoryId: number) => paths.category({ categoryId });
const toBrandHref = (brandId: number) => paths.brand({ brandId });

/** The categories of the whole week against the own share in each. */
export function CategoryGrowth({ own }: { own: OwnShares }) {
  const { week } = useReportParams();
  const { data, isPending } = reports.category.list.useQuery(week);
  const market = useMemo(
    () =>
      data?.categories.map(({ categoryId, categoryTitle, potentialProfitIndex, ...row }) => ({
        id: categoryId,
        title: categoryTitle,
        index: potentialProfitIndex,
        revenue: row.revenue,
        salesCount: row.salesCount,
      })),
    [data],
  );
  return <Growth {...{ market, isPending, own }} labels={texts.categoryLabels} toHref={toCategoryHref} />;
}

/** The brands in the seller's categories against the own share in each. */
export function BrandGrowth({ own }: { own: OwnShares }) {
  const { week, seller } = useReportParams();
  const categories = reports.seller.categories.useQuery(seller);
  const ids = categories.data?.sellerCategories.map(({ categoryId }) => categoryId);
  const brands = reports.brand.byCategories.useQuery(toCategoriesBody(week, ids));
  const market = useMemo(
    () =>
      brands.data
        ?.filter(({ brandId }) => brandId !== 0)
        .map(({ brandId, brandTitle, potentialProfitIndex, ...row }) => ({
          id: brandId,
          title: brandTitle,
          index: potentialProfitIndex,
          revenue: row.revenue,
          salesCount: row.salesCount,
        })),
    [brands.data],
  );
  const isPending = categories.isPending || (ids !== undefined && brands.isPending);
  return <Growth {...{ market, isPending, own }} labels={texts.brandLabels} toHref={toBrandHref} />;
}
