import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import type { DefinedField } from '../fields/field-definitions.ts';
import { fieldDefinitions } from '../fields/field-definitions.ts';
import { type FieldKind, formatHeader, toDisplayNumber, formatValue } from '../fields/field-definition.ts';
import { formatChange, formatCompactMoney, formatMoney } from '../format/numbers.ts';
import { ProspectIndexBadge } from './prospect-badge.tsx';
import { Term } from './term.tsx';

/** Kinds whose change is shown in percent; a relative change of an index is meaningless. */
const comparedKinds: ReadonlySet<FieldKind> = new Set(['money', 'price', 'count']);

const formatMetric = (field: DefinedField, value: number | null): string => {
  const { kind } = fieldDefinitions[field];
  if (kind === 'money') return formatCompactMoney(value);
  if (kind === 'price') return formatMoney(toDisplayNumber(kind, value));
  return formatValue(kind, value);
};

/** Relative change against the previous week: sign, colour and a word for screen readers. */
export const RelativeChange = ({ ratio }: { readonly ratio: number }) => {
  const text = formatChange(ratio);
  const isUp = text.startsWith('+');
  const isMoved = isUp || text.startsWith('−');
  return (
    <span
      className={classNames(
        'figures min-w-11 text-badge whitespace-nowrap max-[23rem]:min-w-0 max-[23rem]:text-axis',
        isUp ? 'text-up' : isMoved ? 'text-down' : 'text-ink-3',
      )}
    >
      <span className="sr-only">{isUp ? 'рост' : isMoved ? 'снижение' : 'без изменений'} за неделю </span>
      {text}
    </span>
  );
};

/** Value of the previous week: `pending` while loading, undefined without a comparison. */
export type PreviousValue = number | null | 'pending' | undefined;

interface Props {
  readonly field: DefinedField;
  readonly value: number | null;
  readonly previous?: PreviousValue;
  /** Content beside the value. */
  readonly children?: ReactNode;
}

/** One metric of a profile: label with its definition, value, change. */
export const Metric = ({ field, value, previous, children }: Props) => {
  const definition = fieldDefinitions[field];
  const hasOwnUnit = definition.kind === 'money' || definition.kind === 'price';
  const label = hasOwnUnit ? definition.label : formatHeader({ ...definition, shortLabel: definition.label });
  const narrowLabel = definition.kind === 'prospect' ? definition.shortLabel : undefined;
  const comparable = comparedKinds.has(definition.kind) ? previous : undefined;
  return (
    <div className="min-w-0 py-2.5">
      <dt>
        <Term title={definition.label} text={definition.explanation} className="text-label text-ink-2">
          {narrowLabel === undefined ? (
            label
          ) : (
            <>
              <span className="max-[23rem]:hidden">{label}</span>
              <span className="min-[23rem]:hidden">{narrowLabel}</span>
            </>
          )}
        </Term>
      </dt>
      <dd className="mt-0.5 flex flex-wrap items-baseline gap-x-1.5 max-[23rem]:gap-x-1">
        <span className="figures text-figure whitespace-nowrap max-[23rem]:text-[1rem]">
          {formatMetric(field, value)}
        </span>
        {definition.kind === 'prospect' && value !== null ? <ProspectIndexBadge index={value} /> : null}
        {typeof comparable === 'number' && comparable !== 0 && value !== null ? (
          <RelativeChange ratio={value / comparable - 1} />
        ) : null}
        {comparable === 'pending' ? <span className="min-w-11" /> : null}
        {children}
      </dd>
    </div>
  );
};

/** Row of metrics: one line where it fits, else four per line, two on a phone. */
export const MetricRow = ({ children }: { readonly children: ReactNode }) => (
  <div className="@container overflow-x-clip border-b border-line [overflow-clip-margin:6px]">
    <dl className="grid grid-cols-2 max-[23rem]:grid-cols-[auto_auto] md:-ml-3.5 md:grid-cols-[repeat(4,auto)] md:@min-[66rem]:flex [&>*]:border-t [&>*]:border-line max-md:[&>*:last-child:nth-child(odd)]:col-span-2 max-md:[&>*:nth-child(even)]:border-l max-md:[&>*:nth-child(even)]:pl-4 max-[23rem]:[&>*:nth-child(even)]:pl-2 max-[23rem]:[&>*:nth-child(odd)]:pr-1 md:[&>*]:-ml-px md:[&>*]:flex-auto md:[&>*]:border-l md:[&>*]:px-3.5 md:[&>*:last-child:nth-child(4n+1)]:col-span-4 md:[&>*:last-child:nth-child(4n+2)]:col-span-3 md:[&>*:last-child:nth-child(4n+3)]:col-span-2">
      {children}
    </dl>
  </div>
);
