import { type BrandRow, type CategoryRow, contract, type SellerRow, type WeekInfo } from '@vitrina/contract';
import { areAmountsEqual } from './assertions.ts';
import { revenueOf } from './computation/figures.ts';
import { toHundredths } from './computation/money.ts';
import type { Offer } from './computation/offer.ts';
import { meanIndex } from './computation/week-indices.ts';
import { type Kit, readReport, type Report } from './kit.ts';
import type { ResponseBodyOf, EndpointRoute } from './wire/endpoints.ts';

/** A published week. */
export interface Period {
  readonly year: number;
  readonly weekNumber: number;
}

/** A published week as the server reports it; each report is requested once. */
export interface ServerWeek extends Period {
  readonly kit: Kit;
  readonly info: Report<{ weekInfo: WeekInfo }>;
  readonly categories: Report<{ categories: CategoryRow[] }>;
  /** A product of the week. */
  readonly productId: number;
  /** All sellers and all brands of the week: those of all categories. */
  readonly sellers: Report<SellerRow[]>;
  readonly brands: Report<BrandRow[]>;
  read<Of extends EndpointRoute>(route: Of, params?: object): Promise<Report<ResponseBodyOf<Of>> | undefined>;
  /** A seller's offers; undefined if its products are missing. */
  readOffers(sellerId: number): Promise<readonly Offer[] | undefined>;
  /** The revenue-weighted mean of the product indices that sellers' lists have shown. */
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
    commentsCount: row.commentsCount,
    rating: row.lastRating === 0 ? null : row.lastRating,
  }));

/** Creates a reader of one week that sends each request once. */
function readerOf(kit: Kit, period: Period): ServerWeek['read'] {
  const requests = new Map<string, Promise<unknown>>();
  return <Of extends EndpointRoute>(route: Of, params: object = {}) => {
    const key = `${route.path} ${JSON.stringify(params)}`;
    const result = requests.get(key) ?? readReport(kit, route, { ...period, ...params });
    requests.set(key, result);
    return result as Promise<Report<ResponseBodyOf<Of>> | undefined>;
  };
}

/** The most categories of one search. */
const MOST_CATEGORIES = 5_000;

async function readWeekLists(kit: Kit, { year, weekNumber }: Period): Promise<ServerWeek | undefined> {
  const read = readerOf(kit, { year, weekNumber });
  const info = await read(contract.period.weekInfo);
  const categories = await read(contract.category.list);
  if (!info || !categories || categories.body.categories.length === 0) return undefined;
  const categoryIds = categories.body.categories.map((row) => row.categoryId).slice(0, MOST_CATEGORIES);
  const sellers = await read(contract.seller.byCategories, { categoryIds });
  const brands = await read(contract.brand.byCategories, { categoryIds });
  const [categoryId = 0] = categoryIds;
  const products = await read(contract.category.products, { categoryId });
  if (!sellers || !brands || !products) return undefined;
  const indices = new Map<number, number>();
  const offersOf = async (sellerId: number) => {
    const products = await read(contract.seller.products, { sellerId });
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
    productId: products.body.productsByCategory[0]?.productId ?? 1,
    sellers,
    brands,
    read,
    readOffers: offersOf,
    meanIndex: (offers) => meanIndex(offers, ({ productId }) => indices.get(productId) ?? 0),
  };
}

const weeksByKit = new WeakMap<Kit, Map<string, Promise<ServerWeek | undefined>>>();

/** Reads a week's lists, once for all checks of a run; undefined if one is missing or breaks the contract. */
export function readServerWeek(kit: Kit, period: Period): Promise<ServerWeek | undefined> {
  const weeks = weeksByKit.get(kit) ?? new Map<string, Promise<ServerWeek | undefined>>();
  weeksByKit.set(kit, weeks);
  const key = `${period.year}-${period.weekNumber}`;
  const week = weeks.get(key) ?? readWeekLists(kit, period);
  weeks.set(key, week);
  return week;
}

/** Reads the offers of several sellers, four at a time; undefined if one is missing. */
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

/** The ids of the sections of a week: of level 1, then of level 2. */
export function sectionIdsOf({ categories }: ServerWeek): number[] {
  const rows = categories.body.categories;
  return [
    ...new Set([
      ...rows.map(({ category1LvlId }) => category1LvlId),
      ...rows.map(({ category2LvlId }) => category2LvlId),
    ]),
  ];
}

/** The most sellers of a week whose offers are all read. */
const MAX_SELLERS = 400;

/** Whether all offers of the week are read. */
export const isSmall = ({ sellers }: ServerWeek): boolean => sellers.body.length <= MAX_SELLERS;

/** Reads every offer of a small week; undefined if the week is large or its offers do not sum to it, which is another rule's finding. */
export async function readAllOffers(week: ServerWeek): Promise<readonly Offer[] | undefined> {
  if (!isSmall(week)) return undefined;
  const offers = await readOffersOf(
    week,
    week.sellers.body.map((row) => row.sellerId),
  );
  const { revenue } = week.info.body.weekInfo;
  return offers && areAmountsEqual(revenueOf(offers), revenue) ? offers : undefined;
}
