import type { DefinedField } from '@vitrina/ui/fields';
import { useIsPhone } from '@vitrina/ui/use-is-phone';
import { formatCount } from '@vitrina/ui/format/plural';
import { Metric, MetricRow } from '@vitrina/ui/primitives/metric';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';

/** So many figures stand on a phone before the rest is asked for. */
export const FIRST_FIGURES = 4;

const more = { one: 'показатель', few: 'показателя', many: 'показателей' };

interface Props<Field extends DefinedField> {
  fields: readonly Field[];
  info: Readonly<Record<Field, number | null>>;
  /** The same of the week before. */
  before: Readonly<Record<Field, number | null>> | 'pending' | undefined;
  /** «топ категорий и брендов» */
  leadersAre?: string;
  /** The leading categories, sellers or brands. */
  children?: ReactNode;
}

/** The figures of a profile or of the week with their changes, and the leaders; a phone shows the first four figures. */
export function ProfileMetrics<Field extends DefinedField>(props: Props<Field>) {
  const { fields, info, before, leadersAre, children } = props;
  const phone = useIsPhone();
  const [isOpen, setOpen] = useState(false);
  const rest = useId();
  const row = (of: readonly Field[]) => (
    <MetricRow>
      {of.map((field) => (
        <Metric
          key={field}
          field={field}
          value={info[field]}
          previous={before === 'pending' ? before : before?.[field]}
        />
      ))}
    </MetricRow>
  );
  if (!phone) {
    return (
      <>
        {row(fields)}
        {children}
      </>
    );
  }
  return (
    <>
      {row(fields.slice(0, FIRST_FIGURES))}
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={rest}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-11 w-full items-center justify-between gap-2 border-b border-line py-2 text-left text-ink-2"
      >
        Ещё {formatCount(fields.length - FIRST_FIGURES, more)}
        {leadersAre && `, ${leadersAre}`}
        <ChevronDown
          className={isOpen ? 'size-4 shrink-0 rotate-180' : 'size-4 shrink-0'}
          aria-hidden="true"
        />
      </button>
      <div id={rest} hidden={!isOpen} className="-mt-px">
        {row(fields.slice(FIRST_FIGURES))}
        {children}
      </div>
    </>
  );
}
