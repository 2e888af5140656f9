import { formatTick } from '../../format/numbers.ts';
import { formatPoints } from './little-line.tsx';
import { layOutRuns, type ToY } from './runs.ts';
import { createValueScale, LABEL_MARGIN } from './value-scale.ts';
import type { ChartWeek } from './chart-week.ts';
import { type ChartArea, WeekFrame } from './week-frame.tsx';

/** One line of several: its weekly values and its style. */
export interface ChartLine {
  readonly key: number;
  readonly values: readonly (number | null)[];
  /** Class of the line's colour: «stroke-accent»; the mark is filled with its current colour. */
  readonly stroke: string;
  readonly text: string;
  /** Path of the mark at the last week, around 0. */
  readonly mark: string;
}

interface Props {
  readonly label: string;
  readonly weeks: readonly ChartWeek[];
  readonly lines: readonly ChartLine[];
  readonly height: number;
  readonly isInverted?: boolean;
  readonly formatValue?: (value: number) => string;
  readonly onOpenWeek?: ((index: number) => void) | undefined;
}

const Line = ({ line, slot, toY }: { line: ChartLine; slot: number; toY: ToY }) => {
  const last = line.values.at(-1);
  return (
    <g className={line.text}>
      {layOutRuns(line.values, slot, toY).map((points) => {
        const [first] = points;
        return points.length === 1 && first !== undefined ? (
          <circle key={first.x} cx={first.x} cy={first.y} r={2} className="fill-current" />
        ) : (
          <polyline
            key={first?.x}
            points={formatPoints(points)}
            fill="none"
            strokeWidth={2}
            strokeLinejoin="round"
            className={line.stroke}
          />
        );
      })}
      {typeof last === 'number' ? (
        <path
          d={line.mark}
          transform={`translate(${(line.values.length - 0.5) * slot} ${toY(last)})`}
          className="fill-current"
        />
      ) : null}
    </g>
  );
};

/** Several lines over weeks in one chart. */
export const LinesChart = ({
  label,
  weeks,
  lines,
  height,
  isInverted = false,
  formatValue = formatTick,
  onOpenWeek,
}: Props) => {
  const { toY, gridValues } = createValueScale(
    lines.flatMap(({ values }) => values),
    { isInverted, height, formatValue },
  );
  const renderCursor = (index: number, { slot }: ChartArea) =>
    lines.map(({ key, values: own, stroke }) => {
      const value = own[index];
      return typeof value === 'number' ? (
        <circle
          key={key}
          cx={(index + 0.5) * slot}
          cy={toY(value)}
          r={4}
          strokeWidth={2}
          className={`fill-ground ${stroke}`}
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
      renderSeries={({ slot }) =>
        lines.map((line) => <Line key={line.key} line={line} slot={slot} toY={toY} />)
      }
      renderCursor={renderCursor}
    />
  );
};
