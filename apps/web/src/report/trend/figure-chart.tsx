import * as texts from '#texts/report/trend/trend-section';
import { TrendChart, type TrendWeek } from '@vitrina/ui/charts/trend/trend-chart';
import { useIsPhone } from '@vitrina/ui/use-is-phone';
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
  /** Name of the entity's line: «магазин»; without it the lines have no labels at their ends. */
  owner?: string;
}

/** Space for the gridlines' labels before the chart, and for the labels at the ends of the lines, px. */
const [BEFORE, AFTER, AFTER_ALONE] = [56, 236, 132];

/** «магазин 307 млн ₸», «вместе с рынком было бы 258 млн ₸» */
const labelEnds = (owner: string, { value, market }: TrendWeek, { format }: TrendFigure) => ({
  own: `${owner} ${format(value)}`,
  market: texts.withMarket(format(market)),
});

/** The line of a figure, or its points in words if there are too few for a line. */
export function FigureChart({ slots, figure, marketValues, height, owner }: ChartProps) {
  const isPhone = useIsPhone();
  const { choose, week } = usePeriod();
  const isShared = useIsShared();
  const { weeks } = createTrendWeeks(slots, marketValues, figure);
  const openWeek = (index: number) => {
    const slot = slots[index];
    if (slot) choose(slot.week);
  };
  if (weeks.filter(({ value }) => value !== null).length < MIN_POINTS)
    return <FewPoints slots={slots} figure={figure} />;
  const last = weeks.at(-1);
  const isLabelled = owner !== undefined && !isPhone && last !== undefined;
  const hasMarket = weeks.some(({ market }) => market !== null);
  return (
    <div className="pt-2 max-md:pt-12" style={isLabelled ? { paddingLeft: BEFORE } : undefined}>
      <TrendChart
        label={week === undefined ? figure.heading : `${figure.heading}, ${formatWeek(week)}`}
        weeks={weeks}
        {...(height !== undefined && { height })}
        isInverted={figure.isInverted === true}
        isFromZero={figure.hasMarket === true}
        {...(isLabelled && {
          endMargin: hasMarket ? AFTER : AFTER_ALONE,
          endLabels: labelEnds(owner, last, figure),
        })}
        {...(figure.formatTick && { formatValue: figure.formatTick })}
        onOpenWeek={isShared ? undefined : openWeek}
      />
    </div>
  );
}
