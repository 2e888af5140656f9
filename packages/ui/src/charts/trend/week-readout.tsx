interface Props {
  readonly week: {
    /** The value, in bold, then further lines. */
    readonly readout: readonly string[];
    /** The week's event, if any: on a phone it is beside the value. */
    readonly event: string | undefined;
  };
  /** Position of the week and width of the chart, px. */
  readonly x: number;
  readonly width: number;
}

/** Distance from the point, px. */
const GAP = 12;

/** Readout of a week: beside the point on a wide screen; on a phone in a strip above the chart, which grows upwards. */
export const WeekReadout = ({
  week: {
    readout: [value, ...others],
    event,
  },
  x,
  width,
}: Props) => (
  <div
    aria-hidden="true"
    style={x < width / 2 ? { left: x + GAP } : { right: width - x + GAP }}
    className="figures pointer-events-none absolute -top-2 z-20 rounded-popover bg-inverse px-3 py-2 text-badge font-normal text-on-inverse shadow-float max-md:inset-x-0! max-md:top-auto max-md:bottom-full max-md:mb-1 max-md:flex max-md:flex-wrap max-md:gap-x-3 max-md:bg-sunken max-md:py-1 max-md:leading-4 max-md:text-ink max-md:shadow-none forced-colors:border"
  >
    <div className="font-semibold max-md:order-first">{value}</div>
    {others.map((line) => (
      <div
        key={line}
        className={`text-on-inverse-2 max-md:max-w-full max-md:truncate max-md:text-ink-3 ${line === event ? 'max-md:order-first' : ''}`}
      >
        {line}
      </div>
    ))}
  </div>
);
