import { contract } from '@vitrina/contract';
import { concentration, figuresOf } from '../computation/figures.ts';
import type { Source } from '../findings.ts';
import { readOffersOf, sectionIdsOf, type ServerWeek } from '../server-week.ts';
import { MAX_SELLERS } from './category.ts';

/** A row with sales. */
interface Sold {
  readonly revenue: number;
  readonly salesCount: number;
}

/** The figures of an entity in one week, by their names in a history. */
export type Figures = Readonly<Record<string, number | null>>;

/** The figures of a week with the reports that they come from. */
export interface WeekFigures {
  readonly figures: Figures;
  readonly sources: readonly Source[];
}

/** Revenue, units and what follows from them; a place among the rows of the entity's kind. */
function salesOf(week: ServerWeek, { revenue, salesCount }: Sold, rows: readonly Sold[]): Figures {
  const total = week.info.body.weekInfo.revenue;
  return {
    revenue,
    salesCount,
    averagePrice: salesCount === 0 ? null : revenue / salesCount,
    placeByRevenue: salesCount === 0 ? null : 1 + rows.filter((row) => row.revenue > revenue).length,
    placesCount: rows.filter((row) => row.salesCount > 0).length,
    shareRevenueFromTotal: total === 0 ? null : revenue / total,
  };
}

/** Reads the figures that a seller's history must have for a week; undefined where the week has no such seller or lacks a report. */
export async function sellerFigures(week: ServerWeek, sellerId: number): Promise<WeekFigures | undefined> {
  if (!week.sellers.body.some((row) => row.sellerId === sellerId)) return undefined;
  const info = await week.read(contract.seller.info, { sellerId });
  const products = await week.read(contract.seller.products, { sellerId });
  if (!info || !products) return undefined;
  const { sellerInfo } = info.body;
  const figures = {
    ...salesOf(week, sellerInfo, week.sellers.body),
    potentialProfitIndex: sellerInfo.potentialProfitIndex,
    productsCount: products.body.sellerProducts.length,
    productsWithSalesCount: sellerInfo.productsWithSalesCount,
    lastRating: sellerInfo.rating,
    commentsCount: sellerInfo.commentsCount,
  };
  return { figures, sources: [week.sellers, info, products] };
}

/** Reads the figures that a brand's history must have for a week; undefined where the week has no such brand or lacks a report. */
export async function brandFigures(week: ServerWeek, brandId: number): Promise<WeekFigures | undefined> {
  if (!week.brands.body.some((row) => row.brandId === brandId)) return undefined;
  const info = await week.read(contract.brand.info, { brandId });
  const sellers = await week.read(contract.brand.sellers, { brandId });
  if (!info || !sellers) return undefined;
  const { brandInfo } = info.body;
  const figures = {
    ...salesOf(week, brandInfo, week.brands.body),
    potentialProfitIndex: brandInfo.potentialProfitIndex,
    demandIndex: brandInfo.salesCount === 0 ? null : brandInfo.demandIndex,
    sellersCount: brandInfo.sellersCount,
    productsCount: brandInfo.productsCount,
    brandSellersHHI: concentration(sellers.body.brandSellers.map(({ revenue }) => revenue)),
  };
  return { figures, sources: [week.brands, info, sellers] };
}

/** The median price of a category with few sellers, from their offers. */
async function medianPriceOf(week: ServerWeek, categoryId: number, sellerIds: readonly number[]) {
  if (sellerIds.length > MAX_SELLERS) return {};
  const offers = await readOffersOf(week, sellerIds);
  return offers
    ? { medianPrice: figuresOf(offers.filter((offer) => offer.categoryId === categoryId)).medianPrice }
    : {};
}

/** Reads the figures that a category's history must have for a week; undefined where the week lacks the category or a report. */
export async function categoryFigures(
  week: ServerWeek,
  categoryId: number,
): Promise<WeekFigures | undefined> {
  const rows = week.categories.body.categories;
  const row = rows.find((one) => one.categoryId === categoryId);
  const sellers = row && (await week.read(contract.category.sellers, { categoryId }));
  const brands = row && (await week.read(contract.category.brands, { categoryId }));
  if (!row || !sellers || !brands) return undefined;
  const { categorySellers, categorySellersHHI } = sellers.body;
  const figures = {
    ...salesOf(week, row, rows),
    ...(await medianPriceOf(
      week,
      categoryId,
      categorySellers.map(({ sellerId }) => sellerId),
    )),
    potentialProfitIndex: row.potentialProfitIndex,
    demandIndex: row.demandIndex,
    sellersCount: row.sellersCount,
    brandsCount: row.brandsCount,
    productsCount: row.productsCount,
    categorySellersHHI,
    categoryBrandsHHI: brands.body.categoryBrandsHHI,
  };
  return { figures, sources: [week.categories, sellers, brands] };
}

/** Reads the figures that a section's history must have for a week; undefined where the week lacks the section or its profile. */
export async function sectionFigures(week: ServerWeek, sectionId: number): Promise<WeekFigures | undefined> {
  if (!sectionIdsOf(week).includes(sectionId)) return undefined;
  const info = await week.read(contract.section.info, { sectionId });
  if (!info) return undefined;
  const { sectionInfo } = info.body;
  const { revenue } = week.info.body.weekInfo;
  const figures = {
    revenue: sectionInfo.revenue,
    salesCount: sectionInfo.salesCount,
    averagePrice: sectionInfo.averagePrice,
    placeByRevenue: sectionInfo.placeByRevenue,
    placesCount: sectionInfo.placesCount,
    shareRevenueFromTotal: revenue === 0 ? null : sectionInfo.shareRevenueFromTotal,
    meanPotentialProfitIndex: sectionInfo.meanPotentialProfitIndex,
    sellersCount: sectionInfo.sellersCount,
    brandsCount: sectionInfo.brandsCount,
    categoriesCount: sectionInfo.categoriesCount,
    productsCount: sectionInfo.productsCount,
    sectionSellersHHI: sectionInfo.sectionSellersHHI,
    sectionBrandsHHI: sectionInfo.sectionBrandsHHI,
  };
  return { figures, sources: [info] };
}

/** The figures that the market's history must have for a week. */
export function marketFigures({ info }: ServerWeek): Figures {
  const { revenue, salesCount, averagePrice, ...counts } = info.body.weekInfo;
  const { sellersCount, brandsCount, categoriesCount, productsCount } = counts;
  return { revenue, salesCount, averagePrice, sellersCount, brandsCount, categoriesCount, productsCount };
}
