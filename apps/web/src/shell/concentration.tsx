import { ConcentrationStrip } from '@vitrina/ui/charts/concentration-strip.tsx';
import { faces } from '@vitrina/ui/faces.ts';
import { nouns } from '@vitrina/ui/plural.ts';
import { useMemo, type ReactNode } from 'react';

/** A row of a list of sellers or brands, as far as a concentration needs it. */
type Rival = { revenue: number } & (
  | { sellerId: number; sellerTitle: string }
  | { brandId: number; brandTitle: string }
);

const partOf = (rival: Rival, key: number) =>
  'sellerId' in rival
    ? {
        key,
        title: rival.sellerTitle,
        revenue: rival.revenue,
        href: `/seller?sellerId=${rival.sellerId}`,
      }
    : {
        key,
        title: rival.brandId === 0 ? '' : rival.brandTitle,
        revenue: rival.revenue,
        href: `/brand?brandId=${rival.brandId}`,
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
  /** A choice between two markets. */
  aside?: ReactNode;
  className?: string;
}

/** Who divides a market and how concentrated it is. */
export function Concentration({ field, hhi, rivals, aside, className = '' }: Props) {
  const parts = useMemo(() => rivals?.map(partOf), [rivals]);
  if (rivals !== undefined && (typeof hhi !== 'number' || hhi === 0)) return null;
  return (
    <div className={className}>
      {parts !== undefined && typeof hhi === 'number' && (
        <ConcentrationStrip
          {...markets[field]}
          hint={faces[field].hint}
          hhi={hhi}
          parts={parts}
          aside={aside}
        />
      )}
    </div>
  );
}
