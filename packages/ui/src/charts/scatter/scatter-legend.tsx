import * as texts from '#texts/charts/scatter';
import { classNames } from '../../class-names.ts';
import { OWN_SERIES } from './scatter-layout.ts';
import { SeriesMark } from './series-shape.tsx';

interface Props {
  readonly series: readonly string[];
  readonly hasOthers: boolean;
  /** The series shown alone; null for all. */
  readonly isolated: number | null;
  readonly onIsolate: (series: number | null) => void;
  /** The entry under the pointer; null for none. */
  readonly onPoint: (series: number | null) => void;
}

/** Series of a scatter plot; hovering shows one alone; a click keeps it alone, and a second one shows all again. */
export const ScatterLegend = ({ series, hasOthers, isolated, onIsolate, onPoint }: Props) => (
  <ul className="flex flex-wrap gap-x-0.5 text-badge font-normal text-ink-2">
    {[...series, ...(hasOthers ? [texts.others] : [])].map((title, position) => {
      const index = position < series.length ? position : OWN_SERIES;
      return (
        <li key={title} className="min-w-0">
          <button
            type="button"
            aria-pressed={isolated === index}
            onPointerEnter={({ pointerType }) => pointerType !== 'touch' && onPoint(index)}
            onPointerLeave={() => onPoint(null)}
            onClick={() => {
              onPoint(null);
              onIsolate(isolated === index ? null : index);
            }}
            className={classNames(
              'flex min-h-6 max-w-full items-center gap-1 rounded-mark px-1 hover:bg-hover',
              isolated === index && 'bg-accent-soft text-ink forced-colors:outline',
              isolated !== null && isolated !== index && 'text-ink-3',
            )}
          >
            <SeriesMark series={index} />
            <span className="max-w-32 truncate">{title}</span>
          </button>
        </li>
      );
    })}
  </ul>
);
