import type { DefinedField } from '@vitrina/ui/fields';
import { useIsPhone } from '@vitrina/ui/use-is-phone';
import { formatCount } from '@vitrina/ui/format/plural';
import { Metric, MetricRow } from '@vitrina/ui/primitives/metric';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';

/** Number of metrics that a phone shows before the others are opened. */
export const PHONE_METRIC_COUNT = 4;

const more = { one: 'показатель', few: 'показателя', many: 'показателей' };

interface Props<Field extends DefinedField> {
  fields: readonly Field[];
  info: Readonly<Record<Field, number | null>>;
  /** The same fields in the previous week. */
  before: Readonly<Record<Field, number | null>> | 'pending' | undefined;
  /** Names the leaders in the button's label: «топ категорий и брендов». */
  leadersLabel?: string;
  /** The leading categories, sellers or brands. */
  children?: ReactNode;
}

/** Metrics of a profile or week with their changes, and the leaders; a phone shows the first four metrics. */
export function ProfileMetrics<Field extends DefinedField>(props: Props<Field>) {
  const { fields, info, before, leadersLabel, children } = props;
  const phone = useIsPhone();
  const [isOpen, setOpen] = useState(false);
  const restId = useId();
  const renderRow = (of: readonly Field[]) => (
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
        {renderRow(fields)}
        {children}
      </>
    );
  }
  return (
    <>
      {renderRow(fields.slice(0, PHONE_METRIC_COUNT))}
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={restId}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-11 w-full items-center justify-between gap-2 border-b border-line py-2 text-left text-ink-2"
      >
        Ещё {formatCount(fields.length - PHONE_METRIC_COUNT, more)}
        {leadersLabel && `, ${leadersLabel}`}
        <ChevronDown
          className={isOpen ? 'size-4 shrink-0 rotate-180' : 'size-4 shrink-0'}
          aria-hidden="true"
        />
      </button>
      <div id={restId} hidden={!isOpen} className="-mt-px">
        {renderRow(fields.slice(PHONE_METRIC_COUNT))}
        {children}
      </div>
    </>
  );
}
