/** A zigzag along the axis, drawn in each column and in each row. */
const zigzags = {
  column: {
    viewBox: '0 0 40 6',
    path: 'M0 3 L10 1 L30 5 L40 3',
    className: 'inset-x-0 -bottom-[3px] h-1.5 w-full',
  },
  row: {
    viewBox: '0 0 6 40',
    path: 'M3 0 L1 10 L5 30 L3 40',
    className: '-inset-y-[15px] -left-[3px] h-11 w-1.5',
  },
} as const;

interface Props {
  readonly of: keyof typeof zigzags;
  /** Position of zero, 0–1; null where the axis is cut. */
  readonly zero: number | null;
}

/** The axis of one column or row: a line at zero, or a zigzag where the axis is cut. */
export const WaterfallAxis = ({ of, zero }: Props) => {
  const { viewBox, path, className } = zigzags[of];
  if (zero !== null)
    return (
      <span
        aria-hidden="true"
        className={`absolute bg-line ${of === 'column' ? 'inset-x-0 h-px' : '-inset-y-[15px] w-px'}`}
        style={{ [of === 'column' ? 'bottom' : 'left']: `${100 * zero}%` }}
      />
    );
  return (
    <svg
      viewBox={viewBox}
      preserveAspectRatio="none"
      aria-hidden="true"
      data-axis-break=""
      className={`absolute ${className}`}
    >
      <path d={path} vectorEffect="non-scaling-stroke" className="fill-none stroke-line-control" />
    </svg>
  );
};
