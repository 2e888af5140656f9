import { useEffect, useRef } from 'react';
import type { PositionedPoint } from './scatter-layout.ts';
import { getSeriesColourVariable, getSeriesFillClass, getSeriesPath } from './series-shape.tsx';

interface Props {
  readonly points: readonly PositionedPoint[];
  /** Whether a point is filtered out, or of another series than the isolated one. */
  readonly isDimmed: (point: PositionedPoint) => boolean;
  /** Size of the plot, px. */
  readonly width: number;
  readonly height: number;
}

/** Up to this many points are drawn as SVG. */
const MAX_SVG_POINTS = 2000;

/** From this many points overlaps are shown by opacity. */
const TRANSPARENT_FROM = 10_000;

/** Opacity of a dimmed point, and of a faint one as part of the drawing's opacity. */
const DIMMED = 0.08;
const FAINT = 0.35;

const getOpacity = (point: PositionedPoint, isDimmed: Props['isDimmed']): number => {
  if (isDimmed(point)) return DIMMED;
  return point.isFaint ? FAINT : 1;
};

const Paths = ({ points, isDimmed, width, height }: Props) => (
  <svg
    aria-hidden="true"
    viewBox={`0 0 ${width} ${height}`}
    preserveAspectRatio="none"
    className="absolute inset-0 size-full overflow-visible"
  >
    {points.map((point) => (
      <path
        key={point.key}
        d={getSeriesPath(point.seriesIndex)}
        transform={`translate(${(point.x * width).toFixed(1)} ${(point.y * height).toFixed(1)})`}
        opacity={0.82 * getOpacity(point, isDimmed)}
        className={getSeriesFillClass(point.seriesIndex)}
      />
    ))}
  </svg>
);

/** Draws points in the current theme's colours. */
const draw = (canvas: HTMLCanvasElement, { points, isDimmed, width, height }: Props): void => {
  const context = canvas.getContext('2d');
  if (context === null) return;
  canvas.width = width * devicePixelRatio;
  canvas.height = height * devicePixelRatio;
  const opacity = points.length > TRANSPARENT_FROM ? 0.35 : 0.6;
  const colours = Array.from({ length: 6 }, (_, series) => {
    canvas.style.color = `var(${getSeriesColourVariable(series)})`;
    return getComputedStyle(canvas).color;
  });
  const shapes = colours.map((_, series) => new Path2D(getSeriesPath(series)));
  let series: number | undefined;
  for (const point of points) {
    const { x, y, seriesIndex: of } = point;
    const shape = shapes[of];
    if (shape === undefined) continue;
    context.globalAlpha = opacity * getOpacity(point, isDimmed);
    if (of !== series) context.fillStyle = colours[of] ?? 'gray';
    series = of;
    context.setTransform(
      devicePixelRatio,
      0,
      0,
      devicePixelRatio,
      x * width * devicePixelRatio,
      y * height * devicePixelRatio,
    );
    context.fill(shape);
  }
};

const Canvas = ({ points, isDimmed, width, height }: Props) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const redraw = () => canvas.current && draw(canvas.current, { points, isDimmed, width, height });
    // Deferred past the frame that shows the table's first rows: tens of thousands of points take long.
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(redraw);
    });
    const dark = matchMedia('(prefers-color-scheme: dark)');
    const theme = new MutationObserver(redraw);
    theme.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
    dark.addEventListener('change', redraw);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      theme.disconnect();
      dark.removeEventListener('change', redraw);
    };
  }, [points, isDimmed, width, height]);
  return <canvas ref={canvas} aria-hidden="true" className="absolute inset-0 size-full" />;
};

/** Points of a scatter plot: SVG paths for few, a canvas for many. */
export const ScatterPoints = (props: Props) =>
  props.points.length > MAX_SVG_POINTS ? <Canvas {...props} /> : <Paths {...props} />;
