import * as texts from '#texts/report/charts/concentration';
import { paths } from '../../routing/paths.ts';
import { useExplanation } from '@vitrina/ui/fields/loaded-data';
import { fieldDefinitions } from '@vitrina/ui/fields';
import { createLazyComponent } from '@vitrina/ui/lazy/lazy-component';
import { nouns } from '@vitrina/ui/format/plural';
import { Suspense, useMemo } from 'react';
import { ChartSkeleton } from './chart-skeleton.tsx';

/** Loaded lazily: the screens of sellers do not show it. */
const ConcentrationStrip = createLazyComponent(
  async () => (await import('@vitrina/ui/charts/concentration-strip')).ConcentrationStrip,
);

/** A row of sellers or brands with the fields that a concentration reads. */
export type MarketRow = { revenue: number; productsCount: number } & (
  | { sellerId: number; sellerTitle: string }
  | { brandId: number; brandTitle: string }
);

/** Creates a key that matches no row of the table. */
const toUnlistedKey = (index: number): number => -1 - index;

/** Converts a row to a part of the strip; goods without a brand have no title. */
export const toPart = (row: MarketRow, key: number) =>
  'sellerId' in row
    ? {
        key,
        title: row.sellerTitle,
        revenue: row.revenue,
        href: paths.seller({ sellerId: row.sellerId }),
      }
    : {
        key,
        title: row.brandId === 0 ? '' : row.brandTitle,
        revenue: row.revenue,
        href: paths.brand({ brandId: row.brandId }),
      };

/** Title and noun of each HHI field. */
const markets = {
  categorySellersHHI: { title: texts.sellers, noun: nouns.seller },
  categoryBrandsHHI: { title: texts.brands, noun: nouns.brand },
  sectionSellersHHI: { title: texts.sellers, noun: nouns.seller },
  sectionBrandsHHI: { title: texts.brands, noun: nouns.brand },
  brandSellersHHI: { title: texts.sellers, noun: nouns.seller },
} as const;

/** Field of a concentration. */
export type HhiField = keyof typeof markets;

interface Props {
  field: HhiField;
  /** HHI, 0–10 000; null if nothing was sold. */
  hhi: number | null | undefined;
  /** All sellers or brands of the market; undefined while pending. */
  rows: readonly MarketRow[] | undefined;
  /** The list's request failed. */
  hasFailed?: boolean;
  /** Whether the linked table shows the same rows. */
  isListed?: boolean;
  /** Whether a text above names the equal rivals. */
  areRivalsNamed?: boolean;
  /** Heading; by default «Концентрация продавцов». */
  title?: string;
  className?: string;
}

/** Shares of a market and its concentration. */
export function Concentration({
  field,
  hhi,
  rows,
  hasFailed = false,
  isListed = true,
  areRivalsNamed = false,
  title: ownTitle,
  className = '',
}: Props) {
  const parts = useMemo(
    () => rows?.map((row, index) => toPart(row, isListed ? index : toUnlistedKey(index))),
    [rows, isListed],
  );
  const explanation = useExplanation(fieldDefinitions[field]);
  const { noun } = markets[field];
  const title = ownTitle ?? markets[field].title;
  if (hasFailed) {
    return (
      <div>
        <h2 className="text-section">{title}</h2>
        <p className="text-ink-2">{texts.noList}</p>
      </div>
    );
  }
  if (rows !== undefined && (typeof hhi !== 'number' || hhi === 0)) return null;
  return (
    <div className={className}>
      <Suspense fallback={<ChartSkeleton of="strip" />}>
        <ConcentrationStrip
          title={title}
          noun={noun}
          explanation={explanation}
          hhi={hhi ?? undefined}
          parts={parts}
          isListed={isListed}
          areRivalsNamed={areRivalsNamed}
        />
      </Suspense>
    </div>
  );
}

/** The concentration above the list of its sellers or brands. */
export const ConcentrationAbove = (props: Pick<Props, 'field' | 'hhi' | 'rows'>) => (
  <Concentration {...props} className="border-b border-line px-(--gutter) py-2.5" />
);
