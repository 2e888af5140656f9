/** Drawing of the notch: across a column, and across a bar on its side. */
const drawings = {
  column: {
    viewBox: '0 0 40 6',
    path: 'M0 4 L13 1 L27 5 L40 2',
    className: 'absolute inset-x-0 bottom-2 h-1.5 w-full',
  },
  row: {
    viewBox: '0 0 6 14',
    path: 'M4 0 L1 5 L5 9 L2 14',
    className: 'absolute inset-y-0 left-2 h-full w-1.5',
  },
} as const;

/** Notch of a bar near its axis, which says that the axis does not start at zero. */
export const AxisBreak = ({ of }: { readonly of: keyof typeof drawings }) => {
  const { viewBox, path, className } = drawings[of];
  return (
    <svg viewBox={viewBox} preserveAspectRatio="none" data-axis-break="" className={className}>
      <path d={path} className="fill-none stroke-ground" strokeWidth="2" />
    </svg>
  );
};
