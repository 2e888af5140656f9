import { type ChangeTone, chooseTone } from '../../format/change.ts';
import { formatCompact } from '../../format/numbers.ts';
import type { WaterfallLayout } from './waterfall-layout.ts';

/** One step of a waterfall, an amount in ₸. */
export interface WaterfallStep<Name extends string = string> {
  readonly name: Name;
  /** «Спрос» */
  readonly label: string;
  /** Basis of the amount: «на карточках». */
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

/** Props of both drawings of a waterfall. */
export interface WaterfallDrawing<Name extends string> {
  readonly before: WaterfallEnd;
  readonly after: WaterfallEnd;
  readonly steps: readonly WaterfallStep<Name>[];
  /** Whether the whole change is within chance, which mutes all steps; null if unknown. */
  readonly isWithinChance: boolean | null;
  /** The pressed step. */
  readonly chosen?: Name | undefined;
  /** Without it no step can be pressed. */
  readonly onChoose?: ((name: Name | undefined) => void) | undefined;
  readonly layout: WaterfallLayout;
}

/** Formats an amount with its sign: «+7,1 млн», «−403 210». */
export const formatSigned = (amount: number): string =>
  amount > 0 ? `+${formatCompact(amount)}` : formatCompact(amount);

/** The tone of a step: muted within chance and under one percent of the larger end. */
export const chooseStepTone = (
  { amount }: WaterfallStep,
  { before, after, isWithinChance }: Pick<WaterfallDrawing<string>, 'before' | 'after' | 'isWithinChance'>,
): ChangeTone =>
  chooseTone(amount / (Math.max(before.amount, after.amount) || 1), { isColoured: true, isWithinChance });

/** The colour of a bar by its tone. */
export const barClasses: Readonly<Record<ChangeTone, string>> = {
  up: 'bg-up',
  down: 'bg-down',
  neutral: 'bg-series-rest',
  muted: 'bg-series-rest',
};
