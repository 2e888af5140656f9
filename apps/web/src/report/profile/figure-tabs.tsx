import * as texts from '#texts/report/profile/figure-tabs';
import { fieldDefinitions, type DefinedField } from '@vitrina/ui/fields';
import { defineInScope, type IndexScope } from '@vitrina/ui/fields/index-scope';
import { useExplain } from '@vitrina/ui/fields/loaded-data';
import { formatValue } from '@vitrina/ui/fields/field-definition';
import { formatNumber, formatPercent } from '@vitrina/ui/format/numbers';
import { type ChartTab, ChartTabs } from '@vitrina/ui/primitives/chart-tabs';
import { IndexBadge, IndexCaption, IndexRow, useIndexScope } from '@vitrina/ui/primitives/index-badge';
import { formatMetric, type PreviousValue } from '@vitrina/ui/primitives/metric';
import { MetricChange } from '@vitrina/ui/primitives/metric-change';
import type { ReactNode } from 'react';
import { useMetricContext } from './metric-contexts.ts';
import type { MarketTotals } from './use-market-totals.ts';

type Figures<Field extends DefinedField> = Readonly<Record<Field, number | null>>;

/** Figures of a week, compared with an earlier one. */
export interface FiguresProps<Field extends DefinedField> {
  /** In display order; the market's change stands at the first. */
  fields: readonly Field[];
  info: Figures<Field>;
  /** The same fields in the compared week. */
  before: Figures<Field> | 'pending' | undefined;
  /** The market's totals in both weeks; undefined for the market itself. */
  market?: MarketTotals;
  /** Number of ranked entities, once known. */
  placesCount?: number | undefined;
  /** Sentences after the explanations of single figures. */
  hints?: Partial<Record<Field, string>> | undefined;
  /** Replaces parts of single tabs, such as the range of prices. */
  overrides?: Partial<Record<Field, Partial<ChartTab<Field>>>> | undefined;
}

interface Props<Field extends DefinedField> extends FiguresProps<Field> {
  value: Field;
  onChange: (field: Field) => void;
  /** The chart of the chosen figure. */
  children: ReactNode;
}

const formatFigure = (field: DefinedField, value: number | null): string =>
  fieldDefinitions[field].kind === 'share' ? formatPercent(value) : formatMetric(field, value);

/** «шт.», «из 1 773» */
function getUnit(field: DefinedField, value: number | null, placesCount: number | undefined) {
  const { kind, unit } = fieldDefinitions[field];
  if (value === null) return undefined;
  if (kind === 'rank') return placesCount === undefined ? undefined : texts.outOf(formatNumber(placesCount));
  return kind === 'count' ? unit : undefined;
}

/** The earlier value of an index, whose relative change says nothing: «было 0,56». */
const IndexBefore = ({ field, value, before }: { field: DefinedField; value: number; before: number }) => {
  const [now, then] = [value, before].map((index) => formatValue(fieldDefinitions[field].kind, index));
  if (before === 0) return null;
  return now === then ? texts.unchanged : <span className="figures">{texts.before(then ?? '')}</span>;
};

interface NoteProps {
  field: DefinedField;
  value: number | null;
  previous: PreviousValue;
  context: Parameters<typeof MetricChange>[0]['context'];
}

/** Below a value: its change, or what an index is a mean of. */
function Note({ field, value, previous, context }: NoteProps) {
  const { kind } = fieldDefinitions[field];
  const isIndex = kind === 'prospect' || kind === 'index';
  const caption = <IndexCaption />;
  if (typeof previous !== 'number' || value === null) return isIndex ? caption : null;
  if (!isIndex) return <MetricChange field={field} value={value} before={previous} context={context} />;
  // What an index is a mean of leaves no room for its earlier value.
  return (
    <span className="[&>:first-child:not(:empty)+*]:hidden">
      <span>{kind === 'prospect' ? caption : null}</span>
      <span>
        <IndexBefore field={field} value={value} before={previous} />
      </span>
    </span>
  );
}

/** Names a field, and explains it in the scope of the index. */
const define = (field: DefinedField, scope: IndexScope | undefined) => {
  const { kind, label, shortLabel = label } = fieldDefinitions[field];
  const { explanation } = defineInScope(fieldDefinitions[field], scope);
  return { kind, explanation, label: kind === 'prospect' ? shortLabel : label };
};

/** Creates the tabs of the figures. */
function useTabs<Field extends DefinedField>(props: FiguresProps<Field>): readonly ChartTab<Field>[] {
  const { fields, info, before, placesCount, hints, overrides } = props;
  const getContext = useMetricContext(props);
  const scope = useIndexScope(info);
  const explain = useExplain();
  return fields.map((field, index) => {
    const value = info[field];
    const context = getContext(field);
    const definition = define(field, scope);
    return {
      name: field,
      label: definition.label,
      explanation: [explain(definition), hints?.[field]].filter(Boolean).join(' '),
      value: formatFigure(field, value),
      unit: getUnit(field, value, placesCount),
      note: (
        <Note
          field={field}
          value={value}
          previous={before === 'pending' ? before : before?.[field]}
          context={index === 0 ? context : { ...context, marketChange: undefined }}
        />
      ),
      aside: definition.kind === 'prospect' && value !== null ? <IndexBadge index={value} /> : undefined,
      ...overrides?.[field],
    };
  });
}

/** Figures of a profile or of the week as tabs of one chart, each with its change. */
export function FigureTabs<Field extends DefinedField>({
  value,
  onChange,
  children,
  ...figures
}: Props<Field>) {
  const tabs = useTabs(figures);
  return (
    <IndexRow row={figures.info}>
      <ChartTabs label={texts.figures} tabs={tabs} value={value} onChange={onChange}>
        {children}
      </ChartTabs>
    </IndexRow>
  );
}
