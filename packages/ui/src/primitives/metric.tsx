import type { DefinedField } from '../fields/field-definitions.ts';
import { fieldDefinitions } from '../fields/field-definitions.ts';
import { defineInScope } from '../fields/index-scope.ts';
import { useExplanation } from '../fields/loaded-data.ts';
import { formatHeader, toDisplayNumber, formatValue } from '../fields/field-definition.ts';
import { formatCompactMoney, formatMoney } from '../format/numbers.ts';
import { IndexBadge, IndexCaption, useIndexScope } from './index-badge.tsx';
import { MetricChange, type MetricContext } from './metric-change.tsx';
import { Term } from './term.tsx';

/** Formats a metric compactly: «307 млн ₸». */
export const formatMetric = (field: DefinedField, value: number | null): string => {
  const { kind } = fieldDefinitions[field];
  if (kind === 'money') return formatCompactMoney(value);
  if (kind === 'price') return formatMoney(toDisplayNumber(kind, value));
  return formatValue(kind, value);
};

/** Value of the earlier week: `pending` while loading, undefined without a comparison. */
export type PreviousValue = number | null | 'pending' | undefined;

interface Props {
  readonly field: DefinedField;
  readonly value: number | null;
  readonly previous?: PreviousValue;
  /** Comparison of the change; by default the week before. */
  readonly context?: MetricContext | undefined;
}

/** One metric of a profile: label with its definition, value, change. */
export const Metric = ({ field, value, previous, context }: Props) => {
  const definition = fieldDefinitions[field];
  const scoped = defineInScope(definition, useIndexScope());
  const explanation = useExplanation(scoped);
  const hasOwnUnit = definition.kind === 'money' || definition.kind === 'price';
  const label = hasOwnUnit ? definition.label : formatHeader({ ...definition, shortLabel: definition.label });
  const narrowLabel = definition.kind === 'prospect' ? definition.shortLabel : undefined;
  return (
    <div className="min-w-0 py-2 md:@min-[56rem]:min-w-auto">
      <dt>
        <Term title={scoped.label} text={explanation} className="text-label text-ink-2 md:whitespace-nowrap">
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
      <dd className="mt-0.5">
        <span className="flex flex-wrap items-center gap-x-1.5 max-[23rem]:gap-x-1 md:flex-nowrap">
          <span className="figures text-figure whitespace-nowrap max-[23rem]:text-[1rem]">
            {formatMetric(field, value)}
          </span>
          {definition.kind === 'prospect' && value !== null ? <IndexBadge index={value} /> : null}
        </span>
        <span className="block min-h-4 text-label font-normal max-[23rem]:text-axis">
          {definition.kind === 'prospect' ? (
            <span className="text-ink-2">
              <IndexCaption />
            </span>
          ) : null}
          {typeof previous === 'number' && value !== null ? (
            <MetricChange field={field} value={value} before={previous} context={context} />
          ) : null}
        </span>
      </dd>
    </div>
  );
};
