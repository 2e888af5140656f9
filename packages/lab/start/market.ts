import { type Client, createClient } from '@vitrina/contract/client';
import { readBody } from './server.ts';

/** Ids that the latest week contains. */
export interface MarketIds {
  sellerId: number;
  brandId: number;
  /** Largest first. */
  categoryIds: readonly number[];
  /** The top section of the largest category. */
  sectionId: number;
  /** The product with the largest revenue of the seller. */
  productId: number;
}

/** Reads the latest week as path params. Throws when none is published. */
export async function readLatestWeek({ period }: Client) {
  const [week] = (await readBody(period.list())).reportPeriods;
  if (week === undefined) throw new Error('No week is published.');
  return { year: String(week.year), weekNumber: String(week.weekNumber) };
}

/** Reads the leaders of the latest week. */
export async function readMarketIds(origin: string): Promise<MarketIds> {
  const client = createClient({ baseUrl: origin });
  const week = await readLatestWeek(client);
  const { weekInfo } = await readBody(client.period.weekInfo({ params: week }));
  const { categories } = await readBody(client.category.list({ params: week }));
  const sellerId = weekInfo.topSellers[0]?.id ?? 0;
  const { sellerProducts } = await readBody(
    client.seller.products({ params: { ...week, sellerId: String(sellerId) } }),
  );
  return {
    sellerId,
    productId: sellerProducts[0]?.productId ?? 0,
    brandId: weekInfo.topBrands[0]?.id ?? 0,
    sectionId: categories[0]?.category1LvlId ?? 0,
    categoryIds: categories.slice(0, 3).map(({ categoryId }) => categoryId),
  };
}
