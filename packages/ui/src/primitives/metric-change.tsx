import * as texts from '#texts/primitives';
import type { FieldKind } from '../fields/field-definition.ts';
import { fieldDefinitions, type DefinedField } from '../fields/field-definitions.ts';
import {
  showPlaceChange,
  showRelativeChange,
  showShareChange,
  toneClasses,
  type ShownChange,
} from '../format/change.ts';

/** Comparison of a metric's change. */
export interface MetricContext {
  /** The earlier week: «к неделе 45». */
  readonly against: string;
  /** Whether the units sold differ by chance alone; null without units. */
  readonly isWithinChance: boolean | null;
  /** Relative change of the market; null if unknown. */
  readonly marketChange?: number | null | undefined;
  /** Number of places. */
  readonly placesCount?: number | undefined;
  /** Tooltip: the earlier value, or why the change may be chance. */
  readonly hint?: string | undefined;
}

/** Kinds whose change is relative; for an index it would be meaningless. */
const relativeKinds: ReadonlySet<FieldKind> = new Set(['money', 'price', 'count']);

const colouredFields: ReadonlySet<DefinedField> = new Set(['revenue', 'salesCount']);

const WEEK_BEFORE: MetricContext = { against: texts.overWeek, isWithinChance: null };

const showChange = (
  field: DefinedField,
  value: number,
  before: number,
  { isWithinChance, placesCount }: MetricContext,
): ShownChange | undefined => {
  const { kind } = fieldDefinitions[field];
  if (kind === 'rank') return showPlaceChange(value, before, placesCount);
  if (kind === 'share') return showShareChange(value, before, { isColoured: true, isWithinChance });
  if (!relativeKinds.has(kind) || before === 0) return undefined;
  return showRelativeChange(value / before - 1, {
    isColoured: colouredFields.has(field),
    isWithinChance: colouredFields.has(field) ? isWithinChance : null,
  });
};

/** Describes a change for screen readers; a place change is read as written. */
const describeDirection = (field: DefinedField, value: number, before: number) => {
  if (fieldDefinitions[field].kind === 'rank') return texts.rankChange;
  if (value === before) return texts.unchanged;
  return value > before ? texts.growth : texts.decline;
};

const showMarketChange = (ratio: number): string =>
  showRelativeChange(ratio, { isColoured: false, isWithinChance: null }).text;

interface Props {
  readonly field: DefinedField;
  readonly value: number;
  readonly before: number;
  readonly context: MetricContext | undefined;
}

/** Changes of a metric and of the market: «+25,8 % · рынок +19,2 %». */
export const MetricChange = ({ field, value, before, context = WEEK_BEFORE }: Props) => {
  const change = showChange(field, value, before, context);
  if (change === undefined) return null;
  const { against, marketChange, hint } = context;
  return (
    <span title={hint} className="figures whitespace-nowrap max-[22rem]:text-axis">
      <span className={toneClasses[change.tone]}>
        <span className="sr-only">{describeDirection(field, value, before)(against)} </span>
        {change.text}
      </span>
      {marketChange === undefined || marketChange === null ? null : (
        <span className="text-ink-3 @min-[56rem]:@max-[66rem]:hidden">
          {' '}
          {texts.marketChange(showMarketChange(marketChange))}
        </span>
      )}
    </span>
  );
};
