import { formatTick } from '../../format/numbers.ts';
import type { ChartWeek } from './chart-week.ts';
import { type ChartArea, WeekFrame } from './week-frame.tsx';
import { formatPoints } from './little-line.tsx';
import { layOutRuns, type ToY } from './runs.ts';
import { createValueScale, LABEL_MARGIN } from './value-scale.ts';

/** One calendar week of a trend. */
export interface TrendWeek extends ChartWeek {
  readonly value: number | null;
  /** The market, set equal to the value at the first common week. */
  readonly market: number | null;
}

interface Props {
  /** Accessible name: «Выручка по неделям». */
  readonly label: string;
  readonly weeks: readonly TrendWeek[];
  /** Whether the smallest value is on top, as for ranks. */
  readonly isInverted?: boolean;
  readonly height?: number;
  /** Formats a gridline's label. */
  readonly formatValue?: (value: number) => string;
  readonly onOpenWeek?: ((index: number) => void) | undefined;
}

interface SeriesProps {
  readonly values: readonly (number | null)[];
  readonly slot: number;
  readonly toY: ToY;
  readonly isMarket?: boolean;
}

/** One line; a single week between gaps is a point, and so is the last week. */
const Series = ({ values, slot, toY, isMarket = false }: SeriesProps) => {
  const last = values.at(-1);
  const colour = isMarket ? 'stroke-ink-3' : 'stroke-accent';
  const fill = isMarket ? 'fill-ink-3' : 'fill-accent';
  return (
    <g>
      {layOutRuns(values, slot, toY).map((points) => {
        const [first] = points;
        return points.length === 1 && first !== undefined ? (
          <circle key={first.x} cx={first.x} cy={first.y} r={2} className={fill} />
        ) : (
          <polyline
            key={first?.x}
            points={formatPoints(points)}
            fill="none"
            strokeWidth={isMarket ? 1.5 : 2.25}
            strokeLinejoin="round"
            className={isMarket ? `${colour} opacity-70` : colour}
          />
        );
      })}
      {last === null || last === undefined ? null : (
        <circle cx={(values.length - 0.5) * slot} cy={toY(last)} r={isMarket ? 2.5 : 4} className={fill} />
      )}
    </g>
  );
};

/** The trend of a figure over weeks, with the market beside it. */
export const TrendChart = ({
  label,
  weeks,
  isInverted = false,
  height = 84,
  formatValue = formatTick,
  onOpenWeek,
}: Props) => {
  const { toY, gridValues } = createValueScale(
    weeks.flatMap(({ value, market }) => [value, market]),
    { isInverted, height, formatValue },
  );
  const hasMarket = weeks.some(({ market }) => market !== null);
  const renderCursor = (index: number, { slot }: ChartArea) =>
    (['market', 'value'] as const).map((series) => {
      const value = weeks[index]?.[series];
      return typeof value === 'number' ? (
        <circle
          key={series}
          cx={(index + 0.5) * slot}
          cy={toY(value)}
          r={4}
          strokeWidth={2}
          className={series === 'value' ? 'fill-ground stroke-accent' : 'fill-ground stroke-ink-3'}
        />
      ) : null;
    });
  return (
    <WeekFrame
      label={label}
      weeks={weeks}
      height={height}
      margin={LABEL_MARGIN}
      gridLines={gridValues.map((value) => ({ y: toY(value), label: formatValue(value) }))}
      onOpenWeek={onOpenWeek}
      renderSeries={({ slot }) => (
        <>
          {hasMarket ? (
            <Series values={weeks.map(({ market }) => market)} slot={slot} toY={toY} isMarket />
          ) : null}
          <Series values={weeks.map(({ value }) => value)} slot={slot} toY={toY} />
        </>
      )}
      renderCursor={renderCursor}
    />
  );
};
