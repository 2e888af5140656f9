import type { ChartWeek } from './chart-week.ts';
import { LinesChart, type LinesProps } from './lines-chart.tsx';

/** One calendar week of a trend. */
export interface TrendWeek extends ChartWeek {
  readonly value: number | null;
  /** The market, set equal to the value at the first common week. */
  readonly market: number | null;
}

const marketLine = {
  key: 0,
  stroke: 'stroke-ink-3',
  text: 'text-ink-3',
  strokeWidth: 1.5,
  opacity: 'opacity-70',
  mark: <circle r={2.5} />,
};
const ownLine = {
  key: 1,
  stroke: 'stroke-accent',
  text: 'text-accent',
  strokeWidth: 2.25,
  mark: <circle r={4} />,
};

interface Props extends Omit<LinesProps<TrendWeek>, 'height'> {
  readonly height?: number;
  /** Texts at the ends of the lines; need `endMargin`. */
  readonly endLabels?: { readonly own: string; readonly market: string } | undefined;
}

/** The trend of a figure over weeks, with the market beside it. */
export const TrendChart = ({ height = 84, endLabels, ...props }: Props) => {
  const { weeks } = props;
  const hasMarket = weeks.some(({ market }) => market !== null);
  const marketValues = weeks.map(({ market }) => market);
  const lines = [
    ...(hasMarket ? [{ ...marketLine, values: marketValues, endLabel: endLabels?.market }] : []),
    { ...ownLine, values: weeks.map(({ value }) => value), endLabel: endLabels?.own },
  ];
  return <LinesChart {...props} height={height} lines={lines} />;
};
