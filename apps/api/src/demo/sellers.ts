import type { CatalogEntity } from './catalog.ts';
import { createWeightedPicker, createRng, type Rng } from './rng.ts';
import { createSellerName } from './seller-names.ts';

/** A seller of the demo market. */
export interface Seller {
  readonly id: number;
  readonly kaspiId: string;
  readonly title: string;
  /** First day on Kaspi, `YYYY-MM-DD`. */
  readonly since: string;
  /** 0–5; 0 = none yet. */
  readonly rating: number;
  /** Reviews before the first week of the demo; undefined = unknown. */
  readonly comments: number | undefined;
  /** Relative size, about 1 / rank. */
  readonly weight: number;
  /** Multiplies a product's mean price; 0.97–1.04. */
  readonly priceFactor: number;
  /** First and last week with an offer, 0–7. */
  readonly weeks: readonly [number, number];
  /** Ids of its subsections (middle categories). */
  readonly subsectionIds: readonly number[];
}

const SELLER_COUNT = 2_080;

/** Builds all sellers, largest first. Each subsection has several; `sizes` weights the subsections. */
export function buildSellers(subsections: readonly CatalogEntity[], sizes: readonly number[]): Seller[] {
  const rng = createRng('sellers');
  const pickSubsection = createWeightedPicker(sizes);
  const titles = new Set<string>();
  return Array.from({ length: SELLER_COUNT }, (_, rank) => {
    const id = 1_001 + ((rank * 1_237) % 8_999);
    const subsectionIds = new Set<number>();
    const sectionCount = rank < 12 ? 9 + rng.below(12) : rank < 150 ? 3 + rng.below(7) : 1 + rng.below(3);
    for (let tries = 0; subsectionIds.size < sectionCount && tries < 200; tries++)
      subsectionIds.add(subsections[pickSubsection(rng)]?.id ?? 0);
    const title = createSellerName(rank, titles, rng);
    titles.add(title);
    const isNew = rank > 60 && rng.chance(0.3);
    return {
      id,
      kaspiId: rng.chance(0.06) ? `shop${id}kz` : String(30_000_000 + ((id * 40_961) % 9_999_991)),
      title,
      since: isNew ? pickDay(rng, 2025, 1, 2026, 8) : pickDay(rng, 2016, 3, 2024, 12),
      rating: isNew && rng.chance(0.35) ? 0 : Math.round(10 * (5 - 1.6 * rng.next() * rng.next())) / 10,
      comments:
        rank > 40 && rng.chance(0.05)
          ? undefined
          : Math.floor((90_000 / (rank + 8)) * rng.between(0.4, 1.6) * (isNew ? 0.15 : 1)),
      weight: 1 / (rank + 22),
      priceFactor: 0.97 + 0.07 * rng.next(),
      weeks: pickWeeks(rng, rank),
      subsectionIds: [...subsectionIds],
    };
  });
}

function pickWeeks(rng: Rng, rank: number): [number, number] {
  if (rank < 100 || rng.chance(0.92)) return [0, 7];
  return rng.chance(0.55) ? [1 + rng.below(7), 7] : [0, rng.below(7)];
}

function pickDay(rng: Rng, fromYear: number, fromMonth: number, toYear: number, toMonth: number): string {
  const first = fromYear * 12 + fromMonth - 1;
  const month = first + rng.below(toYear * 12 + toMonth - first);
  const day = 1 + rng.below(28);
  return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
