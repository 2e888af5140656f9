import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { buildCatalog, type Product, type CatalogEntity } from './catalog.ts';
import { buildOffers } from './offers.ts';
import { demoWeeks, demoYear } from './season.ts';
import { buildSellers } from './sellers.ts';
import { header, formatWeekRows, formatProduct } from './week-rows.ts';

/**
 * Writes the demo market into an existing folder as feed files, one a week, and returns their paths, the first
 * week first. Every run on every machine writes the same bytes.
 */
export async function writeDemoMarket(directory: string): Promise<string[]> {
  const products = buildCatalog();
  const groups = groupsOf(products);
  const sellers = buildSellers([...groups.keys()], [...groups.values()]);
  const written = buildOffers(products, sellers).map(formatProduct);
  const paths: string[] = [];
  for (const [week, weekNumber] of demoWeeks.entries()) {
    const path = join(directory, `demo-${demoYear}-W${weekNumber}.csv`);
    await writePieces(path, formatWeekRows(week, written, sellers));
    paths.push(path);
  }
  return paths;
}

/** The middle categories with their numbers of products. */
function groupsOf(products: readonly Product[]): Map<CatalogEntity, number> {
  const groups = new Map<CatalogEntity, number>();
  for (const { path } of products) groups.set(path[1], (groups.get(path[1]) ?? 0) + 1);
  return groups;
}

const pieceLength = 4_000_000;

async function writePieces(path: string, pieces: Iterable<string>): Promise<void> {
  await using file = await open(path, 'w');
  let text = header;
  for (const piece of pieces) {
    text += piece;
    if (text.length < pieceLength) continue;
    await file.write(text);
    text = '';
  }
  await file.write(text);
}
