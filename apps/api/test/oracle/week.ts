import { indicesOf, type WeekIndices } from './indices.ts';
import type { OfferRow } from './offer-row.ts';
import { type Names, resolve } from './resolve.ts';
import { compare, partsBy, ranked, type Slice, sliceOf } from './slice.ts';

/** A leader as reports name it. */
interface Leader {
  readonly id: number;
  readonly title: string;
}

/** One week, ready to be asked. */
export interface Week {
  readonly year: number;
  readonly weekNumber: number;
  readonly whole: Slice;
  readonly names: Names;
  readonly indices: WeekIndices;
  readonly sellers: ReadonlyMap<number, Slice>;
  readonly brands: ReadonlyMap<number, Slice>;
  readonly categories: ReadonlyMap<number, Slice>;
  readonly products: ReadonlyMap<number, Slice>;
  /** Place by revenue of the whole week; null for what sold nothing and for goods without a brand. */
  place(kind: 'sellers' | 'brands' | 'categories', id: number): number | null;
}

/** Reads a week's offers. */
export function weekOf(year: number, weekNumber: number, offers: readonly OfferRow[]): Week {
  const names = resolve(offers);
  const kinds = {
    sellers: partsBy(offers, 'seller_id'),
    brands: partsBy(offers, 'brand_id'),
    categories: partsBy(offers, 'category_id'),
  };
  const revenues = {
    sellers: revenuesOf(kinds.sellers),
    brands: revenuesOf(kinds.brands),
    categories: revenuesOf(kinds.categories),
  };
  return {
    year,
    weekNumber,
    whole: sliceOf(offers),
    names,
    indices: indicesOf(offers, names),
    ...kinds,
    products: partsBy(offers, 'product_id'),
    place: (kind, id) => {
      const own = kinds[kind].get(id)?.revenue ?? 0n;
      if (own === 0n || (kind === 'brands' && id === 0)) return null;
      return 1 + revenues[kind].filter((revenue) => revenue > own).length;
    },
  };
}

const revenuesOf = (parts: ReadonlyMap<number, Slice>) =>
  [...parts]
    .filter(([id]) => id !== 0)
    .map(([, { revenue }]) => revenue)
    .toSorted(compare);

/** The largest by revenue among those that sold, ties by id; goods without a brand are left out. */
export function leaders(parts: ReadonlyMap<number, Slice>, count: number): [number, Slice][] {
  return ranked(parts)
    .filter(([id, { units }]) => id !== 0 && units > 0)
    .slice(0, count);
}

/** The five leaders with their titles. */
export function topFive(parts: ReadonlyMap<number, Slice>, titleOf: (id: number) => string): Leader[] {
  return leaders(parts, 5).map(([id]) => ({ id, title: titleOf(id) }));
}

/** Titles by id; a week that is asked about an id it has always knows them. */
export const titles = ({ names }: Week) => ({
  seller: (id: number) => names.sellers.get(id)?.title ?? '',
  brand: (id: number) => names.brands.get(id) ?? '',
  category: (id: number) => names.categoryTitles.get(id) ?? '',
});
