import * as texts from '#texts/charts/trend';
import { extent, max } from 'd3-array';
import { formatTick } from '../../format/numbers.ts';
import { listGridValues } from '../list-ticks.ts';
import type { ChartWeek } from './chart-week.ts';
import { CursorPoints } from './cursor-points.tsx';
import { WeekFrame } from './week-frame.tsx';
import { fillBetween, spreadLabels, traceSteps } from './price-steps.ts';
import type { ToY } from './runs.ts';

/** One calendar week of a product's prices. */
export interface PriceWeek extends ChartWeek {
  readonly minPrice: number | null;
  readonly medianPrice: number | null;
  /** Price of one's own offer; null without one. */
  readonly ownPrice: number | null;
  readonly sellersCount: number | null;
}

interface Props {
  readonly label: string;
  readonly weeks: readonly PriceWeek[];
  readonly onOpenWeek?: ((index: number) => void) | undefined;
}

/** Heights, px: the prices, and the bars of sellers under them. */
const PRICES = 120;
const BARS = 20;
const MARGIN = 120;
const INSET = 8;
const LABEL_HEIGHT = 13;

const createScale = (weeks: readonly PriceWeek[]) => {
  const known = weeks
    .flatMap(({ minPrice, medianPrice, ownPrice }) => [minPrice, medianPrice, ownPrice])
    .filter((value) => value !== null);
  const [low = 0, high = 1] = extent(known);
  const span = high === low ? Math.abs(high) * 0.1 || 1 : high - low;
  const toY: ToY = (value) => INSET + (PRICES - 2 * INSET) * (1 - (value - low) / span);
  return { toY, values: listGridValues(low, low + span, { isWhole: false, format: formatTick }) };
};

const lines = [
  {
    field: 'medianPrice',
    title: texts.median,
    line: 'stroke-ink-3',
    text: 'fill-ink-2',
    dash: '3 3',
    width: 1.25,
  },
  {
    field: 'minPrice',
    title: texts.lowest,
    line: 'stroke-ink',
    text: 'fill-ink font-semibold',
    dash: undefined,
    width: 1.5,
  },
  {
    field: 'ownPrice',
    title: texts.own,
    line: 'stroke-accent',
    text: 'fill-accent font-semibold',
    dash: undefined,
    width: 2.25,
  },
] as const;

/** Bars of the number of sellers each week; the last one is emphasized. */
const SellerBars = ({ weeks, slot }: { readonly weeks: readonly PriceWeek[]; readonly slot: number }) => {
  const most = max(weeks, ({ sellersCount }) => sellersCount) ?? 1;
  return weeks.map(({ key, sellersCount }, index) => {
    if (sellersCount === null) return null;
    const height = (BARS * sellersCount) / Math.max(1, most);
    return (
      <rect
        key={key}
        x={index * slot + 1}
        y={PRICES + BARS - height}
        width={Math.max(1, slot - 2)}
        height={height}
        className={index === weeks.length - 1 ? 'fill-bar-strong' : 'fill-bar'}
      />
    );
  });
};

/** Labels at the end of the lines, pushed apart. */
const layoutEndLabels = (last: PriceWeek | undefined, toY: ToY) => {
  const shown = lines.flatMap(({ field, title, text }) => {
    const price = last?.[field];
    return typeof price === 'number'
      ? [{ y: toY(price), text: `${title} ${formatTick(price)}`, className: text }]
      : [];
  });
  return spreadLabels(shown, LABEL_HEIGHT);
};

interface EndLabelsProps {
  readonly weeks: readonly PriceWeek[];
  readonly slot: number;
  readonly labels: ReturnType<typeof layoutEndLabels>;
}

const EndLabels = ({ weeks, slot, labels }: EndLabelsProps) => {
  const last = weeks.at(-1);
  const x = weeks.length * slot + 8;
  return (
    <>
      {labels.map(({ y, text, className }) => (
        <text key={text} x={x} y={y + 4} className={`figures text-axis ${className}`}>
          {text}
        </text>
      ))}
      {typeof last?.sellersCount === 'number' ? (
        <text x={x} y={PRICES + BARS - 4} className="figures fill-ink-3 text-axis">
          {texts.sellers(last.sellersCount)}
        </text>
      ) : null}
    </>
  );
};

interface PricesProps {
  readonly weeks: readonly PriceWeek[];
  readonly slot: number;
  readonly toY: ToY;
}

/** The lines of the prices, the space between minimum and median, and the sellers under them. */
const Prices = ({ weeks, slot, toY }: PricesProps) => (
  <>
    <path d={fillBetween(weeks, slot, toY).join('')} className="fill-accent/12" />
    {lines.map(({ field, line, dash, width }) => (
      <path
        key={field}
        d={traceSteps(
          weeks.map((week) => week[field]),
          slot,
          toY,
        )}
        fill="none"
        strokeWidth={width}
        strokeDasharray={dash}
        className={line}
      />
    ))}
    <SellerBars weeks={weeks} slot={slot} />
  </>
);

/** Prices of a product over weeks: minimum, median and one's own as steps, and the number of sellers. */
export const PriceBand = ({ label, weeks, onOpenWeek }: Props) => {
  const { toY, values } = createScale(weeks);
  const labels = layoutEndLabels(weeks.at(-1), toY);
  const isFree = (y: number) => labels.every((label) => Math.abs(label.y - y) >= LABEL_HEIGHT);
  return (
    <WeekFrame
      label={label}
      weeks={weeks}
      height={PRICES + BARS}
      margin={MARGIN}
      gridLines={values
        .map(toY)
        .map((y, index) => ({ y, label: isFree(y) ? formatTick(values[index]) : '' }))}
      onOpenWeek={onOpenWeek}
      renderSeries={({ slot }) => <Prices weeks={weeks} slot={slot} toY={toY} />}
      renderCursor={(index, { slot }) => (
        <CursorPoints
          x={(index + 0.5) * slot}
          toY={toY}
          values={lines.map(({ field, line }) => ({ value: weeks[index]?.[field], stroke: line }))}
        />
      )}
      renderEnd={({ slot }) => <EndLabels weeks={weeks} slot={slot} labels={labels} />}
    />
  );
};
