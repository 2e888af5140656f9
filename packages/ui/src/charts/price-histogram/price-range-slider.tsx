import { useState, type PointerEvent } from 'react';
import { classNames } from '../../class-names.ts';
import { formatMoney } from '../../format/numbers.ts';

/** From which edge of the steps to which; a typed price lies between two edges. */
export type BinRange = readonly [number, number];

/** How near (px) the cursor takes hold of an end of the band. */
const REACH = 8;

interface HandleProps {
  readonly label: string;
  /** The first price of each step, and the one after the last, ₸. */
  readonly edges: readonly number[];
  readonly at: number;
  /** The price that it says, ₸. */
  readonly price: number | undefined;
  /** Not seen until it has the focus: nothing is chosen. */
  readonly quiet: boolean;
  readonly onMove: (edge: number) => void;
}

/** One end of the band: a slider over the edges, for the keyboard. */
const Handle = ({ label, edges, at, price, quiet, onMove }: HandleProps) => (
  <span
    style={{ left: `${(100 * at) / (edges.length - 1)}%` }}
    className={classNames(
      'pointer-events-none absolute inset-y-0 w-0.5 -translate-x-1/2 bg-accent mark',
      quiet && 'opacity-0 focus-within:opacity-100',
    )}
  >
    <input
      type="range"
      aria-label={label}
      aria-valuetext={formatMoney(price)}
      min={0}
      max={edges.length - 1}
      value={Math.round(at)}
      onChange={({ target }) => onMove(Number(target.value))}
      className="peer absolute top-1/2 left-1/2 size-6 -translate-1/2 opacity-0"
    />
    <span className="absolute top-1/2 left-1/2 h-4 w-2 -translate-1/2 rounded-mark border-2 border-accent bg-ground outline-offset-2 outline-accent peer-focus-visible:outline-2" />
  </span>
);

interface Props {
  /** The first price of each step, and the one after the last, ₸. */
  readonly edges: readonly number[];
  readonly band: BinRange | null;
  /** null: all prices. */
  readonly onBand: (band: BinRange | null) => void;
  /** The step under the cursor, if any. */
  readonly onPoint: (step: number | null) => void;
}

/** The cursor's way over the steps: from which it set out, and where it is. */
interface Drag {
  readonly start: number;
  readonly now: number;
}

const bandOf = ({ start, now }: Drag): BinRange => [Math.min(start, now), Math.max(start, now) + 1];

/** What the cursor does: a drag chooses, an end of the band can be pulled, a second click takes one step back. */
const useDrag = ({ edges, band, onBand, onPoint }: Props) => {
  const count = edges.length - 1;
  const [drag, setDrag] = useState<Drag | null>(null);

  const begin = (event: PointerEvent) => {
    if (event.button !== 0) return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const holds = (edge: number | undefined) =>
      edge !== undefined && Math.abs(event.clientX - left - (edge / count) * width) < REACH;
    const now = stepAt(event);
    event.currentTarget.setPointerCapture(event.pointerId);
    if (band !== null && holds(band[0])) setDrag({ start: Math.ceil(band[1]) - 1, now });
    else if (band !== null && holds(band[1])) setDrag({ start: Math.floor(band[0]), now });
    else setDrag({ start: now, now });
  };
  const stepAt = ({ clientX, currentTarget }: PointerEvent): number => {
    const { left, width } = currentTarget.getBoundingClientRect();
    return Math.min(count - 1, Math.max(0, Math.floor(((clientX - left) / width) * count)));
  };
  const end = () => {
    if (drag === null) return;
    setDrag(null);
    const [from, to] = bandOf(drag);
    const again = drag.start === drag.now && band?.[0] === from && band[1] === to;
    onBand(again || to - from === count ? null : [from, to]);
  };
  return {
    dragged: drag === null ? null : bandOf(drag),
    handlers: {
      onPointerDown: begin,
      onPointerMove: (event: PointerEvent) => {
        onPoint(stepAt(event));
        if (drag !== null) setDrag({ ...drag, now: stepAt(event) });
      },
      onPointerUp: end,
      onPointerCancel: () => setDrag(null),
      onPointerLeave: () => onPoint(null),
    },
  };
};

/** Chooses a band of prices over a histogram: dragged, clicked, or by the keys of its two ends; Esc takes it back. */
export const PriceRangeSlider = (props: Props) => {
  const { edges, band, onBand } = props;
  const count = edges.length - 1;
  const { dragged, handlers } = useDrag(props);
  const shown = dragged ?? band;
  const [from, to] = shown ?? [0, count];
  const choose = (next: BinRange) => onBand(next[0] === 0 && next[1] === count ? null : next);
  return (
    <div
      role="presentation"
      {...handlers}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onBand(null);
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
        label="Цена от"
        quiet={shown === null}
        edges={edges}
        at={from}
        price={edges[Math.round(from)]}
        onMove={(edge) => choose([Math.min(edge, Math.ceil(to) - 1), to])}
      />
      <Handle
        label="Цена до"
        quiet={shown === null}
        edges={edges}
        at={to}
        price={(edges[Math.round(to)] ?? 1) - 1}
        onMove={(edge) => choose([from, Math.max(edge, Math.floor(from) + 1)])}
      />
    </div>
  );
};
