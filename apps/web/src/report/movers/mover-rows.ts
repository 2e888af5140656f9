import * as texts from '#texts/report/movers/movers';
import type { Mover, Movers } from '@vitrina/contract';
import { formatChange, formatInteger } from '@vitrina/ui/format/numbers';
import type { MoverKind } from './mover-kinds.ts';

/** A group of movers. */
export type GroupName = 'gained' | 'lost' | 'entered' | 'left';

/** Titles of the groups. */
export const groupTitles: Readonly<Record<GroupName, string>> = {
  gained: texts.gained,
  lost: texts.lost,
  entered: texts.entered,
  left: texts.left,
};

/** A mover as a row of the table. */
export interface MoverRow extends Readonly<Record<string, unknown>> {
  sellerTitle: string;
  brandTitle: string;
  categoryTitle: string;
  productName: string;
  revenueBefore: number | null;
  revenue: number | null;
  revenueDifference: number | null;
  revenueChange: number | null;
  place: number | null;
  share: number | null;
  shareChange: number | null;
  salesCount: number | null;
  /** Second line of a row on a phone: «место 24 → 11 · +223,9 %». */
  phoneLine: string;
}

const idFields = {
  sellers: 'sellerId',
  brands: 'brandId',
  categories: 'categoryId',
  products: 'productId',
} as const;

const titleFields = {
  sellers: 'sellerTitle',
  brands: 'brandTitle',
  categories: 'categoryTitle',
  products: 'productName',
} as const;

const states = { gained: 'stayed', lost: 'stayed', entered: 'entered', left: 'left' } as const;

/** Computes the part of the scope's change that a mover makes; an absent one counts as 0. */
const computeDifference = ({ revenue, revenueBefore }: Mover): number =>
  (revenue ?? 0) - (revenueBefore ?? 0);

/** «место 24 → 11», «место 25» if new or unchanged; undefined without a rank in either week. */
const describePlaces = ({ place, placeBefore }: Mover): string | undefined => {
  if (place === null && placeBefore === null) return undefined;
  return placeBefore === null || placeBefore === place
    ? texts.place(formatInteger(place))
    : texts.places(formatInteger(placeBefore), formatInteger(place));
};

/**
 * Describes a mover on the second line of a phone's row: its state or relative change, and its rank in both weeks.
 */
function describeMover(kind: MoverKind, group: GroupName, mover: Mover, ratio: number | null): string {
  const words = kind === 'categories' ? texts.stateWordsOfCategories : texts.stateWords;
  const state = group === 'entered' || group === 'left' ? words[group] : undefined;
  const change =
    ratio === null ? undefined : `${mover.isWithinChance === true ? '≈\u00a0' : ''}${formatChange(ratio)}`;
  return [state ?? change, describePlaces(mover)].filter((part) => part !== undefined).join(' · ');
}

const computeRatio = ({ change, revenueBefore }: Mover): number | null =>
  change === null || revenueBefore === null || revenueBefore === 0 ? null : change / revenueBefore;

const toRow = (kind: MoverKind, group: GroupName, mover: Mover): MoverRow => ({
  ...mover,
  [idFields[kind]]: mover.id,
  sellerTitle: mover.title,
  brandTitle: mover.title,
  categoryTitle: mover.title,
  productName: mover.title,
  state: states[group],
  revenueDifference: computeDifference(mover),
  revenueChange: computeRatio(mover),
  shareChange: mover.share === null || mover.shareBefore === null ? null : mover.share - mover.shareBefore,
  phoneLine: describeMover(kind, group, mover, computeRatio(mover)),
});

const compareBySize = (a: MoverRow, b: MoverRow): number =>
  Math.abs(b.revenueDifference ?? 0) - Math.abs(a.revenueDifference ?? 0);

/** Creates the rows of one group of movers, or of all: the largest changes first, entities that left last. */
export function toMoverRows(kind: MoverKind, movers: Movers, chosen: GroupName | undefined) {
  const createRows = (groups: readonly GroupName[]) =>
    groups
      .filter((name) => chosen === undefined || chosen === name)
      .flatMap((name) => movers[name].rows.map((mover) => toRow(kind, name, mover)))
      .toSorted(compareBySize);
  const rows = [...createRows(['gained', 'lost', 'entered']), ...createRows(['left'])];
  const columns = [
    titleFields[kind],
    'revenueBefore',
    'revenue',
    'revenueDifference',
    'revenueChange',
    'place',
    'share',
    'shareChange',
    'salesCount',
  ] as const;
  return { rows, columns };
}
