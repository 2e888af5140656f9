import { filterChange, filterIn } from '@vitrina/ui/charts/column-filter.ts';
import { Histogram } from '@vitrina/ui/charts/histogram.tsx';
import { ProspectBreakdown } from '@vitrina/ui/charts/prospect-breakdown.tsx';
import { usePhone } from '@vitrina/ui/phone.ts';
import { useMemo } from 'react';
import type { AddressedTable } from '../report-list.tsx';

/** A product of any list, with the price that the list shows. */
export interface ChartedProduct {
  /** ₸ */
  price: number;
  revenue: number;
  potentialProfitIndex: number;
}

interface Props extends AddressedTable {
  products: readonly ChartedProduct[];
  /** The column that holds the price, and what that price is. */
  priceField: 'sellerPrice' | 'medianPrice';
  title: string;
}

/** Under so many products a picture says no more than the table. */
const FEW = 5;

/** Where a list's products stand by price and by prospect; choosing there filters the table below. */
export function ProductCharts({ products, priceField, title, search, onSearchChange }: Props) {
  const phone = usePhone();
  const prices = filterIn(search, 'products', priceField);
  const chosen = filterIn(search, 'products', 'potentialProfitIndex');
  const ranked = useMemo(
    () => products.map(({ potentialProfitIndex: index, revenue }) => ({ index, revenue })),
    [products],
  );
  if (products.length < FEW) return null;
  return (
    <div className="grid grid-cols-1 gap-x-8 gap-y-4 border-b border-line px-(--gutter) py-3.5 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <Histogram
        title={title}
        products={products}
        range={prices?.by === 'range' ? prices : null}
        onRange={(range) =>
          onSearchChange(filterChange('products', priceField, range && { by: 'range', ...range }))
        }
      />
      {phone ? null : (
        <ProspectBreakdown
          title="Товары по перспективности"
          products={ranked}
          levels={chosen?.by === 'levels' ? chosen.levels : []}
          onLevels={(levels) =>
            onSearchChange(
              filterChange(
                'products',
                'potentialProfitIndex',
                levels.length === 0 ? null : { by: 'levels', levels },
              ),
            )
          }
          className="xl:border-l xl:border-line xl:pl-8"
        />
      )}
    </div>
  );
}
