import { formatCompact } from '../../format/numbers.ts';
import type { WaterfallLayout } from './waterfall-layout.ts';

/** One step of a waterfall, an amount in ₸. */
export interface WaterfallStep<Name extends string = string> {
  readonly name: Name;
  /** «Спрос» */
  readonly label: string;
  /** What it is about: «на карточках». */
  readonly basis: string;
  readonly amount: number;
}

/** One end of a waterfall, in ₸. */
export interface WaterfallEnd {
  /** «Неделя 45» */
  readonly label: string;
  readonly basis: string;
  readonly amount: number;
}

/** What both drawings of a waterfall show. */
export interface WaterfallDrawing<Name extends string> {
  readonly before: WaterfallEnd;
  readonly after: WaterfallEnd;
  readonly steps: readonly WaterfallStep<Name>[];
  /** The pressed step. */
  readonly chosen?: Name | undefined;
  /** Without it no step can be pressed. */
  readonly onChoose?: ((name: Name | undefined) => void) | undefined;
  readonly layout: WaterfallLayout;
}

/** Formats an amount with its sign: «+7,1 млн», «−403 210». */
export const formatSigned = (amount: number): string =>
  amount > 0 ? `+${formatCompact(amount)}` : formatCompact(amount);

/** The colour of an amount. */
export const chooseValueClass = (amount: number): string => {
  if (amount === 0) return 'text-ink-3';
  return amount > 0 ? 'text-up' : 'text-down';
};

/** The colour of a bar. */
export const chooseBarClass = (amount: number): string => {
  if (amount === 0) return 'bg-line';
  return amount > 0 ? 'bg-up' : 'bg-down';
};
