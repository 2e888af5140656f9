import * as entities from '#texts/entities';
import type { Mover, MoversBody } from '@vitrina/contract';
import { nouns } from '@vitrina/ui/format/plural';
import { entityPath, paths } from '../../routing/paths.ts';

/** Kind of movers: sellers, brands, categories or products. */
export type MoverKind = MoversBody['of'];

/** Words and field names of each kind. */
export const moverKinds = {
  categories: { title: entities.categories, noun: nouns.category },
  sellers: { title: entities.sellers, noun: nouns.seller },
  brands: { title: entities.brands, noun: nouns.brand },
  products: { title: entities.products, noun: nouns.product },
} as const satisfies Record<MoverKind, object>;

const entityKinds = { categories: 'category', sellers: 'seller', brands: 'brand' } as const;

/** Returns the address of a mover's profile or card. */
export const getMoverHref = (kind: MoverKind, id: number): string =>
  kind === 'products' ? paths.product({ productId: id }) : entityPath({ kind: entityKinds[kind], id });

/** Minimum units of a mover that is not noise. */
const MIN_UNITS = 10;

/** Whether a mover sold enough in either week and its change is beyond chance. */
export const isNotable = ({ salesCount, salesCountBefore, isWithinChance }: Mover): boolean =>
  isWithinChance !== true && Math.max(salesCount ?? 0, salesCountBefore ?? 0) >= MIN_UNITS;
