import { useEffect, useRef } from 'react';
import type { PositionedPoint } from './scatter-layout.ts';
import { getSeriesColourVariable, getSeriesFillClass, getSeriesPath } from './series-shape.tsx';

interface Props {
  readonly points: readonly PositionedPoint[];
  /** Of the picture, px. */
  readonly width: number;
  readonly height: number;
}

/** So many points are still drawn one by one. */
const FEW = 2000;

/** From so many on, where they lie upon each other is told by the tone. */
const MANY = 10_000;

const Paths = ({ points, width, height }: Props) => (
  <svg
    aria-hidden="true"
    viewBox={`0 0 ${width} ${height}`}
    preserveAspectRatio="none"
    className="absolute inset-0 size-full overflow-visible"
  >
    {points.map(({ key, x, y, seriesIndex: of }) => (
      <path
        key={key}
        d={getSeriesPath(of)}
        transform={`translate(${(x * width).toFixed(1)} ${(y * height).toFixed(1)})`}
        opacity={0.82}
        className={getSeriesFillClass(of)}
      />
    ))}
  </svg>
);

/** Draws the points in the colours that the page has now. */
const draw = (canvas: HTMLCanvasElement, { points, width, height }: Props): void => {
  const context = canvas.getContext('2d');
  if (context === null) return;
  canvas.width = width * devicePixelRatio;
  canvas.height = height * devicePixelRatio;
  context.globalAlpha = points.length > MANY ? 0.35 : 0.6;
  const colours = Array.from({ length: 6 }, (_, series) => {
    canvas.style.color = `var(${getSeriesColourVariable(series)})`;
    return getComputedStyle(canvas).color;
  });
  const shapes = colours.map((_, series) => new Path2D(getSeriesPath(series)));
  let series: number | undefined;
  for (const { x, y, seriesIndex: of } of points) {
    const shape = shapes[of];
    if (shape === undefined) continue;
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

const Canvas = ({ points, width, height }: Props) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const redraw = () => canvas.current && draw(canvas.current, { points, width, height });
    // After the frame that shows the table's first rows: tens of thousands of points take a while.
    let soon: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      soon = setTimeout(redraw);
    });
    const dark = matchMedia('(prefers-color-scheme: dark)');
    const theme = new MutationObserver(redraw);
    theme.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
    dark.addEventListener('change', redraw);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(soon);
      theme.disconnect();
      dark.removeEventListener('change', redraw);
    };
  }, [points, width, height]);
  return <canvas ref={canvas} aria-hidden="true" className="absolute inset-0 size-full" />;
};

/** The points of a scatter: paths while they are few, a canvas when they are many. */
export const ScatterPoints = (props: Props) =>
  props.points.length > FEW ? <Canvas {...props} /> : <Paths {...props} />;
