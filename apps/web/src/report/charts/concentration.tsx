import { paths } from '../../routing/paths.ts';
import { fieldDefinitions } from '@vitrina/ui/fields';
import { createLazyComponent } from '@vitrina/ui/lazy/lazy-component';
import { useIsPhone } from '@vitrina/ui/use-is-phone';
import { nouns } from '@vitrina/ui/format/plural';
import { Suspense, useMemo, type ReactNode } from 'react';
import { ChartSkeleton } from './chart-skeleton.tsx';

/** No screen of a seller has it. */
const ConcentrationStrip = createLazyComponent(
  async () => (await import('@vitrina/ui/charts/concentration-strip')).ConcentrationStrip,
);

/** A row of a list of sellers or brands, as far as a concentration needs it. */
type Rival = { revenue: number } & (
  | { sellerId: number; sellerTitle: string }
  | { brandId: number; brandTitle: string }
);

/** A key that no row of a table has. */
const inNoRow = (index: number): number => -1 - index;

const partOf = (rival: Rival, key: number) =>
  'sellerId' in rival
    ? {
        key,
        title: rival.sellerTitle,
        revenue: rival.revenue,
        href: paths.seller({ sellerId: rival.sellerId }),
      }
    : {
        key,
        title: rival.brandId === 0 ? '' : rival.brandTitle,
        revenue: rival.revenue,
        href: paths.brand({ brandId: rival.brandId }),
      };

/** Each index: its name above the picture, and who divides the market. */
const markets = {
  categorySellersHHI: { title: 'Концентрация продавцов', noun: nouns.seller },
  categoryBrandsHHI: { title: 'Концентрация брендов', noun: nouns.brand },
  brandSellersHHI: { title: 'Концентрация продавцов', noun: nouns.seller },
} as const;

interface Props {
  field: keyof typeof markets;
  /** HHI of 0–10 000; null where nothing sold. */
  hhi: number | null | undefined;
  /** All who sell; undefined while they are on their way. */
  rivals: readonly Rival[] | undefined;
  /** The list could not be had. */
  hasFailed?: boolean;
  /** Whether the table that it is tied to has these very rows. */
  isListed?: boolean;
  /** A choice between two markets. */
  aside?: ReactNode;
  className?: string;
}

/** Who divides a market and how concentrated it is. */
export function Concentration({
  field,
  hhi,
  rivals,
  hasFailed = false,
  isListed = true,
  aside,
  className = '',
}: Props) {
  const parts = useMemo(
    () => rivals?.map((rival, index) => partOf(rival, isListed ? index : inNoRow(index))),
    [rivals, isListed],
  );
  const { title: full, noun } = markets[field];
  // The choice beside it says whose.
  const title = useIsPhone() && aside !== undefined ? 'Концентрация' : full;
  if (hasFailed) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 className="text-section">{title}</h2>
        {aside}
        <p className="basis-full text-ink-2">Не удалось получить список: считать не из чего.</p>
      </div>
    );
  }
  if (rivals !== undefined && (typeof hhi !== 'number' || hhi === 0)) return null;
  return (
    <div className={className}>
      <Suspense fallback={<ChartSkeleton of="strip" />}>
        <ConcentrationStrip
          title={title}
          noun={noun}
          explanation={fieldDefinitions[field].explanation}
          hhi={hhi ?? undefined}
          parts={parts}
          aside={aside}
        />
      </Suspense>
    </div>
  );
}

/** The same above the list of those who divide the market. */
export const ConcentrationAbove = (market: Pick<Props, 'field' | 'hhi' | 'rivals'>) => (
  <Concentration {...market} className="border-b border-line px-(--gutter) pt-4 pb-3.5" />
);
