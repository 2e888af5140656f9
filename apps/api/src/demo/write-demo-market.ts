import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { buildCatalog, type Product, type CatalogEntity } from './catalog.ts';
import { buildOffers } from './offers.ts';
import { demoWeeks, demoYear } from './season.ts';
import { buildSellers } from './sellers.ts';
import { header, formatWeekRows, formatProduct } from './week-rows.ts';

/**
 * Writes the demo market into an existing folder as feed files, one per week, and returns their paths in week
 * order. The output is deterministic: the same bytes on each machine.
 */
export async function writeDemoMarket(directory: string): Promise<string[]> {
  const products = buildCatalog();
  const productCounts = countBySubsection(products);
  const sellers = buildSellers([...productCounts.keys()], [...productCounts.values()]);
  const productCells = buildOffers(products, sellers).map(formatProduct);
  const paths: string[] = [];
  for (const [week, weekNumber] of demoWeeks.entries()) {
    const path = join(directory, `demo-${demoYear}-W${weekNumber}.csv`);
    await writeChunks(path, formatWeekRows(week, productCells, sellers));
    paths.push(path);
  }
  return paths;
}

/** Counts the products of each subsection. */
function countBySubsection(products: readonly Product[]): Map<CatalogEntity, number> {
  const counts = new Map<CatalogEntity, number>();
  for (const { path } of products) counts.set(path[1], (counts.get(path[1]) ?? 0) + 1);
  return counts;
}

/** Characters written at a time. */
const CHUNK_LENGTH = 4_000_000;

async function writeChunks(path: string, chunks: Iterable<string>): Promise<void> {
  await using file = await open(path, 'w');
  let text = header;
  for (const chunk of chunks) {
    text += chunk;
    if (text.length < CHUNK_LENGTH) continue;
    await file.write(text);
    text = '';
  }
  await file.write(text);
}
