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

const steps = [
  products,
  productTexts,
  settledTexts,
  sellers,
  titles,
  categorySellerSlices,
  brandSellerSlices,
  categoryBrandSlices,
  concentrations,
  weekReferences,
  productEntities,
  groupEntities,
  indices,
  listedProducts,
  brandProducts,
  sellerOffers,
  leaders,
  sellerProfiles,
  categoryProfiles,
  brandProfiles,
  weekProfile,
];

/** Within 3 GB (what is larger goes through the disk), in blocks so large that most tables get one part. */
const settings = {
  max_memory_usage: 3 * 1024 ** 3,
  min_insert_block_size_rows: 8_000_000,
  min_insert_block_size_bytes: 400 * 1024 ** 2,
};

/** Builds every report table of a load from its offers. The offers and workings can be dropped then. */
export const buildLoad = async (analytics: Analytics, load: number): Promise<void> => {
  for (const step of steps) await analytics.command(step, { load }, settings);
};
