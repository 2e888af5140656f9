import * as texts from '#texts/charts/price-histogram';
import { useState, type PointerEvent } from 'react';
import { classNames } from '../../class-names.ts';
import { formatMoney } from '../../format/numbers.ts';

/** Positions of both ends among the bin edges; a typed price lies between two edges. */
export type BinRange = readonly [number, number];

/** Distance at which the pointer grabs a handle, px. */
const GRAB_DISTANCE = 8;

interface HandleProps {
  readonly label: string;
  /** The first price of each step, and the one after the last, ₸. */
  readonly edges: readonly number[];
  readonly position: number;
  /** Price of the handle, ₸. */
  readonly price: number | undefined;
  /** Visible only when focused: no range is selected. */
  readonly isHidden: boolean;
  readonly onMove: (edge: number) => void;
}

/** One handle: a range input over the edges. */
const Handle = ({ label, edges, position, price, isHidden, onMove }: HandleProps) => (
  <span
    style={{ left: `${(100 * position) / (edges.length - 1)}%` }}
    className={classNames(
      'pointer-events-none absolute inset-y-0 w-0.5 -translate-x-1/2 bg-accent mark',
      isHidden && 'opacity-0 focus-within:opacity-100',
    )}
  >
    <input
      type="range"
      aria-label={label}
      aria-valuetext={formatMoney(price)}
      min={0}
      max={edges.length - 1}
      value={Math.round(position)}
      onChange={({ target }) => onMove(Number(target.value))}
      className="peer absolute top-1/2 left-1/2 size-6 -translate-1/2 opacity-0"
    />
    <span className="absolute top-1/2 left-1/2 h-4 w-2 -translate-1/2 rounded-mark border-2 border-accent bg-ground outline-offset-2 outline-accent peer-focus-visible:outline-2" />
  </span>
);

interface Props {
  /** The first price of each step, and the one after the last, ₸. */
  readonly edges: readonly number[];
  readonly binRange: BinRange | null;
  /** null means all prices. */
  readonly onBinRangeChange: (binRange: BinRange | null) => void;
  /** The bin under the cursor, or null. */
  readonly onHoverBin: (step: number | null) => void;
}

/** A drag over the bins: its start and its current position. */
interface Drag {
  readonly start: number;
  readonly now: number;
}

const toBinRange = ({ start, now }: Drag): BinRange => [Math.min(start, now), Math.max(start, now) + 1];

/** Pointer behaviour: a drag selects a range, a handle can be dragged, a click on the selected bin clears it. */
const useDrag = ({ edges, binRange, onBinRangeChange, onHoverBin }: Props) => {
  const count = edges.length - 1;
  const [drag, setDrag] = useState<Drag | null>(null);

  const startDrag = (event: PointerEvent) => {
    if (event.button !== 0) return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const isNear = (edge: number | undefined) =>
      edge !== undefined && Math.abs(event.clientX - left - (edge / count) * width) < GRAB_DISTANCE;
    const now = findBin(event);
    event.currentTarget.setPointerCapture(event.pointerId);
    if (binRange !== null && isNear(binRange[0])) setDrag({ start: Math.ceil(binRange[1]) - 1, now });
    else if (binRange !== null && isNear(binRange[1])) setDrag({ start: Math.floor(binRange[0]), now });
    else setDrag({ start: now, now });
  };
  const findBin = ({ clientX, currentTarget }: PointerEvent): number => {
    const { left, width } = currentTarget.getBoundingClientRect();
    return Math.min(count - 1, Math.max(0, Math.floor(((clientX - left) / width) * count)));
  };
  const endDrag = () => {
    if (drag === null) return;
    setDrag(null);
    const [from, to] = toBinRange(drag);
    const isSecondClick = drag.start === drag.now && binRange?.[0] === from && binRange[1] === to;
    onBinRangeChange(isSecondClick || to - from === count ? null : [from, to]);
  };
  return {
    draggedRange: drag === null ? null : toBinRange(drag),
    handlers: {
      onPointerDown: startDrag,
      onPointerMove: (event: PointerEvent) => {
        onHoverBin(findBin(event));
        if (drag !== null) setDrag({ ...drag, now: findBin(event) });
      },
      onPointerUp: endDrag,
      onPointerCancel: () => setDrag(null),
      onPointerLeave: () => onHoverBin(null),
    },
  };
};

/** Selects a price range over a histogram by dragging, clicking or the keys of its handles; Esc clears it. */
export const PriceRangeSlider = (props: Props) => {
  const { edges, binRange, onBinRangeChange } = props;
  const count = edges.length - 1;
  const { draggedRange, handlers } = useDrag(props);
  const shown = draggedRange ?? binRange;
  const [from, to] = shown ?? [0, count];
  const select = (next: BinRange) => onBinRangeChange(next[0] === 0 && next[1] === count ? null : next);
  return (
    <div
      role="presentation"
      {...handlers}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onBinRangeChange(null);
      }}
      className="absolute inset-0 cursor-crosshair touch-pan-y select-none"
    >
      {shown === null ? null : (
        <span
          style={{ left: `${(100 * from) / count}%`, width: `${(100 * (to - from)) / count}%` }}
          className="pointer-events-none absolute inset-y-0 bg-accent/8"
        />
      )}
      <Handle
        label={texts.lowerBound}
        isHidden={shown === null}
        edges={edges}
        position={from}
        price={edges[Math.round(from)]}
        onMove={(edge) => select([Math.min(edge, Math.ceil(to) - 1), to])}
      />
      <Handle
        label={texts.upperBound}
        isHidden={shown === null}
        edges={edges}
        position={to}
        price={(edges[Math.round(to)] ?? 1) - 1}
        onMove={(edge) => select([from, Math.max(edge, Math.floor(from) + 1)])}
      />
    </div>
  );
};
