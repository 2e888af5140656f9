import * as texts from '#texts/charts/trend';
import { estimateTextWidth } from '../text-width.ts';
import type { ChartWeek } from './chart-week.ts';

/** Least distance between two labels, and from one to the end of the axis, where the last one ends at the latest, px. */
const LABEL_STEP = 36;
const LAST_LABEL = 76;
const FONT_SIZE = 11;
/** Half of an event's triangle, px. */
const EVENT = 3.5;

interface Props {
  readonly weeks: readonly ChartWeek[];
  readonly slot: number;
  readonly height: number;
}

/** Runs of weeks that are not present, as first index and count. */
const findGaps = (weeks: readonly ChartWeek[]): readonly { first: number; count: number }[] => {
  const gaps: { first: number; count: number }[] = [];
  for (const [index, week] of weeks.entries()) {
    const last = gaps.at(-1);
    if (week.isPresent) continue;
    if (last !== undefined && last.first + last.count === index) last.count += 1;
    else gaps.push({ first: index, count: 1 });
  }
  return gaps;
};

/** The hatching of weeks that were not published. */
const GapPattern = () => (
  <defs>
    <pattern id="week-gap" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <line y2="6" className="stroke-line" />
    </pattern>
  </defs>
);

interface GapProps {
  /** Labels of the first and the last week. */
  readonly labels: readonly [first: string, last: string];
  readonly x: number;
  readonly width: number;
  readonly height: number;
}

/** Hatched weeks that were not published, named where the name has room. */
const WeekGap = ({ labels, x, width, height }: GapProps) => {
  const name = texts.noWeeks(...labels);
  return (
    <>
      <rect x={x} width={width} height={height} fill="url(#week-gap)" />
      {estimateTextWidth(name, FONT_SIZE) < width && (
        <text x={x + width / 2} y={height / 2} textAnchor="middle" className="fill-ink-2 text-axis">
          {name}
        </text>
      )}
    </>
  );
};

/** Axis of weeks: labels, gaps, marks of known events. */
export const WeekAxis = ({ weeks, slot, height }: Props) => {
  const every = Math.max(1, Math.ceil(LABEL_STEP / Math.max(1, slot)));
  const last = weeks.length - 1;
  // If only the long label of the last week lacks room, it is shortened to a number.
  const isShort = every === 1 && 1.5 * slot < LAST_LABEL;
  const isLabelled = (index: number) =>
    index < last && (last - index) % every === 0 && (isShort || (last - index + 0.5) * slot >= LAST_LABEL);
  const { label: number = '' } = weeks[last] ?? {};
  const lastLabel = isShort ? number : texts.week(number);
  return (
    <>
      <GapPattern />
      {findGaps(weeks).map(({ first, count }) => (
        <WeekGap
          key={first}
          labels={[weeks[first]?.label ?? '', weeks[first + count - 1]?.label ?? '']}
          x={first * slot}
          width={count * slot}
          height={height}
        />
      ))}
      <line x2={weeks.length * slot} y1={height} y2={height} className="stroke-line" />
      {weeks.map(({ key, label, event }, index) => {
        const x = (index + 0.5) * slot;
        return (
          <g key={key}>
            {event === undefined ? null : (
              <path
                d={`M${x - EVENT},${height} L${x + EVENT},${height} L${x},${height - 2 * EVENT} Z`}
                className="fill-ink-3"
              />
            )}
            {isLabelled(index) ? (
              <text x={x} y={height + 15} textAnchor="middle" className="figures fill-ink-3 text-axis">
                {label}
              </text>
            ) : null}
            {index === last ? (
              <text
                x={Math.min(x, weeks.length * slot - estimateTextWidth(lastLabel, FONT_SIZE) / 2)}
                y={height + 15}
                textAnchor="middle"
                className="fill-ink text-axis font-semibold"
              >
                {lastLabel}
              </text>
            ) : null}
          </g>
        );
      })}
    </>
  );
};
