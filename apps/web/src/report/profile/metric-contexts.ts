import * as texts from '#texts/report/profile/profile';
import { fieldDefinitions, type DefinedField } from '@vitrina/ui/fields';
import { formatValue } from '@vitrina/ui/fields/field-definition';
import { explainChance, isWithinChance } from '@vitrina/ui/format/change';
import type { MetricContext } from '@vitrina/ui/primitives/metric-change';
import { usePeriod } from '../../period/period-context.ts';
import { formatAgainst, useAgainst } from '../../period/use-against.ts';
import { computeMarketChange, type MarketTotals } from './use-market-totals.ts';

/** Metrics of one week by field. */
type MetricValues = Readonly<Partial<Record<DefinedField, number | null>>>;

interface Weeks {
  info: MetricValues;
  before: MetricValues | undefined;
  /** Undefined for the market itself. */
  market: MarketTotals | undefined;
  /** «к неделе 45» */
  against: string;
  /** Number of ranked entities. */
  placesCount: number | undefined;
}

/** Explains a change: why it may be chance, or the earlier value. */
function explain(field: DefinedField, { info, before, against }: Weeks, isChance: boolean) {
  const { salesCount } = info;
  const unitsBefore = before?.salesCount;
  if (isChance && typeof salesCount === 'number' && typeof unitsBefore === 'number')
    return explainChance(salesCount, unitsBefore);
  const value = before?.[field];
  const { kind, unit } = fieldDefinitions[field];
  if (value === undefined || value === null) return undefined;
  return texts.before(against, `${formatValue(kind, value)}${unit === undefined ? '' : `\u00a0${unit}`}`);
}

/** Creates the context of each metric's change. */
export function createMetricContext(weeks: Weeks): (field: DefinedField) => MetricContext {
  const { info, before, market, against, placesCount } = weeks;
  const isChance = isWithinChance(info.salesCount, before?.salesCount);
  return (field) => ({
    against,
    isWithinChance: isChance,
    marketChange: market && computeMarketChange(market, field),
    placesCount,
    hint: explain(field, weeks, isChance === true && (field === 'revenue' || field === 'salesCount')),
  });
}

interface Figures {
  info: MetricValues;
  before: MetricValues | 'pending' | undefined;
  market?: MarketTotals | undefined;
}

/** Returns the contexts of the changes of figures, by field. */
export function useMetricContext({ info, before, market }: Figures): (field: DefinedField) => MetricContext {
  const { week } = usePeriod();
  const { week: against } = useAgainst();
  return createMetricContext({
    info,
    before: before === 'pending' ? undefined : before,
    market,
    against: against === undefined ? texts.overWeek : formatAgainst(against, week),
    placesCount: undefined,
  });
}
