import { max, ticks } from 'd3-array';
import { formatMoney, formatTick } from '../../format/numbers.ts';
import { toBinPosition, listRoundPrices, type PriceBins } from './price-bins.ts';

/** Heights in px: above the bars (the median's word), below them (prices). */
export const ABOVE = 16;
export const BELOW = 18;
/** Room at the end for the amounts of the lines, px. */
export const AFTER = 52;

/** The lines across the picture: revenue, ₸. */
const amounts = (most: number) => ticks(0, most, 2).filter((tick) => tick > 0);

/** Room for a price below the bars, and from the picture's edge to its middle, px. */
const LABEL = 62;
const MARGIN = 22;

/** From this width (px) the median is said in plain words. */
const WIDE = 480;

interface Props {
  /** What it shows, for screen readers. */
  readonly label: string;
  readonly prices: PriceBins;
  /** The steps that are chosen, from and up to; null for all. */
  readonly band: readonly [number, number] | null;
  /** Of the bars alone, px. */
  readonly width: number;
  readonly height: number;
}

interface GridProps {
  /** The highest bar, ₸. */
  readonly most: number;
  readonly width: number;
  readonly height: number;
}

const Lines = ({ most, width, height }: GridProps) =>
  amounts(most).map((tick) => {
    const y = ABOVE + height - (height * tick) / most;
    return <line key={tick} x2={width} y1={y} y2={y} className="stroke-line-soft" />;
  });

/** The amounts of the lines, beside the bars. */
const Amounts = ({ most, width, height }: GridProps) =>
  amounts(most).map((tick) => (
    <text
      key={tick}
      x={width + AFTER}
      y={ABOVE + height - (height * tick) / most + 4}
      textAnchor="end"
      className="figures fill-ink-3 text-axis"
    >
      {formatTick(tick)}
    </text>
  ));

const Median = ({ prices, width, height }: Pick<Props, 'prices' | 'width' | 'height'>) => {
  const x = (toBinPosition(prices.edges, prices.median) / prices.bins.length) * width;
  const right = x < width / 2;
  return (
    <g>
      <line x1={x} x2={x} y1={2} y2={ABOVE + height} strokeDasharray="3 3" className="stroke-ink" />
      <text
        x={right ? x + 6 : x - 6}
        y={9}
        textAnchor={right ? 'start' : 'end'}
        className="figures fill-ink text-axis"
      >
        {width < WIDE ? 'медиана' : 'половина товаров дешевле'} {formatMoney(prices.median)}
      </text>
    </g>
  );
};

const Axis = ({
  edges,
  width,
  y,
}: {
  readonly edges: readonly number[];
  readonly width: number;
  readonly y: number;
}) => {
  const at = (price: number) => Math.max(MARGIN, (toBinPosition(edges, price) / (edges.length - 1)) * width);
  const shown: number[] = [];
  for (const price of listRoundPrices(edges)) {
    const last = shown.at(-1);
    if ((last === undefined || at(price) - at(last) >= LABEL) && at(price) <= width) shown.push(price);
  }
  return (
    <>
      {shown.map((price) => (
        <text key={price} x={at(price)} y={y} textAnchor="middle" className="figures fill-ink-3 text-axis">
          {formatTick(price)}
        </text>
      ))}
    </>
  );
};

/** The bars of a histogram, its median and axes. */
export const HistogramBars = ({ label, prices, band, width, height }: Props) => {
  const most = max(prices.bins, ({ revenue }) => revenue) ?? 0;
  const each = width / prices.bins.length;
  const [from, to] = band ?? [0, prices.bins.length];
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width + AFTER} ${ABOVE + height + BELOW}`}
      className="absolute inset-0 size-full [print-color-adjust:exact]"
    >
      <Lines {...{ most, width, height }} />
      {prices.bins.map(({ revenue, from: price }, place) => {
        const tall = most === 0 ? 0 : (height * revenue) / most;
        const isIn = place + 1 > from && place < to;
        return (
          <rect
            key={price}
            x={place * each + 0.75}
            y={ABOVE + height - tall}
            width={Math.max(1, each - 1.5)}
            height={tall}
            rx={2}
            className={
              isIn
                ? 'fill-bar-strong forced-colors:fill-[CanvasText]'
                : 'fill-bar forced-colors:fill-[GrayText]'
            }
          />
        );
      })}
      <line x2={width} y1={ABOVE + height} y2={ABOVE + height} className="stroke-line" />
      <Amounts {...{ most, width, height }} />
      <Median prices={prices} width={width} height={height} />
      <Axis edges={prices.edges} width={width} y={ABOVE + height + 13} />
    </svg>
  );
};
