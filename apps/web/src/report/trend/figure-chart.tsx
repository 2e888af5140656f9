import * as texts from '#texts/report/trend/trend-section';
import { TrendChart } from '@vitrina/ui/charts/trend/trend-chart';
import { formatWeek } from '../../period/format-week.ts';
import { usePeriod } from '../../period/period-context.ts';
import { useIsShared } from '../../routing/shared-screen.ts';
import { createTrendWeeks } from './create-trend-weeks.ts';
import type { HistorySlot } from './history.ts';
import type { TrendFigure } from './trend-figures.ts';

/** Minimum number of points of a line. */
const MIN_POINTS = 3;
/** The points in words, if there are too few for a line. */
const FewPoints = ({ slots, figure }: { slots: readonly HistorySlot[]; figure: TrendFigure }) => {
  const points = slots.flatMap(({ week, row }) => {
    const value = row?.[figure.field] ?? null;
    return value === null ? [] : [texts.point(week.weekNumber, figure.format(value))];
  });
  return (
    <p className="py-3 text-ink-2">
      {points.length === 0
        ? texts.noPoints
        : (points.length === 1 ? texts.onePoint : texts.twoPoints)(points.join(', '))}
    </p>
  );
};

interface ChartProps {
  slots: readonly HistorySlot[];
  figure: TrendFigure;
  marketValues: readonly (number | null)[] | undefined;
  /** Height of the chart, px. */
  height?: number;
}

/** The line of a figure, or its points in words if there are too few for a line. */
export function FigureChart({ slots, figure, marketValues, height }: ChartProps) {
  const { choose, week } = usePeriod();
  const isShared = useIsShared();
  const { weeks } = createTrendWeeks(slots, marketValues, figure);
  const openWeek = (index: number) => {
    const slot = slots[index];
    if (slot) choose(slot.week);
  };
  if (weeks.filter(({ value }) => value !== null).length < MIN_POINTS)
    return <FewPoints slots={slots} figure={figure} />;
  return (
    <div className="pt-2 max-md:pt-12">
      <TrendChart
        label={week === undefined ? figure.heading : `${figure.heading}, ${formatWeek(week)}`}
        weeks={weeks}
        {...(height !== undefined && { height })}
        isInverted={figure.isInverted === true}
        {...(figure.formatTick && { formatValue: figure.formatTick })}
        onOpenWeek={isShared ? undefined : openWeek}
      />
    </div>
  );
}
