import {
  formatHhi,
  formatIndex,
  formatNumber,
  formatInteger,
  formatTenths,
  NO_VALUE,
} from '../format/numbers.ts';
import { roundings, type Rounding } from '../format/rounding.ts';

/** What sort of value a field holds, which decides how it is written, aligned, filtered and sorted. */
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
  | 'place'
  | 'hhi'
  | 'difference'
  | 'change'
  | 'other';

/** The one definition of a contract field: what a person reads wherever the field appears. */
export interface FieldDefinition {
  /** «Выручка» */
  readonly label: string;
  /** What the head of a column adds: «Выручка, ₸». */
  readonly unit?: '₸' | 'шт.' | '%';
  /** A shorter label for narrow heads. */
  readonly short?: string;
  /** One or two sentences that define the value. */
  readonly hint: string;
  readonly kind: FieldKind;
}

/** How every value of one kind behaves. */
export interface KindTraits {
  readonly align: 'start' | 'end';
  /** Which filter a column offers: a text it contains, a range of numbers, or prospect levels. */
  readonly filter: 'text' | 'range' | 'levels' | 'none';
  /** The direction a first click sorts in. */
  readonly firstSort: 'ascending' | 'descending';
  /** What a stored 1 is in the person's unit: a share of 1 is 100 %. */
  readonly scale: number;
  /** Zero stands for a value that is not known: no price or rating is 0. */
  readonly zeroIsNone: boolean;
  /** How a cell rounds the number, in the person's unit: what a range of numbers goes by. */
  readonly rounding: Rounding;
  /** The number, already in the person's unit, as a cell writes it. */
  readonly write: (value: number | null) => string;
}

const figure: KindTraits = {
  align: 'end',
  filter: 'range',
  firstSort: 'descending',
  scale: 1,
  zeroIsNone: false,
  rounding: roundings.whole,
  write: formatInteger,
};
const tenths = { rounding: roundings.tenths, write: formatTenths };
const index = { rounding: roundings.index, write: formatIndex };

/** What something changed by: «+1 204», «−35», «0». */
const signed =
  (write: KindTraits['write']): KindTraits['write'] =>
  (value) => {
    const text = write(value);
    return value !== null && value > 0 && /[1-9]/.test(text) ? `+${text}` : text;
  };

const words: KindTraits = { ...figure, align: 'start', filter: 'text', firstSort: 'ascending' };

/** The traits of each kind. */
export const fieldKinds: Readonly<Record<FieldKind, KindTraits>> = {
  title: words,
  code: words,
  money: figure,
  price: { ...figure, zeroIsNone: true },
  count: figure,
  share: { ...figure, ...tenths, scale: 100 },
  prospect: { ...figure, ...index, align: 'start', filter: 'levels' },
  index: { ...figure, ...index },
  rating: { ...figure, ...tenths, zeroIsNone: true },
  place: { ...figure, firstSort: 'ascending' },
  hhi: { ...figure, rounding: roundings.hhi, write: formatHhi },
  difference: { ...figure, write: signed(formatInteger) },
  change: { ...figure, rounding: roundings.tenths, scale: 100, write: signed(formatTenths) },
  other: { ...words, filter: 'none', write: formatNumber },
};

/** What the head of a column says: «Выручка, ₸». */
export const formatHeader = ({ label, short, unit }: FieldDefinition): string =>
  unit === undefined ? (short ?? label) : `${short ?? label}, ${unit}`;

/** The number a person reads for a stored value, or null where none is known. */
export const toDisplayNumber = (kind: FieldKind, value: unknown): number | null => {
  const { scale, zeroIsNone } = fieldKinds[kind];
  if (typeof value !== 'number' || (zeroIsNone && value === 0)) return null;
  return value * scale;
};

/** A value as a table's cell writes it; the unit stands in the head. */
export const formatValue = (kind: FieldKind, value: unknown): string => {
  if (typeof value === 'string') return value === '' ? NO_VALUE : value;
  return fieldKinds[kind].write(toDisplayNumber(kind, value));
};
