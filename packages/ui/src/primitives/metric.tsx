import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import type { DefinedField } from '../fields/field-definitions.ts';
import { fieldDefinitions } from '../fields/field-definitions.ts';
import { type FieldKind, formatHeader, toDisplayNumber, formatValue } from '../fields/field-definition.ts';
import { formatChange, formatCompactMoney, formatMoney } from '../format/numbers.ts';
import { ProspectIndexBadge } from './prospect-badge.tsx';
import { Term } from './term.tsx';

/** Kinds whose change is told in percent; of an index that would say nothing. */
const compared: ReadonlySet<FieldKind> = new Set(['money', 'price', 'count']);

const written = (field: DefinedField, value: number | null): string => {
  const { kind } = fieldDefinitions[field];
  if (kind === 'money') return formatCompactMoney(value);
  if (kind === 'price') return formatMoney(toDisplayNumber(kind, value));
  return formatValue(kind, value);
};

/** A relative change against the week before: its direction by sign, by colour and, when read aloud, by word. */
export const RelativeChange = ({ ratio }: { readonly ratio: number }) => {
  const text = formatChange(ratio);
  const up = text.startsWith('+');
  const moved = up || text.startsWith('−');
  return (
    <span
      className={classNames(
        'figures min-w-11 text-badge whitespace-nowrap max-[23rem]:min-w-0 max-[23rem]:text-axis',
        up ? 'text-up' : moved ? 'text-down' : 'text-ink-3',
      )}
    >
      <span className="sr-only">{up ? 'рост' : moved ? 'снижение' : 'без изменений'} за неделю </span>
      {text}
    </span>
  );
};

/** The same figure of the week before: awaited while on its way, absent where there is nothing to compare with. */
export type PreviousValue = number | null | 'awaited' | undefined;

interface Props {
  readonly field: DefinedField;
  readonly value: number | null;
  readonly before?: PreviousValue;
  /** More beside the value. */
  readonly children?: ReactNode;
}

/** One figure of a profile: its label with the definition, the value, its change. */
export const Metric = ({ field, value, before, children }: Props) => {
  const definition = fieldDefinitions[field];
  const ownUnit = definition.kind === 'money' || definition.kind === 'price';
  const label = ownUnit ? definition.label : formatHeader({ ...definition, short: definition.label });
  const narrow = definition.kind === 'prospect' ? definition.short : undefined;
  const earlier = compared.has(definition.kind) ? before : undefined;
  return (
    <div className="min-w-0 py-2.5">
      <dt>
        <Term title={definition.label} text={definition.hint} className="text-label text-ink-2">
          {narrow === undefined ? (
            label
          ) : (
            <>
              <span className="max-[23rem]:hidden">{label}</span>
              <span className="min-[23rem]:hidden">{narrow}</span>
            </>
          )}
        </Term>
      </dt>
      <dd className="mt-0.5 flex flex-wrap items-baseline gap-x-1.5 max-[23rem]:gap-x-1">
        <span className="figures text-figure whitespace-nowrap max-[23rem]:text-[1rem]">
          {written(field, value)}
        </span>
        {definition.kind === 'prospect' && value !== null ? <ProspectIndexBadge index={value} /> : null}
        {typeof earlier === 'number' && earlier !== 0 && value !== null ? (
          <RelativeChange ratio={value / earlier - 1} />
        ) : null}
        {earlier === 'awaited' ? <span className="min-w-11" /> : null}
        {children}
      </dd>
    </div>
  );
};

/** Figures side by side between hairlines: in one line where there is room, else four to a line, two on a phone. */
export const MetricRow = ({ children }: { readonly children: ReactNode }) => (
  <div className="@container overflow-x-clip border-b border-line [overflow-clip-margin:6px]">
    <dl className="grid grid-cols-2 max-[23rem]:grid-cols-[auto_auto] md:-ml-3.5 md:grid-cols-[repeat(4,auto)] md:@min-[66rem]:flex [&>*]:border-t [&>*]:border-line max-md:[&>*:last-child:nth-child(odd)]:col-span-2 max-md:[&>*:nth-child(even)]:border-l max-md:[&>*:nth-child(even)]:pl-4 max-[23rem]:[&>*:nth-child(even)]:pl-2 max-[23rem]:[&>*:nth-child(odd)]:pr-1 md:[&>*]:-ml-px md:[&>*]:flex-auto md:[&>*]:border-l md:[&>*]:px-3.5 md:[&>*:last-child:nth-child(4n+1)]:col-span-4 md:[&>*:last-child:nth-child(4n+2)]:col-span-3 md:[&>*:last-child:nth-child(4n+3)]:col-span-2">
      {children}
    </dl>
  </div>
);
