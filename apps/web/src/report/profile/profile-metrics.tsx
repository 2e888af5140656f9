import * as texts from '#texts/report/profile/profile';
import type { DefinedField } from '@vitrina/ui/fields';
import { useIsPhone } from '@vitrina/ui/use-is-phone';
import { formatCount } from '@vitrina/ui/format/plural';
import { IndexRow } from '@vitrina/ui/primitives/index-badge';
import { Metric, MetricRow } from '@vitrina/ui/primitives/metric';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { usePeriod } from '../../period/period-context.ts';
import { formatAgainst, useAgainst } from '../../period/use-against.ts';
import { createMetricContext } from './metric-contexts.ts';
import type { MarketTotals } from './use-market-totals.ts';

/** Number of metrics that a phone shows before the others are opened. */
export const PHONE_METRIC_COUNT = 2;

interface Props<Field extends DefinedField> {
  fields: readonly Field[];
  info: Readonly<Record<Field, number | null>>;
  /** The same fields in the compared week. */
  before: Readonly<Record<Field, number | null>> | 'pending' | undefined;
  /** The market's totals in both weeks; undefined for the market itself. */
  market?: MarketTotals;
  /** Number of ranked entities, once known. */
  placesCount?: number | undefined;
  /** Renders the trend line of a metric. */
  renderLine?: ((field: Field) => ReactNode) | undefined;
  /** Names the leaders in the button's label: «топ категорий и брендов». */
  leadersLabel?: string;
  /** Whether a phone shows the further metrics initially. */
  isOpenAtFirst?: boolean;
  /** The leading categories, sellers or brands. */
  children?: ReactNode;
}

/** Returns the contexts of the metrics' changes, by field. */
function useMetricContext<Field extends DefinedField>({ info, before, market, placesCount }: Props<Field>) {
  const { week } = usePeriod();
  const { week: against } = useAgainst();
  return createMetricContext({
    info,
    before: before === 'pending' ? undefined : before,
    market,
    against: against === undefined ? texts.overWeek : formatAgainst(against, week),
    placesCount,
  });
}

/** Metrics of a profile or week with their changes, and the leaders; a phone shows the first two metrics. */
export function ProfileMetrics<Field extends DefinedField>(props: Props<Field>) {
  const { fields, info, before, renderLine, leadersLabel, isOpenAtFirst = false, children } = props;
  const phone = useIsPhone();
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const restId = useId();
  const getContext = useMetricContext(props);
  const renderRow = (of: readonly Field[]) => (
    <IndexRow row={info}>
      <MetricRow>
        {of.map((field) => (
          <Metric
            key={field}
            field={field}
            value={info[field]}
            previous={before === 'pending' ? before : before?.[field]}
            context={getContext(field)}
            line={renderLine?.(field)}
          />
        ))}
      </MetricRow>
    </IndexRow>
  );
  if (!phone) {
    return (
      <>
        {renderRow(fields)}
        {children === undefined ? null : <div className="flex gap-x-8 pt-1.5">{children}</div>}
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
        {texts.more(formatCount(fields.length - PHONE_METRIC_COUNT, texts.metric), leadersLabel)}
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
