import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import type { FacedField } from '../faces.ts';
import { faces } from '../faces.ts';
import { headOf, numberOf, writeValue } from '../faces/face.ts';
import { formatChange, formatCompactMoney, formatMoney } from '../format.ts';
import { ProspectOf } from './prospect-badge.tsx';
import { Term } from './term.tsx';

const written = (field: FacedField, value: number | null): string => {
  const { kind } = faces[field];
  if (kind === 'money') return formatCompactMoney(value);
  if (kind === 'price') return formatMoney(numberOf(kind, value));
  return writeValue(kind, value);
};

/** A relative change against the week before: its direction by sign and by colour. */
export const Change = ({ ratio }: { readonly ratio: number }) => {
  const text = formatChange(ratio);
  const colour = text.startsWith('+') ? 'text-up' : 'text-down';
  return (
    <span className={classNames('figures text-badge', /^[+−]/.test(text) ? colour : 'text-ink-3')}>
      <span className="sr-only">за неделю </span>
      {text}
    </span>
  );
};

interface Props {
  readonly field: FacedField;
  readonly value: number | null;
  /** The same figure of the week before, where it is published. */
  readonly before?: number | null | undefined;
  /** More beside the value. */
  readonly children?: ReactNode;
}

/** One figure of a profile: its label with the definition, the value, its change. */
export const Figure = ({ field, value, before, children }: Props) => {
  const face = faces[field];
  const ownUnit = face.kind === 'money' || face.kind === 'price';
  const changed = typeof before === 'number' && before !== 0 && value !== null;
  return (
    <div className="min-w-0 py-2.5">
      <dt>
        <Term title={face.label} text={face.hint} className="text-label text-ink-2">
          {ownUnit ? face.label : headOf({ ...face, short: face.label })}
        </Term>
      </dt>
      <dd className="mt-0.5 flex flex-wrap items-baseline gap-x-2">
        <span className="figures text-figure whitespace-nowrap">{written(field, value)}</span>
        {face.kind === 'prospect' && value !== null ? <ProspectOf index={value} /> : null}
        {changed ? <Change ratio={value / before - 1} /> : null}
        {children}
      </dd>
    </div>
  );
};

/** Figures side by side between hairlines; two to a row on a phone. */
export const FigureRow = ({ children }: { readonly children: ReactNode }) => (
  <dl className="grid grid-cols-2 border-y border-line md:flex md:flex-wrap max-md:[&>*:nth-child(even)]:border-l max-md:[&>*:nth-child(even)]:pl-4 max-md:[&>*:nth-child(n+3)]:border-t [&>*]:border-line md:[&>*]:flex-auto md:[&>*]:pr-3.5 md:[&>*+*]:border-l md:[&>*+*]:pl-3.5">
    {children}
  </dl>
);
