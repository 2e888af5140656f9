import { classNames } from '../../class-names.ts';
import { formatCompact } from '../../format/numbers.ts';
import { type ChangeTone, toneClasses } from '../../format/change.ts';
import { WaterfallAxis } from './waterfall-axis.tsx';
import {
  barClasses,
  chooseStepTone,
  formatSigned,
  type WaterfallDrawing,
  type WaterfallEnd,
  type WaterfallStep,
} from './waterfall-drawing.ts';
import type { BarExtent } from './waterfall-layout.ts';

interface BarProps {
  readonly extent: BarExtent;
  readonly className: string;
}

/** A bar of at least 2 px. */
const Bar = ({ extent: { bottom, top }, className }: BarProps) => (
  <span
    aria-hidden="true"
    className={classNames('mark absolute inset-x-[9%] min-h-0.5 rounded-mark', className)}
    style={{ bottom: `${100 * bottom}%`, height: `${100 * (top - bottom)}%` }}
  />
);

interface ColumnProps {
  readonly label: string;
  readonly basis: string;
  readonly value: string;
  readonly valueClass: string;
  readonly bar: BarProps;
  /** Level of the dashed line to the next column; none after the last. */
  readonly join: number | undefined;
  readonly zero: number | null;
}

/** A column: value above the bar, label and basis below. */
const Column = ({ label, basis, value, valueClass, bar, join, zero }: ColumnProps) => (
  <>
    <span className="relative block h-full">
      <WaterfallAxis of="column" zero={zero} />
      <Bar {...bar} />
      <span
        className={classNames(
          'figures absolute inset-x-0 text-center text-label whitespace-nowrap',
          valueClass,
        )}
        style={{ bottom: `calc(${100 * bar.extent.top}% + 2px)` }}
      >
        {value}
      </span>
      {join === undefined ? null : (
        <span
          aria-hidden="true"
          className="absolute left-[91%] w-[18%] border-t border-dashed border-line-control"
          style={{ bottom: `${100 * join}%` }}
        />
      )}
    </span>
    <span className="-mx-3 block truncate pt-1 text-center text-label">{label}</span>
    <span className="-mx-1 block truncate text-center text-axis font-normal text-ink-3">{basis}</span>
  </>
);

const columnClass = 'grid h-(--waterfall-height,120px) min-w-0 grid-rows-[minmax(0,1fr)_auto_auto] pt-5';

/** One end: the amount before or after all steps. */
const End = ({
  end,
  ...column
}: { readonly end: WaterfallEnd } & Pick<ColumnProps, 'bar' | 'join' | 'zero'>) => (
  <div className={columnClass}>
    <Column
      label={end.label}
      basis={end.basis}
      value={formatCompact(end.amount)}
      valueClass="font-semibold"
      {...column}
    />
  </div>
);

interface StepProps {
  readonly step: WaterfallStep;
  readonly extent: BarExtent;
  readonly join: number | undefined;
  readonly zero: number | null;
  readonly tone: ChangeTone;
  readonly isChosen: boolean;
  /** Without it the step cannot be pressed. */
  readonly onPress: (() => void) | undefined;
}

/** One step, a button if it can be pressed. */
const Step = ({ step, extent, join, zero, tone, isChosen, onPress }: StepProps) => {
  const column = (
    <Column
      label={step.label}
      basis={step.basis}
      value={formatSigned(step.amount)}
      valueClass={toneClasses[tone]}
      bar={{ extent, className: barClasses[tone] }}
      join={join}
      zero={zero}
    />
  );
  if (onPress === undefined) return <div className={columnClass}>{column}</div>;
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onPress}
      className={classNames(
        columnClass,
        'rounded-control -outline-offset-2 hover:bg-hover',
        isChosen && 'bg-accent-soft',
      )}
    >
      {column}
    </button>
  );
};

/** The columns of a waterfall, side by side. */
export const WaterfallColumns = <Name extends string>(drawing: WaterfallDrawing<Name>) => {
  const { before, after, steps, chosen, onChoose, layout } = drawing;
  const { zero } = layout;
  const className = 'bg-bar-strong';
  return (
    <div className="grid auto-cols-fr grid-flow-col">
      <End end={before} bar={{ className, extent: layout.before }} join={layout.levels[0]} zero={zero} />
      {steps.map((step, index) => (
        <Step
          key={step.name}
          step={step}
          extent={layout.steps[index] ?? layout.before}
          join={layout.levels[index + 1]}
          zero={zero}
          tone={chooseStepTone(step, drawing)}
          isChosen={chosen === step.name}
          onPress={onChoose && (() => onChoose(chosen === step.name ? undefined : step.name))}
        />
      ))}
      <End end={after} bar={{ className, extent: layout.after }} join={undefined} zero={zero} />
    </div>
  );
};
