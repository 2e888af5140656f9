import { type BrandRow, type CategoryRow, contract, type SellerRow, type WeekInfo } from '@vitrina/contract';
import { toHundredths, type Offer } from './computation/offer.ts';
import { meanIndex } from './computation/indices.ts';
import { type Kit, readReport, type Report } from './kit.ts';
import type { ResponseBodyOf, EndpointRoute } from './wire/endpoints.ts';

/** A published week. */
export interface Period {
  readonly year: number;
  readonly weekNumber: number;
}

/** A published week as the server tells of it; every report is asked for once. */
export interface ServerWeek extends Period {
  readonly kit: Kit;
  readonly info: Report<{ weekInfo: WeekInfo }>;
  readonly categories: Report<{ categories: CategoryRow[] }>;
  /** All sellers and all brands of the week: those of all categories. */
  readonly sellers: Report<SellerRow[]>;
  readonly brands: Report<BrandRow[]>;
  read<Of extends EndpointRoute>(route: Of, values?: object): Promise<Report<ResponseBodyOf<Of>> | undefined>;
  /** What a seller offers; undefined where its products do not come. */
  readOffers(sellerId: number): Promise<readonly Offer[] | undefined>;
  /** The revenue-weighted mean of the indices that sellers' products have named. */
  meanIndex(offers: readonly Offer[]): number;
}

type SellerProducts = ResponseBodyOf<typeof contract.seller.products>['sellerProducts'];

const offersIn = (sellerId: number, products: SellerProducts): Offer[] =>
  products.map((row) => ({
    sellerId,
    productId: row.productId,
    brandId: row.brandId,
    categoryId: row.categoryId,
    price: toHundredths(row.sellerPrice),
    salesCount: row.salesCount,
    revenue: toHundredths(row.revenue),
    comments: row.commentsCount,
    rating: row.lastRating === 0 ? null : row.lastRating,
  }));

/** A reader of one week that asks each question once. */
function readerOf(kit: Kit, period: Period): ServerWeek['read'] {
  const kept = new Map<string, Promise<unknown>>();
  return <Of extends EndpointRoute>(route: Of, values: object = {}) => {
    const key = `${route.path} ${JSON.stringify(values)}`;
    const answer = kept.get(key) ?? readReport(kit, route, { ...period, ...values });
    kept.set(key, answer);
    return answer as Promise<Report<ResponseBodyOf<Of>> | undefined>;
  };
}

/** The most categories that a search takes. */
const MOST_CATEGORIES = 5_000;

/** Reads what a week consists of; undefined where that does not come as the contract says. */
export async function readServerWeek(
  kit: Kit,
  { year, weekNumber }: Period,
): Promise<ServerWeek | undefined> {
  const ask = readerOf(kit, { year, weekNumber });
  const info = await ask(contract.period.weekInfo);
  const categories = await ask(contract.category.list);
  if (!info || !categories || categories.body.categories.length === 0) return undefined;
  const categoryIds = categories.body.categories.map((row) => row.categoryId).slice(0, MOST_CATEGORIES);
  const sellers = await ask(contract.seller.byCategories, { categoryIds });
  const brands = await ask(contract.brand.byCategories, { categoryIds });
  if (!sellers || !brands) return undefined;
  const indices = new Map<number, number>();
  const offersOf = async (sellerId: number) => {
    const products = await ask(contract.seller.products, { sellerId });
    for (const row of products?.body.sellerProducts ?? [])
      indices.set(row.productId, row.potentialProfitIndex);
    return products && offersIn(sellerId, products.body.sellerProducts);
  };
  return {
    year,
    weekNumber,
    kit,
    info,
    categories,
    sellers,
    brands,
    read: ask,
    readOffers: offersOf,
    meanIndex: (offers) => meanIndex(offers, (id) => indices.get(id) ?? 0),
  };
}

/** The offers of several sellers, four asked at a time; undefined where one does not come. */
export async function readOffersOf(
  week: ServerWeek,
  sellerIds: readonly number[],
): Promise<Offer[] | undefined> {
  const left = [...sellerIds];
  const all: (readonly Offer[] | undefined)[] = [];
  const work = async () => {
    for (let id = left.pop(); id !== undefined; id = left.pop()) all.push(await week.readOffers(id));
  };
  await Promise.all([work(), work(), work(), work()]);
  return all.includes(undefined) ? undefined : all.flatMap((offers) => offers ?? []);
}
