import { ConcentrationStrip } from '@vitrina/ui/charts/concentration-strip.tsx';
import { faces } from '@vitrina/ui/faces.ts';
import type { ReactNode } from 'react';

/** A row of a list of sellers or brands, as far as a concentration needs it. */
type Rival = { revenue: number } & (
  | { sellerId: number; sellerTitle: string }
  | { brandId: number; brandTitle: string }
);

const partOf = (rival: Rival) =>
  'sellerId' in rival
    ? {
        key: rival.sellerId,
        title: rival.sellerTitle,
        revenue: rival.revenue,
        href: `/seller?sellerId=${rival.sellerId}`,
      }
    : {
        key: rival.brandId,
        title: rival.brandTitle,
        revenue: rival.revenue,
        href: `/brand?brandId=${rival.brandId}`,
      };

/** Each index: its name above the picture, and who is equal in the genitive. */
const markets = {
  categorySellersHHI: { title: 'Концентрация продавцов', whom: 'продавца' },
  categoryBrandsHHI: { title: 'Концентрация брендов', whom: 'бренда' },
  brandSellersHHI: { title: 'Концентрация продавцов', whom: 'продавца' },
} as const;

interface Props {
  field: keyof typeof markets;
  /** HHI of 0–10 000; null where nothing sold. */
  hhi: number | null | undefined;
  /** All who sell; undefined while they are on their way. */
  rivals: readonly Rival[] | undefined;
  /** A choice between two markets. */
  aside?: ReactNode;
}

/** Who divides a market and how concentrated it is; its place is kept while the rows are on their way. */
export function Concentration({ field, hhi, rivals, aside }: Props) {
  if (rivals !== undefined && (typeof hhi !== 'number' || hhi === 0)) return null;
  return (
    <div className="min-h-31 max-md:min-h-39">
      {rivals !== undefined && typeof hhi === 'number' && (
        <ConcentrationStrip
          {...markets[field]}
          hint={faces[field].hint}
          hhi={hhi}
          parts={rivals.map(partOf)}
          aside={aside}
        />
      )}
    </div>
  );
}
