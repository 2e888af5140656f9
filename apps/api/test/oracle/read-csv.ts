import { readFile } from 'node:fs/promises';
import type { FeedOffer } from '@vitrina/conformance/computation/feed-offer.ts';

/** A row of a CSV file by the columns of its header. */
export type CsvRow = Readonly<Record<string, string>>;

/** Reads a CSV file without line breaks in its values. */
export async function readCsv(path: string): Promise<CsvRow[]> {
  const [head = '', ...lines] = (await readFile(path, 'utf8')).trimEnd().split('\n');
  const columns = head.split(',');
  return lines.map((line) => {
    const cells = [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,"]*))/gu)];
    if (cells.length !== columns.length) throw new Error(`${cells.length} cells in: ${line}`);
    return Object.fromEntries(
      columns.map((column, at) => [column, cells[at]?.[1]?.replaceAll('""', '"') ?? cells[at]?.[2] ?? '']),
    );
  });
}

const numberIn = (cell = '') => (cell === '' ? null : Number(cell));

/** Parses a row of the demo market, which has integer prices and no pictures or revenues. */
export function parseDemoOffer(row: CsvRow): FeedOffer {
  const text = (column: string) => row[column] ?? '';
  const number = (column: string) => Number(row[column]);
  const price = 100n * BigInt(text('price'));
  return {
    seller_id: number('seller_id'),
    seller_kaspi_id: text('seller_kaspi_id'),
    seller_title: text('seller_title'),
    seller_rating: numberIn(row['seller_rating']),
    seller_comments_count: numberIn(row['seller_comments_count']),
    seller_on_kaspi_from: text('seller_on_kaspi_from'),
    product_id: number('product_id'),
    product_kaspi_id: text('product_kaspi_id'),
    product_name: text('product_name'),
    product_link: text('product_link'),
    product_main_img_link: null,
    product_rating: numberIn(row['product_rating']),
    product_comments_count: numberIn(row['product_comments_count']),
    brand_id: number('brand_id'),
    brand_title: text('brand_title'),
    category_id: number('category_id'),
    category_title: text('category_title'),
    category_1_lvl_id: number('category_1_lvl_id'),
    category_1_lvl_title: text('category_1_lvl_title'),
    category_2_lvl_id: number('category_2_lvl_id'),
    category_2_lvl_title: text('category_2_lvl_title'),
    price,
    sales_count: number('sales_count'),
    revenue: price * BigInt(text('sales_count')),
  };
}
