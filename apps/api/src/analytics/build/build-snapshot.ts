import { limitConcurrency } from '@vitrina/chdb-server';
import type { Analytics, Settings } from '../analytics.ts';
import { reportTables } from '../schema/tables.ts';
import { MODEST_SETTINGS } from '../snapshot/files-intact.ts';
import { createManifest, type Manifest } from '../snapshot/manifest.ts';
import { productTextTable } from '../snapshot/product-text-table.ts';
import { brandProfiles } from './brand-profiles.ts';
import { categoryProfiles } from './category-profiles.ts';
import { concentrations } from './concentration.ts';
import { entityIndices } from './entity-indices.ts';
import { groupInputs, indexReferences, indices, productInputs, weekReferences } from './indices.ts';
import { leaders } from './leaders.ts';
import { brandProducts, listedProducts, productCategories, sellerOffers } from './product-lists.ts';
import { products } from './products.ts';
import { agreedTexts, differingTexts, settledTexts } from './product-texts.ts';
import { sectionProfiles } from './section-profiles.ts';
import { sellerProfiles } from './seller-profiles.ts';
import { createSharedProductTexts } from './share-product-texts.ts';
import { brandSellerSlices, categoryBrandSlices, categorySellerSlices } from './slices.ts';
import { type BuildStep, sortSteps } from './step.ts';
import { sellers } from './sellers.ts';
import { titles } from './titles.ts';
import { weekProfile } from './week-profile.ts';

/** Tables filled before the first step: the offers by the feed, the shared texts by `createSharedProductTexts`. */
const GIVEN_TABLES = ['staging_offer', 'shared_product_text'] as const;

/** Of several runnable steps the first in this list starts first: those on the longest path to the end. */
const steps = sortSteps(
  [
    products,
    categorySellerSlices,
    brandSellerSlices,
    titles,
    sellers,
    differingTexts,
    agreedTexts,
    settledTexts,
    categoryBrandSlices,
    concentrations,
    weekReferences,
    productInputs,
    groupInputs,
    indexReferences,
    indices,
    listedProducts,
    brandProducts,
    productCategories,
    leaders,
    sellerOffers,
    categoryProfiles,
    brandProfiles,
    sellerProfiles,
    weekProfile,
    entityIndices,
    sectionProfiles,
  ],
  GIVEN_TABLES,
);

/** Resources of a build: concurrent statements, and settings of each. */
export interface BuildPace {
  readonly statements: number;
  readonly settings: Settings;
}

/** Two statements at once; each spills to disk beyond 3 GB. */
const quickPace: BuildPace = { statements: 2, settings: {} };

/** One statement on one thread, which leaves the last GB of the disk free; for background builds. */
export const modestPace: BuildPace = {
  statements: 1,
  settings: { ...MODEST_SETTINGS, min_free_disk_bytes_to_perform_insert: 1024 ** 3 },
};

/** Settings of every statement: blocks large enough that most tables get one part. */
const statementSettings = {
  max_memory_usage: 3 * 1024 ** 3,
  // Each part in reading holds a block of groups: with the engine's 50 MB, ten million offers need 3 GB of texts.
  aggregation_in_order_max_block_bytes: 8 * 1024 ** 2,
  min_insert_block_size_rows: 8_000_000,
  min_insert_block_size_bytes: 400 * 1024 ** 2,
};

/**
 * Builds every report table of a snapshot from its offers and returns their manifest. `similar` is another snapshot
 * with mostly the same product texts. The staging rows are no longer needed afterwards.
 */
export const buildSnapshot = async (
  analytics: Analytics,
  snapshot: number,
  similar?: number,
  pace: BuildPace = quickPace,
): Promise<Manifest> => {
  const enter = limitConcurrency(pace.statements);
  const settings = { ...statementSettings, ...pace.settings };
  const productText = productTextTable(snapshot);
  const params = { snapshot, product_text: productText };
  const runStep = ({ table, sql }: BuildStep) => {
    const target = table === 'product_text' ? productText : table;
    return analytics.command(`INSERT INTO ${target}\n${sql.text}`, params, settings);
  };
  const texts = enter(() => createSharedProductTexts(analytics, snapshot, similar, settings));
  const filled = new Map<string, Promise<void>[]>([
    ['staging_offer', []],
    ['shared_product_text', [texts]],
  ]);
  const whenFilled = (tables: readonly string[]) =>
    Promise.all(tables.flatMap((table) => filled.get(table) ?? []));
  for (const step of steps) {
    const { table, needs } = step;
    const done = whenFilled(needs).then(() => enter(() => runStep(step)));
    filled.set(table, [...(filled.get(table) ?? []), done]);
  }
  const all = [...filled.values()].flat();
  // No statement may outlive this function if it throws.
  await Promise.allSettled(all);
  await Promise.all(all);
  return createManifest(analytics, snapshot, reportTables, pace.settings);
};
