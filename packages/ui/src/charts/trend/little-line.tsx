import { min, max, mean } from 'd3-array';
import { formatPoints, layOutRuns } from './runs.ts';

interface Props {
  /** Weekly values, oldest first; null if unknown. */
  readonly values: readonly (number | null)[];
  /** A line drawn behind in grey, in the same scale; the own line is then in the accent colour. */
  readonly beside?: readonly (number | null)[] | undefined;
  /** Whether the smallest value is on top, as for ranks. */
  readonly isInverted?: boolean;
  /** Whether the last change may be chance: its point is muted. */
  readonly isMuted?: boolean;
  readonly width?: number;
  readonly height?: number;
}

/** Least range of the scale around the mean, so that a flat line stays flat. */
const MIN_RANGE = 0.1;
/** Space for the last point, px. */
const INSET = 3;

const NO_LINE: readonly (number | null)[] = [];

/** The points of both lines, in runs without a gap. */
const layOut = ({ values, beside = NO_LINE, isInverted = false }: Props, width: number, height: number) => {
  const known = [...values, ...beside].filter((value) => value !== null);
  const middle = mean(known) ?? 0;
  const low = Math.min(min(known) ?? 0, middle - Math.abs(middle) * MIN_RANGE);
  const high = Math.max(max(known) ?? 0, middle + Math.abs(middle) * MIN_RANGE);
  const step = (width - 2 * INSET) / Math.max(1, values.length - 1);
  const toY = (value: number): number => {
    const part = high === low ? 0.5 : (value - low) / (high - low);
    return INSET + (height - 2 * INSET) * (isInverted ? part : 1 - part);
  };
  const toX = (index: number): number => INSET + index * step;
  return { runs: layOutRuns(values, toX, toY), besideRuns: layOutRuns(beside, toX, toY) };
};

const Runs = ({
  runs,
  className,
}: {
  readonly runs: ReturnType<typeof layOutRuns>;
  readonly className: string;
}) =>
  runs.map((points, index) => (
    <polyline
      key={index}
      points={formatPoints(points)}
      fill="none"
      strokeWidth={1.5}
      strokeLinejoin="round"
      strokeLinecap="round"
      className={className}
    />
  ));

/** Line of a few weeks without axes; hidden from assistive technology, since the figures stand beside it. */
export const LittleLine = (props: Props) => {
  const { values, beside, isMuted = false, width = 60, height = 20 } = props;
  const { runs, besideRuns } = layOut(props, width, height);
  const last = values.at(-1) === null ? undefined : runs.at(-1)?.at(-1);
  const isSingle = runs.length === 1 && runs[0]?.length === 1;
  return (
    <svg width={width} height={height} aria-hidden="true" className="block shrink-0 overflow-visible">
      {isSingle || runs.length === 0 ? (
        <line
          x1={INSET}
          x2={width - INSET}
          y1={height - INSET}
          y2={height - INSET}
          strokeDasharray="1 4"
          className="stroke-line-control"
        />
      ) : null}
      <Runs runs={besideRuns} className="stroke-ink-3 opacity-70" />
      <Runs runs={runs} className={beside === undefined ? 'stroke-ink-3' : 'stroke-accent'} />
      {last === undefined ? null : (
        <circle cx={last.x} cy={last.y} r={2.5} className={isMuted ? 'fill-ink-3' : 'fill-accent'} />
      )}
    </svg>
  );
};
