import type { MarketWeek, Offer } from '@vitrina/conformance/computation/week.ts';
import { examples } from '@vitrina/contract/examples';
import { combineHandlers } from '../mock/mocked-endpoints.ts';
import { openMarket } from '@vitrina/conformance/computation/market.ts';
import { toHundredths } from '@vitrina/conformance/computation/money.ts';
import { createEndpoints, reportPeriods } from './default-market.ts';
import { mswWorker } from './msw-worker.ts';

/** Counts of entities in a week. */
const SELLERS = 14;
const BRANDS = 9;
const CATEGORIES = 12;
const PRODUCTS = 60;

const { SellerInfo, SellerProduct, CategoryRow, BrandInfo } = examples;

/** The first id of each kind is that of the contract's examples. */
const getSellerId = (index: number) => SellerInfo.sellerId + (index % SELLERS);
const getBrandId = (index: number) => BrandInfo.brandId + (index % BRANDS);
const getCategoryId = (index: number) => CategoryRow.categoryId + (index % CATEGORIES);

/** One product in three belongs to the first brand and category; half of all offers to the first seller. */
function createOffer(index: number): Offer {
  const product = Math.floor(index / 2);
  const price = 1_000 * (1 + ((product * 37) % 400));
  const salesCount = 1 + ((product * 13) % 90);
  return {
    sellerId: index % 2 === 0 ? getSellerId(0) : getSellerId(1 + (product % (SELLERS - 1))),
    productId: SellerProduct.productId + product,
    brandId: product % 3 === 0 ? getBrandId(0) : getBrandId(product),
    categoryId: product % 3 === 0 ? getCategoryId(0) : getCategoryId(product),
    price: toHundredths(price),
    salesCount,
    revenue: toHundredths(price * salesCount),
    commentsCount: product % 50,
    rating: product % 7 === 0 ? null : 3 + (product % 5) / 2,
  };
}

const offers = Array.from({ length: 2 * PRODUCTS }, (_, index) => createOffer(index));

const { onKaspiFrom, sellerKaspiId, rating, commentsCount } = SellerInfo;
const { productKaspiLink, productMainImgLink } = SellerProduct;

/** Removes different offers in each week, and changes prices and units between weeks. */
const changeOffers = (weekNumber: number): readonly Offer[] =>
  offers.flatMap((offer, index) => {
    const turn = index + weekNumber;
    const price = (offer.price * BigInt(100 + (turn % 5))) / 100n;
    const salesCount = (offer.salesCount * (3 + (turn % 4))) % 90;
    return turn % 11 === 0 ? [] : { ...offer, price, salesCount, revenue: price * BigInt(salesCount) };
  });

/** Creates a market of several weeks whose titles end in a suffix. */
const createWeeks = (suffix: string, listOffers: (weekNumber: number) => readonly Offer[]) =>
  reportPeriods.map((period): MarketWeek => ({
    ...period,
    isDemo: true,
    publishedAt: examples.WeekInfo.publishedAt,
    offers: listOffers(period.weekNumber),
    names: {
      seller: (id) => ({
        sellerTitle: `ИП «Сауда ${id}»${suffix}`,
        onKaspiFrom,
        sellerKaspiId,
        rating,
        commentsCount,
      }),
      brand: (id) => `${id === BrandInfo.brandId ? BrandInfo.brandTitle : `Бренд ${id}`}${suffix}`,
      category: (id) =>
        `${id === CategoryRow.categoryId ? CategoryRow.categoryTitle : `Категория ${id}`}${suffix}`,
      parents: (leaf) => ({
        category1LvlId: CategoryRow.category1LvlId + ((leaf - CategoryRow.categoryId) % 3),
        category2LvlId: 2_000 + (leaf % 6),
      }),
      product: (id) => ({
        productName: `Пылесос ${id}${suffix}${suffix}`,
        kaspiId: String(1_000_000 + id),
        productKaspiLink,
        productMainImgLink,
      }),
    },
  }));

function createHandler(suffix: string, listOffers: (weekNumber: number) => readonly Offer[] = () => offers) {
  const market = openMarket(createWeeks(suffix, listOffers));
  return combineHandlers(createEndpoints(market));
}

const handler = createHandler('');
const changingHandler = createHandler('', changeOffers);

/** Titles of the maximum length, without a space to wrap at. */
const longTitleHandler = createHandler(`ұзынатау<b>{{7*7}}\u202e`.repeat(25).slice(0, 470));

/** Responds from a market with enough rows for every chart and a long table, for the rest of the test. */
export const respondFromLargeMarket = (): void => mswWorker.use(handler);

/** Responds from the same market with different offers, prices and units in every week. */
export const respondFromChangingMarket = (): void => mswWorker.use(changingHandler);

/** Responds from the same market with the longest titles that the feed allows, containing markup. */
export const respondWithLongTitles = (): void => mswWorker.use(longTitleHandler);
