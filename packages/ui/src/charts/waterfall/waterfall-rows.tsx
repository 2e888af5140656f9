import { classNames } from '../../class-names.ts';
import { formatCompact } from '../../format/numbers.ts';
import { toneClasses } from '../../format/change.ts';
import { WaterfallAxis } from './waterfall-axis.tsx';
import {
  barClasses,
  chooseStepTone,
  formatSigned,
  type WaterfallDrawing,
  type WaterfallEnd,
} from './waterfall-drawing.ts';
import type { BarExtent } from './waterfall-layout.ts';

/** A row: label, basis, amount and bar. */
interface WaterfallRow {
  readonly id: string;
  readonly label: string;
  readonly basis: string;
  readonly value: string;
  readonly valueClass: string;
  readonly barClass: string;
  readonly extent: BarExtent;
  readonly zero: number | null;
  /** Whether it is chosen; undefined for the ends. */
  readonly isChosen?: boolean;
  readonly onPress?: () => void;
}

const Row = ({ label, basis, value, valueClass, barClass, extent, zero }: WaterfallRow) => (
  <>
    <span className="min-w-0">
      <span className="block truncate text-label">{label}</span>
      <span className="block truncate text-axis font-normal text-ink-3">{basis}</span>
    </span>
    <span className="relative block h-3.5" aria-hidden="true">
      <WaterfallAxis of="row" zero={zero} />
      <span
        className={classNames('mark absolute inset-y-0 min-w-0.5 rounded-mark', barClass)}
        style={{ left: `${100 * extent.bottom}%`, width: `${100 * (extent.top - extent.bottom)}%` }}
      />
    </span>
    <span className={classNames('figures text-right text-label whitespace-nowrap', valueClass)}>{value}</span>
  </>
);

const rowClass =
  'grid min-h-11 w-full grid-cols-[7rem_minmax(0,1fr)_4.75rem] items-center gap-2 border-b border-line-soft text-left';

/** The rows of a waterfall, one below the other. */
const listRows = <Name extends string>(drawing: WaterfallDrawing<Name>): readonly WaterfallRow[] => {
  const { before, after, steps, chosen, onChoose, layout } = drawing;
  const { zero } = layout;
  const createEnd = (id: string, { label, basis, amount }: WaterfallEnd, extent: BarExtent) => ({
    id,
    label,
    basis,
    value: formatCompact(amount),
    valueClass: 'font-semibold',
    barClass: 'bg-bar-strong',
    extent,
    zero,
  });
  return [
    createEnd('before', before, layout.before),
    ...steps.map((step, index) => {
      const { name, label, basis, amount } = step;
      const tone = chooseStepTone(step, drawing);
      return {
        id: name,
        label,
        basis,
        value: formatSigned(amount),
        valueClass: toneClasses[tone],
        barClass: barClasses[tone],
        extent: layout.steps[index] ?? layout.before,
        zero,
        isChosen: chosen === name,
        ...(onChoose && { onPress: () => onChoose(chosen === name ? undefined : name) }),
      };
    }),
    createEnd('after', after, layout.after),
  ];
};

/** A waterfall on its side, for a narrow screen: one row per amount, each as high as a touch target. */
export const WaterfallRows = <Name extends string>(drawing: WaterfallDrawing<Name>) => (
  <div className="border-t border-line-soft">
    {listRows(drawing).map((row) =>
      row.onPress === undefined ? (
        <div key={row.id} className={rowClass}>
          <Row {...row} />
        </div>
      ) : (
        <button
          key={row.id}
          type="button"
          aria-pressed={row.isChosen}
          onClick={row.onPress}
          className={classNames(rowClass, '-outline-offset-2', row.isChosen === true && 'bg-accent-soft')}
        >
          <Row {...row} />
        </button>
      ),
    )}
  </div>
);
