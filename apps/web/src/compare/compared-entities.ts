import * as z from 'zod/mini';
import { MAX_ID } from '@vitrina/contract';
import { idParam, readSearchParams } from '../routing/search-params.ts';

/** A kind of entities that can be compared. */
export type ComparedKind = 'seller' | 'brand' | 'category' | 'product';

/** Maximum entities of a comparison. */
export const MAX_COMPARED = 5;

const kinds = z.enum(['seller', 'brand', 'category', 'product']);
const isId = (id: number) => Number.isInteger(id) && id >= 1 && id <= MAX_ID;
const ids = z.pipe(
  z.string(),
  z.transform((text) => text.split(',').map(Number).filter(isId)),
);

/** Search params; a separate id, as in a picker's link, is added to the ids. */
const shape = {
  kind: kinds,
  ids,
  sellerId: idParam,
  brandId: idParam,
  categoryId: idParam,
  productId: idParam,
};

/** Reads the compared entities of an address; each id once. */
export function readCompared(search: URLSearchParams): { kind: ComparedKind; ids: readonly number[] } {
  const { kind = 'seller', ids: listed = [], ...added } = readSearchParams(shape, search);
  const own = added[`${kind}Id`];
  const all = own === undefined ? listed : [...listed, own];
  return { kind, ids: [...new Set(all)].slice(0, MAX_COMPARED) };
}
