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
import { textsOf } from './place.ts';
import { reportTables } from './schema.ts';
import { beginTexts } from './texts.ts';

/** Each comes after those that fill what it reads; the longest way to the end comes first. */
const steps = [
  products,
  categorySellerSlices,
  brandSellerSlices,
  titles,
  sellers,
  productTexts,
  categoryBrandSlices,
  concentrations,
  weekReferences,
  productEntities,
  groupEntities,
  indices,
  settledTexts,
  listedProducts,
  brandProducts,
  leaders,
  sellerOffers,
  categoryProfiles,
  brandProfiles,
  sellerProfiles,
  weekProfile,
];

const tableFilledBy = (step: string) => /^INSERT INTO \{?(\w+)/.exec(step)?.[1] ?? '';

const tablesReadBy = (step: string) =>
  new Set([...step.matchAll(/\b(?:FROM|JOIN)\s+\{?(\w+)/g)].map(([, table]) => table));

/** Each step with the earlier ones that fill what it reads. */
const stepsAfter = steps.map((step, place) => {
  const tables = tablesReadBy(step);
  return { step, after: steps.slice(0, place).filter((earlier) => tables.has(tableFilledBy(earlier))) };
});

/** Two at a time, each within 3 GB (what is larger goes through the disk), in blocks so large that most tables get one part. */
const atOnce = 2;
const settings = {
  max_memory_usage: 3 * 1024 ** 3,
  // Each part that is read holds a block of groups: with the engine's 50 MB, ten million offers need 3 GB of texts.
  aggregation_in_order_max_block_bytes: 8 * 1024 ** 2,
  min_insert_block_size_rows: 8_000_000,
  min_insert_block_size_bytes: 400 * 1024 ** 2,
};

/** What a build may be told. */
interface BuildOptions {
  /** Another load, which mostly says the same of its products. */
  other?: number | undefined;
  /** What happens to a table once it is filled, beside what is built after it. */
  onFilled?: (table: string) => Promise<void>;
}

/** Builds every report table of a load from its offers. The offers and workings can be dropped then. */
export const buildLoad = async (
  analytics: Analytics,
  load: number,
  { other, onFilled = () => Promise.resolve() }: BuildOptions = {},
): Promise<void> => {
  const enter = gate(atOnce, Number.POSITIVE_INFINITY);
  const texts = enter(() => beginTexts(analytics, load, other, settings));
  const begun = new Map<string, Promise<void>>();
  const endOf = (some: readonly string[]) => Promise.all(some.flatMap((step) => begun.get(step) ?? []));
  const params = { load, product_text: textsOf(load) };
  for (const { step, after } of stepsAfter) {
    const ready = Promise.all([endOf(after), tableFilledBy(step) === 'product_text' && texts]);
    begun.set(
      step,
      ready.then(() => enter(() => analytics.command(step, params, settings))),
    );
  }
  const filled = reportTables.map(async (table) => {
    await endOf(steps.filter((step) => tableFilledBy(step) === table));
    await enter(() => onFilled(table));
  });
  const all = [texts, ...begun.values(), ...filled];
  // One that fails leaves no other at work behind it.
  await Promise.allSettled(all);
  await Promise.all(all);
};
