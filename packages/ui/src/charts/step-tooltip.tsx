import { formatCompactMoney, formatMoney, formatNumber, formatRounded } from '../format.ts';
import type { PriceSteps } from './price-steps.ts';
import { Readings } from './readings.tsx';

interface Props {
  readonly prices: PriceSteps;
  /** The step under the cursor; null for none. */
  readonly step: number | null;
}

/** What the bar under the cursor stands for; the table of the figure says it to everybody else. */
export const StepTooltip = ({ prices, step }: Props) => {
  const shown = step === null ? undefined : prices.steps[step];
  if (shown === undefined || step === null) return null;
  const middle = (100 * (step + 0.5)) / prices.steps.length;
  const side = middle < 50 ? { left: `${middle}%` } : { right: `${100 - middle}%` };
  return (
    <div
      aria-hidden="true"
      style={side}
      className="pointer-events-none absolute top-full z-20 mt-1 animate-appear rounded-popover bg-inverse px-3 py-2 text-badge font-normal whitespace-nowrap text-on-inverse shadow-float forced-colors:border"
    >
      <div className="font-semibold">
        {formatNumber(shown.from)}–{formatMoney(shown.to)}
      </div>
      <Readings
        rows={[
          ['Выручка', formatCompactMoney(shown.revenue)],
          ['Товары', formatRounded(shown.count)],
        ]}
      />
    </div>
  );
};
