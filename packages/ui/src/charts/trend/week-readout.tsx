interface Props {
  /** The value, in bold, then further lines. */
  readonly lines: readonly string[];
  /** Position of the week and width of the chart, px. */
  readonly x: number;
  readonly width: number;
}

/** Distance from the point, px. */
const GAP = 12;

/** What is read at a week: beside the point on a wide screen, in a strip above the chart on a phone. */
export const WeekReadout = ({ lines: [value, ...others], x, width }: Props) => (
  <div
    aria-hidden="true"
    style={x < width / 2 ? { left: x + GAP } : { right: width - x + GAP }}
    className="figures pointer-events-none absolute -top-2 z-20 rounded-popover bg-inverse px-3 py-2 text-badge font-normal text-on-inverse shadow-float max-md:inset-x-0! max-md:-top-11 max-md:flex max-md:h-9.5 max-md:items-center max-md:gap-2 max-md:overflow-hidden max-md:bg-sunken max-md:whitespace-nowrap max-md:text-ink max-md:shadow-none forced-colors:border"
  >
    <div className="font-semibold">{value}</div>
    {others.map((line) => (
      <div key={line} className="text-on-inverse-2 max-md:truncate max-md:text-ink-3">
        {line}
      </div>
    ))}
  </div>
);
