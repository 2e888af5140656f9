import type { Mover, MoversBody } from '@vitrina/contract';
import { nouns } from '@vitrina/ui/format/plural';
import { type EntityId, entityPath } from '../../routing/paths.ts';

/** What moves: sellers, brands, categories or products. */
export type MoverKind = MoversBody['of'];

/** The words and the names of the fields of each kind. */
export const moverKinds = {
  categories: { title: 'Категории', noun: nouns.category, entity: 'category' },
  sellers: { title: 'Продавцы', noun: nouns.seller, entity: 'seller' },
  brands: { title: 'Бренды', noun: nouns.brand, entity: 'brand' },
  products: { title: 'Товары', noun: nouns.product, entity: undefined },
} as const satisfies Record<MoverKind, object>;

/** The profile of what moved, where its kind has one. */
export function getMoverHref(kind: MoverKind, id: number): string | undefined {
  const entity: EntityId['kind'] | undefined = moverKinds[kind].entity;
  return entity && entityPath({ kind: entity, id });
}

/** Least units of a mover that is not noise. */
const MIN_UNITS = 10;

/** Whether a mover sold enough in either week, and its change is more than chance. */
export const isNotable = ({ salesCount, salesCountBefore, isWithinChance }: Mover): boolean =>
  isWithinChance !== true && Math.max(salesCount ?? 0, salesCountBefore ?? 0) >= MIN_UNITS;
