import type { CatalogEntity } from './catalog.ts';
import { createWeightedPicker, createRng, type Rng } from './rng.ts';
import { createSellerName } from './seller-names.ts';

/** A seller of the demo market. */
export interface Seller {
  readonly id: number;
  readonly kaspiId: string;
  readonly title: string;
  /** Since when on Kaspi, `YYYY-MM-DD`. */
  readonly since: string;
  /** 0 = none yet. */
  readonly rating: number;
  /** Reviews before the first week of the demo; undefined = unknown. */
  readonly comments: number | undefined;
  /** Size against the others: one over the rank. */
  readonly weight: number;
  /** Against the usual price of a product: a little under 1 for those who sell cheap. */
  readonly priceFactor: number;
  /** First and last week with any offer, 0–7. */
  readonly weeks: readonly [number, number];
  /** Ids of the middle categories that it deals in. */
  readonly sectionIds: readonly number[];
}

const SELLER_COUNT = 2_080;

/** All sellers of the demo market, the largest first. Every middle category has several who deal in it. */
export function buildSellers(groups: readonly CatalogEntity[], sizes: readonly number[]): Seller[] {
  const rng = createRng('sellers');
  const pickGroup = createWeightedPicker(sizes);
  const titles = new Set<string>();
  return Array.from({ length: SELLER_COUNT }, (_, rank) => {
    const id = 1_001 + ((rank * 1_237) % 8_999);
    const fields = new Set<number>();
    const breadth = rank < 12 ? 9 + rng.below(12) : rank < 150 ? 3 + rng.below(7) : 1 + rng.below(3);
    for (let tries = 0; fields.size < breadth && tries < 200; tries++)
      fields.add(groups[pickGroup(rng)]?.id ?? 0);
    const title = createSellerName(rank, titles, rng);
    titles.add(title);
    const young = rank > 60 && rng.chance(0.3);
    return {
      id,
      kaspiId: rng.chance(0.06) ? `shop${id}kz` : String(30_000_000 + ((id * 40_961) % 9_999_991)),
      title,
      since: young ? dayIn(rng, 2025, 1, 2026, 8) : dayIn(rng, 2016, 3, 2024, 12),
      rating: young && rng.chance(0.35) ? 0 : Math.round(10 * (5 - 1.6 * rng.next() * rng.next())) / 10,
      comments:
        rank > 40 && rng.chance(0.05)
          ? undefined
          : Math.floor((90_000 / (rank + 8)) * rng.between(0.4, 1.6) * (young ? 0.15 : 1)),
      weight: 1 / (rank + 22),
      priceFactor: 0.97 + 0.07 * rng.next(),
      weeks: lifeOf(rng, rank),
      sectionIds: [...fields],
    };
  });
}

function lifeOf(rng: Rng, rank: number): [number, number] {
  if (rank < 100 || rng.chance(0.92)) return [0, 7];
  return rng.chance(0.55) ? [1 + rng.below(7), 7] : [0, rng.below(7)];
}

function dayIn(rng: Rng, fromYear: number, fromMonth: number, toYear: number, toMonth: number): string {
  const first = fromYear * 12 + fromMonth - 1;
  const month = first + rng.below(toYear * 12 + toMonth - first);
  const day = 1 + rng.below(28);
  return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
