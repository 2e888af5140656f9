import type { Mover, Movers } from '@vitrina/contract';
import type { MoverKind } from './mover-kinds.ts';

/** A group of movers. */
export type GroupName = 'gained' | 'lost' | 'entered' | 'left';

/** Titles of the groups. */
export const groupTitles: Readonly<Record<GroupName, string>> = {
  gained: 'Выросли',
  lost: 'Упали',
  entered: 'Пришли',
  left: 'Ушли',
};

/** A mover as the table shows it. */
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
  salesCount: number | null;
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

/** The part of the scope's change that a mover makes: absent counts as 0. */
const differenceOf = ({ revenue, revenueBefore }: Mover): number => (revenue ?? 0) - (revenueBefore ?? 0);

const toRow = (kind: MoverKind, group: GroupName, mover: Mover): MoverRow => ({
  ...mover,
  [idFields[kind]]: mover.id,
  sellerTitle: mover.title,
  brandTitle: mover.title,
  categoryTitle: mover.title,
  productName: mover.title,
  state: states[group],
  revenueDifference: differenceOf(mover),
  revenueChange:
    mover.change === null || mover.revenueBefore === null || mover.revenueBefore === 0
      ? null
      : mover.change / mover.revenueBefore,
});

const bySize = (a: MoverRow, b: MoverRow): number =>
  Math.abs(b.revenueDifference ?? 0) - Math.abs(a.revenueDifference ?? 0);

/** The rows and columns of movers: those of one group, or of all, the largest changes first; those that left come last. */
export function toMoverRows(kind: MoverKind, movers: Movers, chosen: GroupName | undefined) {
  const rowsOf = (groups: readonly GroupName[]) =>
    groups
      .filter((name) => chosen === undefined || chosen === name)
      .flatMap((name) => movers[name].rows.map((mover) => toRow(kind, name, mover)))
      .toSorted(bySize);
  const rows = [...rowsOf(['gained', 'lost', 'entered']), ...rowsOf(['left'])];
  const columns = [
    titleFields[kind],
    'revenueBefore',
    'revenue',
    'revenueDifference',
    'revenueChange',
    'place',
    'salesCount',
  ] as const;
  return { rows, columns };
}
