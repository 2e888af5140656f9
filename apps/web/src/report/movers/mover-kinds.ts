import * as entities from '#texts/entities';
import type { Mover, MoversBody } from '@vitrina/contract';
import { nouns } from '@vitrina/ui/format/plural';
import { entityPath, paths } from '../../routing/paths.ts';

/** What moves: sellers, brands, categories or products. */
export type MoverKind = MoversBody['of'];

/** The words and the names of the fields of each kind. */
export const moverKinds = {
  categories: { title: entities.categories, noun: nouns.category },
  sellers: { title: entities.sellers, noun: nouns.seller },
  brands: { title: entities.brands, noun: nouns.brand },
  products: { title: entities.products, noun: nouns.product },
} as const satisfies Record<MoverKind, object>;

const entityKinds = { categories: 'category', sellers: 'seller', brands: 'brand' } as const;

/** The profile or the card of what moved. */
export const getMoverHref = (kind: MoverKind, id: number): string =>
  kind === 'products' ? paths.product({ productId: id }) : entityPath({ kind: entityKinds[kind], id });

/** Least units of a mover that is not noise. */
const MIN_UNITS = 10;

/** Whether a mover sold enough in either week, and its change is more than chance. */
export const isNotable = ({ salesCount, salesCountBefore, isWithinChance }: Mover): boolean =>
  isWithinChance !== true && Math.max(salesCount ?? 0, salesCountBefore ?? 0) >= MIN_UNITS;
