import { TooltipRows } from './tooltip-rows.tsx';

interface Props {
  readonly title: string;
  readonly rows: readonly (readonly [string, string])[];
  /** Anchor in the drawing, as fractions from the left and from the top, 0–1. */
  readonly x: number;
  readonly y: number;
  /** Distance below the anchor, px. */
  readonly gap?: number;
}

/** Tooltip of the mark under the cursor; assistive technology reads the figure's table instead. */
export const ChartTooltip = ({ title, rows, x, y, gap = 8 }: Props) => (
  <div
    aria-hidden="true"
    style={{
      top: `calc(${100 * y}% + ${gap}px)`,
      ...(x < 0.5 ? { left: `${100 * x}%` } : { right: `${100 - 100 * x}%` }),
    }}
    className="pointer-events-none absolute z-20 max-w-72 animate-appear rounded-popover bg-inverse px-3 py-2 text-badge font-normal text-on-inverse shadow-float forced-colors:border"
  >
    <div className="line-clamp-2 font-semibold">{title}</div>
    <TooltipRows rows={rows} />
  </div>
);
