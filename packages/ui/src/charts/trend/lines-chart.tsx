import type { ReactNode } from 'react';
import { formatTick } from '../../format/numbers.ts';
import { CursorPoints } from './cursor-points.tsx';
import { formatPoints, layOutRuns, type ToY } from './runs.ts';
import { spreadLabels } from './price-steps.ts';
import { createValueScale, LABEL_MARGIN } from './value-scale.ts';
import type { ChartWeek } from './chart-week.ts';
import { WeekFrame } from './week-frame.tsx';

/** One line of several: its weekly values and its style. */
export interface ChartLine {
  readonly key: number;
  readonly values: readonly (number | null)[];
  /** Class of the line's colour: «stroke-accent»; points are filled with its current colour. */
  readonly stroke: string;
  readonly text: string;
  readonly strokeWidth?: number;
  /** Class of the line's opacity. */
  readonly opacity?: string;
  /** Drawn at the last week, around 0. */
  readonly mark: ReactNode;
  /** Text at the end of the line: «магазин 307 млн». */
  readonly endLabel?: string | undefined;
}

/** What a chart of lines over weeks is drawn with. */
export interface LinesProps<Week extends ChartWeek = ChartWeek> {
  /** Accessible name: «Выручка по неделям». */
  readonly label: string;
  readonly weeks: readonly Week[];
  readonly height: number;
  /** Whether the smallest value is on top, as for ranks. */
  readonly isInverted?: boolean;
  /** Whether the scale begins at 0. */
  readonly isFromZero?: boolean;
  /** Space for the labels at the ends of the lines, px; without it the gridlines' labels stand there. */
  readonly endMargin?: number | undefined;
  /** Formats a gridline's label. */
  readonly formatValue?: (value: number) => string;
  readonly onOpenWeek?: ((index: number) => void) | undefined;
}

/** One line; a single week between gaps is a point. */
const Line = ({ line, slot, toY }: { line: ChartLine; slot: number; toY: ToY }) => {
  const { values, stroke, text, strokeWidth = 2, opacity = '', mark } = line;
  const last = values.at(-1);
  return (
    <g className={text}>
      {layOutRuns(values, (index) => (index + 0.5) * slot, toY).map((points) => {
        const [first] = points;
        return points.length === 1 && first !== undefined ? (
          <circle key={first.x} cx={first.x} cy={first.y} r={2} className="fill-current" />
        ) : (
          <polyline
            key={first?.x}
            points={formatPoints(points)}
            fill="none"
            strokeWidth={strokeWidth}
            strokeLinejoin="round"
            className={`${stroke} ${opacity}`}
          />
        );
      })}
      {typeof last === 'number' ? (
        <g transform={`translate(${(values.length - 0.5) * slot} ${toY(last)})`} className="fill-current">
          {mark}
        </g>
      ) : null}
    </g>
  );
};

/** Least distance of two end labels, px. */
const LABEL_HEIGHT = 16;

interface EndLabelsProps {
  readonly lines: readonly ChartLine[];
  readonly slot: number;
  readonly toY: ToY;
}

/** Labels at the ends of the lines, pushed apart. */
const EndLabels = ({ lines, slot, toY }: EndLabelsProps) => {
  const labels = lines.flatMap(({ key, values, text, endLabel }) => {
    const last = values.at(-1);
    return typeof last === 'number' && endLabel !== undefined
      ? [{ key, y: toY(last), text, endLabel, x: values.length * slot + 8 }]
      : [];
  });
  return spreadLabels(labels, LABEL_HEIGHT).map(({ key, x, y, text, endLabel }) => (
    <text key={key} x={x} y={y + 4} className={`figures fill-current text-label font-normal ${text}`}>
      {endLabel}
    </text>
  ));
};

/** Several lines over weeks in one chart. */
export const LinesChart = ({
  lines,
  height,
  isInverted = false,
  isFromZero = false,
  endMargin,
  formatValue = formatTick,
  ...frame
}: LinesProps & { readonly lines: readonly ChartLine[] }) => {
  const { toY, gridValues } = createValueScale(
    lines.flatMap(({ values }) => values),
    { isInverted, isFromZero, height, formatValue },
  );
  return (
    <WeekFrame
      {...frame}
      height={height}
      margin={endMargin ?? LABEL_MARGIN}
      areGridLabelsBefore={endMargin !== undefined}
      gridLines={gridValues.map((value) => ({ y: toY(value), label: formatValue(value) }))}
      renderSeries={({ slot }) =>
        lines.map((line) => <Line key={line.key} line={line} slot={slot} toY={toY} />)
      }
      renderEnd={({ slot }) => <EndLabels lines={lines} slot={slot} toY={toY} />}
      renderCursor={(index, { slot }) => (
        <CursorPoints
          x={(index + 0.5) * slot}
          toY={toY}
          values={lines.map(({ values, stroke }) => ({ value: values[index], stroke }))}
        />
      )}
    />
  );
};
