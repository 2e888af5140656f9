import * as texts from '#texts/charts/price-histogram';
import { max } from 'd3-array';
import { formatMoney, formatTick } from '../../format/numbers.ts';
import { listTicks } from '../list-ticks.ts';
import { toBinPosition, listRoundPrices, type PriceBins } from './price-bins.ts';

/** Space above the bars (median label) and below them (prices), px. */
export const TOP_SPACE = 16;
export const BOTTOM_SPACE = 18;
/** Space for revenue labels at the end, px. */
export const END_SPACE = 52;

/** Minimum distance of price labels, and from the edge to the first label's centre, px. */
const LABEL = 62;
const MARGIN = 22;

/** Minimum width for the full median label, px. */
const WIDE = 480;

interface Props {
  /** Accessible name. */
  readonly label: string;
  readonly prices: PriceBins;
  /** Selected bins, from and up to; null for all. */
  readonly binRange: readonly [number, number] | null;
  /** Revenue in each bin of the rows that pass the table's filters; undefined if all do. */
  readonly passed: readonly number[] | undefined;
  /** Size of the bars' area, px. */
  readonly width: number;
  readonly height: number;
}

interface GridProps {
  /** Revenue of the highest bar, ₸. */
  readonly maxRevenue: number;
  readonly width: number;
  readonly height: number;
}

const Lines = ({ maxRevenue, width, height }: GridProps) =>
  listTicks(0, maxRevenue).map((tick) => {
    const y = TOP_SPACE + height - (height * tick) / maxRevenue;
    return <line key={tick} x2={width} y1={y} y2={y} className="stroke-line-soft" />;
  });

/** Revenue labels. */
const Amounts = ({ maxRevenue, width, height }: GridProps) =>
  listTicks(0, maxRevenue).map((tick) => (
    <text
      key={tick}
      x={width + END_SPACE}
      y={TOP_SPACE + height - (height * tick) / maxRevenue + 4}
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
      <line x1={x} x2={x} y1={2} y2={TOP_SPACE + height} strokeDasharray="3 3" className="stroke-ink" />
      <text
        x={right ? x + 6 : x - 6}
        y={9}
        textAnchor={right ? 'start' : 'end'}
        className="figures fill-ink text-axis"
      >
        {(width < WIDE ? texts.median : texts.halfIsCheaper)(formatMoney(prices.median))}
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

/** A bar, pale; strong is the part that passes the filters, or the whole bar if it is selected. */
const Bar = ({
  x,
  width,
  bottom,
  tall,
  strong,
}: Record<'x' | 'width' | 'bottom' | 'tall' | 'strong', number>) => (
  <>
    {[
      { height: tall, fill: 'fill-bar forced-colors:fill-[GrayText]' },
      { height: strong, fill: 'fill-bar-strong forced-colors:fill-[CanvasText]' },
    ].map(({ height, fill }) => (
      <rect
        key={fill}
        x={x + 0.75}
        y={bottom - height}
        width={Math.max(1, width - 1.5)}
        height={height}
        rx={2}
        className={fill}
      />
    ))}
  </>
);

/** Bars of the price histogram with median and axes. */
export const HistogramBars = ({ label, prices, binRange, passed, width, height }: Props) => {
  const maxRevenue = max(prices.bins, ({ revenue }) => revenue) ?? 0;
  const binWidth = width / prices.bins.length;
  const [from, to] = binRange ?? [0, prices.bins.length];
  const toHeight = (revenue: number) => (maxRevenue === 0 ? 0 : (height * revenue) / maxRevenue);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width + END_SPACE} ${TOP_SPACE + height + BOTTOM_SPACE}`}
      className="absolute inset-0 size-full [print-color-adjust:exact]"
    >
      <Lines {...{ maxRevenue, width, height }} />
      {prices.bins.map(({ revenue, from: price }, index) => {
        const isSelected = index + 1 > from && index < to;
        return (
          <Bar
            key={price}
            x={index * binWidth}
            width={binWidth}
            bottom={TOP_SPACE + height}
            tall={toHeight(revenue)}
            strong={isSelected ? toHeight(passed?.[index] ?? revenue) : 0}
          />
        );
      })}
      <line x2={width} y1={TOP_SPACE + height} y2={TOP_SPACE + height} className="stroke-line" />
      <Amounts {...{ maxRevenue, width, height }} />
      <Median prices={prices} width={width} height={height} />
      <Axis edges={prices.edges} width={width} y={TOP_SPACE + height + 13} />
    </svg>
  );
};
