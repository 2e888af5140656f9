import * as texts from '#texts/report/changes/changes';
import type { SellerChanges } from '@vitrina/contract';
import type { WaterfallStep } from '@vitrina/ui/charts/waterfall';
import { formatCount, type Noun } from '@vitrina/ui/format/plural';

/** The name of an effect. */
export type EffectName = 'demandEffect' | 'shareEffect' | 'priceEffect' | 'addedEffect' | 'removedEffect';

const names: readonly EffectName[] = [
  'demandEffect',
  'shareEffect',
  'priceEffect',
  'addedEffect',
  'removedEffect',
];

/** The columns of a list of cells that explain the change of its revenue. */
export const changeColumns = [
  'revenueBefore',
  'revenue',
  'revenueDifference',
  'demandEffect',
  'shareEffect',
  'priceEffect',
  'facts',
] as const;

/** The five effects of a change or of one of its cells. */
export type Effects = Pick<SellerChanges, EffectName>;

/** Fields of a seller's or brand's changes that the waterfall reads. */
export type ChangeTotals = Effects &
  Pick<SellerChanges, 'revenue' | 'revenueBefore' | 'marketEffect' | 'ownEffect' | 'count'>;

/** Names of the waterfall's steps, for a seller or a brand. */
export interface EffectWords {
  /** «магазин» */
  readonly owner: string;
  /** «магазина» */
  readonly ownerGenitive: string;
  readonly cell: Noun;
  readonly demandBasis: string;
  readonly shareBasis: string;
  readonly priceLabel: string;
  /** The name inside a sentence: «цена». */
  readonly priceName: string;
  readonly priceBasis: string;
  /** Labels of the effects of cells that entered and that left. */
  readonly entered: string;
  readonly left: string;
  /** The label inside a sentence: «новые товары». */
  readonly enteredCells: string;
  readonly leftCells: string;
}

/** Finds the effect with the largest part of a change; undefined if all are 0 or unknown. */
export function findLargestEffect(effects: Effects): EffectName | undefined {
  const size = (name: EffectName) => Math.abs(effects[name] ?? 0);
  const largest = names.reduce((best, name) => (size(name) > size(best) ? name : best));
  return size(largest) > 0 ? largest : undefined;
}

/**
 * Creates the steps of a waterfall, with counts of the cells that entered and left; without a step for either if there
 * are none.
 */
export function createSteps(
  effects: Effects,
  words: EffectWords,
  counts: { readonly entered: number; readonly left: number },
): readonly WaterfallStep<EffectName>[] {
  const labels: Readonly<Record<EffectName, readonly [string, string]>> = {
    demandEffect: [texts.demand, words.demandBasis],
    shareEffect: [texts.share, words.shareBasis],
    priceEffect: [words.priceLabel, words.priceBasis],
    addedEffect: [words.entered, formatCount(counts.entered, words.cell)],
    removedEffect: [words.left, formatCount(counts.left, words.cell)],
  };
  const steps = names.map((name) => ({
    name,
    label: labels[name][0],
    basis: labels[name][1],
    amount: effects[name] ?? 0,
  }));
  const cells: Partial<Record<EffectName, number>> = {
    addedEffect: counts.entered,
    removedEffect: counts.left,
  };
  return steps.filter(({ name, amount }) => amount !== 0 || cells[name] !== 0);
}
