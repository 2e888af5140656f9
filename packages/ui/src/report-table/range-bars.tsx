import { useMemo } from 'react';
import { PriceBand } from '../charts/price-band.tsx';
import { bandIn, rangeIn } from '../charts/price-range.ts';
import { priceSteps } from '../charts/price-steps.ts';
import type { Column } from './column.ts';
import type { Filter } from './row-filter.ts';
import type { RowKeys } from './row-keys.ts';

/** How high the bars are, px: enough for the handles at the ends of a chosen band. */
const HEIGHT = 40;

interface Props {
  readonly column: Column;
  readonly keys: RowKeys;
  readonly filter: Filter | undefined;
  readonly onChange: (filter: Filter | null) => void;
}

/** How many rows have which price, above the inputs of a range: a band of the bars can be chosen. */
export const RangeBars = ({ column, keys, filter, onChange }: Props) => {
  const prices = useMemo(
    () => priceSteps(Array.from(keys.numbers(column), (price) => ({ price, revenue: 1 }))),
    [column, keys],
  );
  if (prices === null || prices.steps.length < 2) return null;
  const range = filter?.by === 'range' ? filter : null;
  const band = bandIn(prices, range);
  const [from, to] = band ?? [0, prices.steps.length];
  const most = Math.max(...prices.steps.map(({ count }) => count));
  return (
    <div className="relative mb-2 border-b border-line" style={{ height: HEIGHT }}>
      <div aria-hidden="true" className="flex h-full items-end gap-px">
        {prices.steps.map(({ from: price, count }, place) => (
          <span
            key={price}
            className={`min-w-0 flex-1 rounded-t-mark ${place + 1 > from && place < to ? 'mark bg-bar-strong' : 'bg-bar forced-colors:bg-[GrayText]'}`}
            style={{ height: `${count === 0 ? 0 : Math.max(3, (100 * count) / most)}%` }}
          />
        ))}
      </div>
      <PriceBand
        edges={prices.edges}
        band={band}
        onBand={(next) => {
          const chosen = rangeIn(prices, next, range);
          onChange(chosen === null ? null : { by: 'range', from: chosen.from, to: chosen.to });
        }}
        onPoint={() => undefined}
      />
    </div>
  );
};
