import { useMemo } from 'react';
import { PriceRangeSlider } from '../../charts/price-histogram/price-range-slider.tsx';
import { toBinRange, toPriceRange } from '../../charts/price-histogram/price-range.ts';
import { computePriceBins } from '../../charts/price-histogram/price-bins.ts';
import type { Column } from '../columns/column.ts';
import type { Filter } from '../rows/filter-rows.ts';
import type { ColumnValues } from '../rows/column-values.ts';

/** Height, px: enough for the slider's handles. */
const HEIGHT = 40;

interface Props {
  readonly column: Column;
  readonly values: ColumnValues;
  readonly filter: Filter | undefined;
  readonly onChange: (filter: Filter | null) => void;
}

/** Histogram of prices above the inputs of a range filter; a range of bars can be selected. */
export const RangeHistogram = ({ column, values, filter, onChange }: Props) => {
  const prices = useMemo(
    () => computePriceBins(Array.from(values.numbers(column), (price) => ({ price, revenue: 1 }))),
    [column, values],
  );
  if (prices === null || prices.bins.length < 2) return null;
  const range = filter?.by === 'range' ? filter : null;
  const binRange = toBinRange(prices, range);
  const [from, to] = binRange ?? [0, prices.bins.length];
  const maxCount = Math.max(...prices.bins.map(({ count }) => count));
  return (
    <div className="relative mb-2 border-b border-line" style={{ height: HEIGHT }}>
      <div aria-hidden="true" className="flex h-full items-end gap-px">
        {prices.bins.map(({ from: price, count }, index) => (
          <span
            key={price}
            className={`min-w-0 flex-1 rounded-t-mark ${index + 1 > from && index < to ? 'mark bg-bar-strong' : 'bg-bar forced-colors:bg-[GrayText]'}`}
            style={{ height: `${count === 0 ? 0 : Math.max(3, (100 * count) / maxCount)}%` }}
          />
        ))}
      </div>
      <PriceRangeSlider
        edges={prices.edges}
        binRange={binRange}
        onBinRangeChange={(next) => {
          const selected = toPriceRange(prices, next, range);
          onChange(selected === null ? null : { by: 'range', from: selected.from, to: selected.to });
        }}
        onHoverBin={() => undefined}
      />
    </div>
  );
};
