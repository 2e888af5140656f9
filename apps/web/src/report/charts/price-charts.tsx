import * as texts from '#texts/report/charts/chart-pair';
import { createFilterChange, readColumnFilter } from '@vitrina/ui/report-table/column-filter';
import { PriceHistogram } from '@vitrina/ui/charts/price-histogram';
import type { PriceRange } from '@vitrina/ui/charts/price-histogram';
import { ProspectBreakdown } from '@vitrina/ui/charts/prospect-breakdown';
import { useMemo, type ReactNode } from 'react';
import type { TableSearchProps } from '../../routing/use-table-search-params.ts';
import { ChartPair } from './chart-pair.tsx';

/** A product of any list, with the fields that the charts read. */
interface ChartedProduct {
  sellerPrice?: number;
  medianPrice?: number;
  revenue: number;
  potentialProfitIndex: number;
}

/** Props of the charts of products. */
export interface PriceChartsProps extends TableSearchProps {
  products: readonly ChartedProduct[];
  /** Field of the product's price. */
  priceField: 'sellerPrice' | 'medianPrice';
  title: string;
  /** Renders the second chart for a price range; by default the prospect breakdown. */
  beside?: (range: PriceRange | null) => ReactNode;
}

/** Minimum bar height of the histogram beside a taller chart, px. */
const TALL_BAR_PX = 126;

/** Breakdown of products by prospect; a click filters the table below. */
function Prospects({
  products,
  searchParams,
  onSearchParamsChange,
}: Pick<PriceChartsProps, 'products' | keyof TableSearchProps>) {
  const chosen = readColumnFilter(searchParams, 'products', 'potentialProfitIndex');
  const ranked = useMemo(
    () => products.map(({ potentialProfitIndex: index, revenue }) => ({ index, revenue })),
    [products],
  );
  return (
    <ProspectBreakdown
      title={texts.prospects}
      products={ranked}
      levels={chosen?.by === 'levels' ? chosen.levels : []}
      onLevelsChange={(levels) =>
        onSearchParamsChange(
          createFilterChange(
            'products',
            'potentialProfitIndex',
            levels.length === 0 ? null : { by: 'levels', levels },
          ),
        )
      }
    />
  );
}

/** Charts of products by price and by prospect; a selection filters the table below. */
export function PriceCharts({ products, priceField, title, beside, ...table }: PriceChartsProps) {
  const prices = readColumnFilter(table.searchParams, 'products', priceField);
  const range = prices?.by === 'range' ? prices : null;
  const priced = useMemo(
    () => products.map((product) => ({ ...product, price: product[priceField] ?? 0 })),
    [products, priceField],
  );
  return (
    <ChartPair
      even={beside !== undefined}
      more={beside ? texts.priceAndSalesInSentence : texts.prospectsInSentence}
      first={
        <PriceHistogram
          title={title}
          products={priced}
          range={range}
          onRangeChange={(next) =>
            table.onSearchParamsChange(
              createFilterChange('products', priceField, next && { by: 'range', ...next }),
            )
          }
          {...(beside && { minBarHeight: TALL_BAR_PX })}
        />
      }
      second={beside ? beside(range) : <Prospects products={products} {...table} />}
    />
  );
}
