import type { ReactNode } from 'react';
import { useElementSize } from '../use-element-size.ts';
import type { ChartWeek } from './chart-week.ts';
import { WeekAxis } from './week-axis.tsx';
import { WeekReadout } from './week-readout.tsx';
import { useWeekCursor } from './use-week-cursor.ts';

/** Size of the area that a chart draws in, px. */
interface ChartArea {
  /** Width of one week. */
  readonly slot: number;
  readonly height: number;
}

/** A gridline and its label. */
interface GridLine {
  readonly y: number;
  readonly label: string;
}

interface Props {
  /** Accessible name of the chart. */
  readonly label: string;
  /** Calendar weeks, oldest first; the last one is marked. */
  readonly weeks: readonly ChartWeek[];
  /** Height of the drawing without the axis, px. */
  readonly height: number;
  /** Space for the labels at the end, px. */
  readonly margin: number;
  readonly gridLines: readonly GridLine[];
  /** Whether the gridlines' labels stand before the drawing, in the space that its surroundings leave. */
  readonly areGridLabelsBefore?: boolean;
  /** Opens a week, by index. */
  readonly onOpenWeek?: ((index: number) => void) | undefined;
  /** Draws the series. */
  readonly renderSeries: (area: ChartArea) => ReactNode;
  /** Draws the points of the week under the cursor. */
  readonly renderCursor: (index: number, area: ChartArea) => ReactNode;
  /** Draws beside the end of the series. */
  readonly renderEnd?: (area: ChartArea) => ReactNode;
}

/** Height of the axis, px. */
const AXIS = 22;

/** Dashed rule at the week under the cursor. */
const CursorRule = ({ x, height }: { readonly x: number; readonly height: number }) => (
  <line x1={x} x2={x} y2={height} strokeDasharray="2 3" className="stroke-ink-3" />
);

interface GridLinesProps {
  readonly lines: readonly GridLine[];
  /** px */
  readonly width: number;
  readonly areLabelsBefore: boolean;
}

const GridLines = ({ lines, width, areLabelsBefore }: GridLinesProps) =>
  lines.map(({ y, label }) => (
    <g key={y}>
      <line x2={width} y1={y} y2={y} className="stroke-line-soft" />
      <text
        x={areLabelsBefore ? -8 : width + 8}
        y={y + 4}
        {...(areLabelsBefore && { textAnchor: 'end' })}
        className="figures fill-ink-3 text-axis"
      >
        {label}
      </text>
    </g>
  ));

/**
 * Frame of a chart over weeks: gridlines, axis, gaps, events; a cursor by pointer, touch and keyboard, whose week
 * assistive technology reads as a slider's value. On a phone the strip above shows the last week until another is
 * touched.
 */
export const WeekFrame = (props: Props) => {
  const { label, weeks, height, margin, gridLines, areGridLabelsBefore = false, onOpenWeek } = props;
  const [ref, width] = useElementSize();
  const slot = Math.max(0, (width - margin) / Math.max(1, weeks.length));
  const area = { slot, height };
  const cursor = useWeekCursor({ weeks, slot, onOpenWeek });
  const { index } = cursor;
  const [week, last] = [index === null ? undefined : weeks[index], weeks.at(-1)];
  return (
    <div className="relative">
      <div
        ref={ref}
        className="relative rounded-mark outline-accent has-[:focus-visible]:outline-2"
        style={{ height: height + AXIS }}
      >
        <input
          type="range"
          aria-label={label}
          min={0}
          max={weeks.length - 1}
          value={index ?? weeks.length - 1}
          aria-valuetext={(week ?? last)?.readout.join(', ')}
          {...cursor.handlers}
          className="absolute inset-0 z-10 m-0 size-full cursor-crosshair touch-pan-y appearance-none opacity-0 select-none print:hidden"
        />
        {width === 0 ? null : (
          <svg aria-hidden="true" width={width} height={height + AXIS} className="absolute overflow-visible">
            <GridLines lines={gridLines} width={width - margin} areLabelsBefore={areGridLabelsBefore} />
            <WeekAxis weeks={weeks} slot={slot} height={height} />
            {props.renderSeries(area)}
            {props.renderEnd?.(area)}
            {index === null ? null : (
              <>
                <CursorRule x={(index + 0.5) * slot} height={height} />
                {props.renderCursor(index, area)}
              </>
            )}
          </svg>
        )}
      </div>
      {week === undefined || index === null ? (
        last && (
          <div className="md:hidden print:hidden">
            <WeekReadout week={last} x={width} width={width} />
          </div>
        )
      ) : (
        <WeekReadout week={week} x={(index + 0.5) * slot} width={width} />
      )}
    </div>
  );
};
