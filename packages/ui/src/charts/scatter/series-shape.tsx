/** SVG paths around 0, px, one per series: ● ■ ▲ ◆ ▼, and a small dot for all others. */
const paths = [
  'M-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0Z',
  'M-2.7-2.7h5.4v5.4h-5.4Z',
  'M0-3.4L3.4 2.7H-3.4Z',
  'M0-3.6L3.6 0L0 3.6L-3.6 0Z',
  'M0 3.4L3.4-2.7H-3.4Z',
  'M-2 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0Z',
];

/** SVG path of a series. */
export const getSeriesPath = (series: number): string => paths[series] ?? 'M0 0';

const fills = [
  'fill-series-1',
  'fill-series-2',
  'fill-series-3',
  'fill-series-4',
  'fill-series-5',
  'fill-series-rest',
];

/** Class names with the colour of a series; forced colours keep only the shape. */
export const getSeriesFillClass = (series: number): string =>
  `${fills[series]} forced-colors:fill-[CanvasText]`;

/** CSS variable with the colour of a series. */
export const getSeriesColourVariable = (series: number): string =>
  series < 5 ? `--color-series-${series + 1}` : '--color-series-rest';

/** Legend mark of a series. */
export const SeriesMark = ({ series }: { readonly series: number }) => (
  <svg viewBox="-5 -5 10 10" className="size-2.5 shrink-0" aria-hidden="true">
    <path d={getSeriesPath(series)} className={getSeriesFillClass(series)} />
  </svg>
);
