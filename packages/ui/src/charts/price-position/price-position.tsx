import { MINIMUM_AT, placeGap, placePrice } from './position-layout.ts';

/** The drawing's own size, px; it scales with its cell. */
const [WIDTH, HEIGHT] = [128, 16];
const MIDDLE = HEIGHT / 2;

/** The arrow of a price beyond an edge. */
const Arrow = ({ x, side }: { readonly x: number; readonly side: 'left' | 'right' }) => {
  const tip = side === 'left' ? x - 4 : x + 4;
  return (
    <path
      d={`M${x} ${MIDDLE - 4} L${tip} ${MIDDLE} L${x} ${MIDDLE + 4} Z`}
      className="fill-accent forced-colors:fill-[CanvasText]"
    />
  );
};

/** The own price (dot) beside the smallest of the others (ring and tick); a dot alone without others. */
export const PricePositionDots = ({ gap }: { readonly gap: number | null }) => {
  const minimum = MINIMUM_AT * WIDTH;
  const { at, beyond } = placePrice(gap ?? 0);
  const own = at * WIDTH;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="h-4 w-32 min-w-16 overflow-visible max-md:h-2.5 max-md:w-20 max-md:shrink-0"
    >
      <line
        x1="0"
        x2={WIDTH}
        y1={MIDDLE}
        y2={MIDDLE}
        className="stroke-line"
        strokeWidth="2"
        strokeDasharray={gap === null ? '2 3' : undefined}
      />
      {gap === null ? null : (
        <>
          <line x1={minimum} x2={minimum} y1="1" y2={HEIGHT - 1} className="stroke-ink-2" />
          <line x1={minimum} x2={own} y1={MIDDLE} y2={MIDDLE} className="stroke-accent" strokeWidth="2" />
          <circle cx={minimum} cy={MIDDLE} r="4" className="fill-ground stroke-ink" strokeWidth="1.25" />
        </>
      )}
      {beyond === undefined ? (
        <circle cx={own} cy={MIDDLE} r="4" className="fill-accent forced-colors:fill-[CanvasText]" />
      ) : (
        <Arrow x={own} side={beyond} />
      )}
    </svg>
  );
};

/** A price beside the smallest price on its card: a tick at the left edge, a dot at the price. */
export const GapToMinimumDots = ({ gap }: { readonly gap: number }) => {
  const { at, beyond } = placeGap(gap);
  const [start, own] = [placeGap(0).at * WIDTH, at * WIDTH];
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="h-2.5 w-20 shrink-0 overflow-visible"
    >
      <line x1={start} x2={WIDTH} y1={MIDDLE} y2={MIDDLE} className="stroke-line" strokeWidth="2" />
      <line x1={start} x2={own} y1={MIDDLE} y2={MIDDLE} className="stroke-ink-3" strokeWidth="2" />
      <line x1={start} x2={start} y1="1" y2={HEIGHT - 1} className="stroke-ink-2" strokeWidth="1.5" />
      {beyond === undefined ? (
        <circle cx={own} cy={MIDDLE} r="5" className="fill-accent forced-colors:fill-[CanvasText]" />
      ) : (
        <Arrow x={own} side={beyond} />
      )}
    </svg>
  );
};
