import type { Analytics } from './analytics.ts';
import { concentrations } from './build/concentration.ts';
import { groupEntities, indices, productEntities, weekReferences } from './build/indices.ts';
import { leaders } from './build/leaders.ts';
import { brandProducts, listedProducts, sellerOffers } from './build/product-lists.ts';
import { products, productTexts, settledTexts } from './build/products.ts';
import { brandProfiles, categoryProfiles, sellerProfiles } from './build/profiles.ts';
import { brandSellerSlices, categoryBrandSlices, categorySellerSlices } from './build/slices.ts';
import { sellers, titles } from './build/titles.ts';
import { weekProfile } from './build/week-profile.ts';
import { gate } from './gate.ts';

/** The statements of a build in the order in which they begin, each with those that fill what it reads. */
const steps = new Map<string, readonly string[]>([
  [products, []],
  [productTexts, []],
  [categorySellerSlices, []],
  [brandSellerSlices, []],
  [categoryBrandSlices, [products]],
  [concentrations, [categorySellerSlices, brandSellerSlices, categoryBrandSlices]],
  [weekReferences, [products]],
  [titles, []],
  [productEntities, [concentrations, weekReferences]],
  [groupEntities, [productEntities]],
  [sellers, []],
  [indices, [groupEntities]],
  [settledTexts, [products, productTexts]],
  [listedProducts, [indices, titles]],
  [brandProducts, [products]],
  [leaders, [titles, sellers]],
  [sellerOffers, [listedProducts]],
  [categoryProfiles, [leaders, indices]],
  [brandProfiles, [leaders, indices]],
  [sellerProfiles, [leaders, sellerOffers]],
  [weekProfile, [sellerProfiles, categoryProfiles, brandProfiles]],
]);

/** Two at a time within 3 GB (what is larger goes through the disk), in blocks so large that most tables get one part. */
const atOnce = 2;
const settings = {
  max_memory_usage: 1.5 * 1024 ** 3,
  min_insert_block_size_rows: 8_000_000,
  min_insert_block_size_bytes: 400 * 1024 ** 2,
};

/** Builds every report table of a load from its offers. The offers and workings can be dropped then. */
export const buildLoad = async (analytics: Analytics, load: number): Promise<void> => {
  const enter = gate(atOnce, steps.size);
  const begun = new Map<string, Promise<void>>();
  const run = async (step: string): Promise<void> => {
    await Promise.all((steps.get(step) ?? []).map(ended));
    await enter(() => analytics.command(step, { load }, settings));
  };
  const ended = (step: string): Promise<void> => {
    const running = begun.get(step) ?? run(step);
    begun.set(step, running);
    return running;
  };
  const all = [...steps.keys()].map(ended);
  // One that fails leaves no other at work behind it.
  await Promise.allSettled(all);
  await Promise.all(all);
};
