import { noBrand } from '../format/no-brand.ts';
import {
  formatHhi,
  formatHundredths,
  formatIndex,
  formatNumber,
  formatInteger,
  formatShare,
  formatTenths,
  NO_VALUE,
} from '../format/numbers.ts';
import { roundings, type Rounding } from '../format/rounding.ts';

/** Kind of a field's value; decides format, alignment, filter and sort direction. */
export type FieldKind =
  | 'title'
  | 'code'
  | 'money'
  | 'price'
  | 'count'
  | 'share'
  | 'prospect'
  | 'index'
  | 'rating'
  | 'rank'
  | 'hhi'
  | 'difference'
  | 'change'
  | 'effect'
  | 'gap'
  | 'line'
  | 'other';

/** What a person reads about a contract field, wherever it appears. */
export interface FieldDefinition {
  /** «Выручка» */
  readonly label: string;
  /** Unit, shown in a column header: «Выручка, ₸». */
  readonly unit?: string;
  /** Shorter label for narrow headers. */
  readonly shortLabel?: string;
  /** Defines the value in one sentence. */
  readonly explanation: string;
  readonly kind: FieldKind;
}

/** Label, explanation and, for narrow headers, a shorter label of a field. */
type FieldTexts = readonly [label: string, explanation: string, shortLabel?: string];

/** Defines a field by its texts. */
export const define = (
  kind: FieldKind,
  [label, explanation, shortLabel = label]: FieldTexts,
  unit?: string,
): FieldDefinition => ({ label, shortLabel, explanation, kind, ...(unit !== undefined && { unit }) });

/** Display properties of a field kind. */
export interface KindTraits {
  readonly align: 'start' | 'end';
  /** Filter of a column: text it contains, a range of numbers, or prospect levels. */
  readonly filter: 'text' | 'range' | 'levels' | 'none';
  /** Sort direction of the first click. */
  readonly firstSortDirection: 'ascending' | 'descending';
  /** Factor from the stored to the displayed number: 100 for a share. */
  readonly scale: number;
  /** Whether 0 means unknown: no price, rating or index is 0. */
  readonly isZeroUnknown: boolean;
  /** Rounding of the displayed number; range filters use it. */
  readonly rounding: Rounding;
  /** Whether a positive number has a «+». */
  readonly isSigned: boolean;
  /** Formats the displayed number. */
  readonly format: (value: number | null) => string;
}

const numberTraits: KindTraits = {
  align: 'end',
  filter: 'range',
  firstSortDirection: 'descending',
  scale: 1,
  isZeroUnknown: false,
  isSigned: false,
  rounding: roundings.integer,
  format: formatInteger,
};
const tenths = { rounding: roundings.tenths, format: formatTenths };
/** The index is 0 only without sales: no prospect is that low. */
const index = { rounding: roundings.index, format: formatHundredths, isZeroUnknown: true };

/** Traits of numbers with «+» if positive: «+1 204», «−35», «0». */
const withSign = (traits: KindTraits): KindTraits => ({
  ...traits,
  isSigned: true,
  format: (value) => {
    const text = traits.format(value);
    return value !== null && value > 0 && /[1-9]/.test(text) ? `+${text}` : text;
  },
});

const ratioTraits = withSign({ ...numberTraits, ...tenths, scale: 100 });

const textTraits: KindTraits = {
  ...numberTraits,
  align: 'start',
  filter: 'text',
  firstSortDirection: 'ascending',
};

/** Display properties of each kind. */
export const fieldKinds: Readonly<Record<FieldKind, KindTraits>> = {
  title: textTraits,
  code: textTraits,
  money: numberTraits,
  price: { ...numberTraits, isZeroUnknown: true },
  count: numberTraits,
  share: { ...numberTraits, rounding: roundings.share, format: formatShare, scale: 100 },
  prospect: { ...numberTraits, ...index, format: formatIndex, align: 'start', filter: 'levels' },
  index: { ...numberTraits, ...index },
  rating: { ...numberTraits, ...tenths, isZeroUnknown: true },
  rank: { ...numberTraits, firstSortDirection: 'ascending' },
  hhi: { ...numberTraits, rounding: roundings.hhi, format: formatHhi },
  difference: withSign(numberTraits),
  change: ratioTraits,
  effect: withSign(numberTraits),
  gap: ratioTraits,
  line: { ...textTraits, filter: 'none', format: () => '' },
  other: { ...textTraits, filter: 'none', format: formatNumber },
};

/** Formats the header of a column: «Выручка, ₸». */
export const formatHeader = ({ label, shortLabel: short, unit }: FieldDefinition): string =>
  unit === undefined ? (short ?? label) : `${short ?? label}, ${unit}`;

/** Reads the value of a field as it is shown: brand 0 has its name in the language of the interface. */
export const readField = (row: object, field: string): unknown =>
  field === 'brandTitle' && 'brandId' in row && row.brandId === 0 ? noBrand : Reflect.get(row, field);

/** Converts a stored value to the displayed number; null when unknown. */
export const toDisplayNumber = (kind: FieldKind, value: unknown): number | null => {
  const { scale, isZeroUnknown: zeroIsNone } = fieldKinds[kind];
  if (typeof value !== 'number' || (zeroIsNone && value === 0)) return null;
  return value * scale;
};

/** Formats a value for a table cell; the unit is in the header. */
export const formatValue = (kind: FieldKind, value: unknown): string => {
  if (typeof value === 'string') return value === '' ? NO_VALUE : value;
  return fieldKinds[kind].format(toDisplayNumber(kind, value));
};
