import { useMemo } from 'react';
import { PriceRangeSlider } from '../../charts/price-histogram/price-range-slider.tsx';
import { toBinRange, toPriceRange } from '../../charts/price-histogram/price-range.ts';
import { computePriceBins } from '../../charts/price-histogram/price-bins.ts';
import type { Column } from '../columns/column.ts';
import type { Filter } from '../rows/filter-rows.ts';
import type { ColumnValues } from '../rows/column-values.ts';

/** How high the bars are, px: enough for the handles at the ends of a chosen band. */
const HEIGHT = 40;

interface Props {
  readonly column: Column;
  readonly keys: ColumnValues;
  readonly filter: Filter | undefined;
  readonly onChange: (filter: Filter | null) => void;
}

/** How many rows have which price, above the inputs of a range: a band of the bars can be chosen. */
export const RangeHistogram = ({ column, keys, filter, onChange }: Props) => {
  const prices = useMemo(
    () => computePriceBins(Array.from(keys.numbers(column), (price) => ({ price, revenue: 1 }))),
    [column, keys],
  );
  if (prices === null || prices.bins.length < 2) return null;
  const range = filter?.by === 'range' ? filter : null;
  const band = toBinRange(prices, range);
  const [from, to] = band ?? [0, prices.bins.length];
  const most = Math.max(...prices.bins.map(({ count }) => count));
  return (
    <div className="relative mb-2 border-b border-line" style={{ height: HEIGHT }}>
      <div aria-hidden="true" className="flex h-full items-end gap-px">
        {prices.bins.map(({ from: price, count }, place) => (
          <span
            key={price}
            className={`min-w-0 flex-1 rounded-t-mark ${place + 1 > from && place < to ? 'mark bg-bar-strong' : 'bg-bar forced-colors:bg-[GrayText]'}`}
            style={{ height: `${count === 0 ? 0 : Math.max(3, (100 * count) / most)}%` }}
          />
        ))}
      </div>
      <PriceRangeSlider
        edges={prices.edges}
        band={band}
        onBand={(next) => {
          const chosen = toPriceRange(prices, next, range);
          onChange(chosen === null ? null : { by: 'range', from: chosen.from, to: chosen.to });
        }}
        onPoint={() => undefined}
      />
    </div>
  );
};
