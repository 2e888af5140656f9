import type { MarketWeek, Offer } from '@vitrina/conformance/computation/week.ts';
import { examples } from '@vitrina/contract/examples';
import { mockEndpoints } from '../mock/mocked-endpoints.ts';
import { openMarket } from '../mock/market.ts';
import { auth, reportPeriods } from './market.ts';
import { worker } from './worker.ts';

/** So many sellers, brands, categories and products have a week that looks like a week. */
const SELLERS = 14;
const BRANDS = 9;
const CATEGORIES = 12;
const PRODUCTS = 60;

const { SellerInfo, SellerProduct, CategoryRow, BrandInfo } = examples;

/** The first of each kind is the one of the examples, the others follow it. */
const sellerAt = (at: number) => SellerInfo.sellerId + (at % SELLERS);
const brandAt = (at: number) => BrandInfo.brandId + (at % BRANDS);
const categoryAt = (at: number) => CategoryRow.categoryId + (at % CATEGORIES);

/** One product in three is of the first brand and category, and the first seller sells half of all. */
function offerAt(at: number): Offer {
  const product = Math.floor(at / 2);
  const price = 1_000 * (1 + ((product * 37) % 400));
  const salesCount = 1 + ((product * 13) % 90);
  return {
    sellerId: at % 2 === 0 ? sellerAt(0) : sellerAt(1 + (product % (SELLERS - 1))),
    productId: 1 + product,
    brandId: product % 3 === 0 ? brandAt(0) : brandAt(product),
    categoryId: product % 3 === 0 ? categoryAt(0) : categoryAt(product),
    price: price * 100,
    salesCount,
    revenue: price * salesCount * 100,
    comments: product % 50,
    rating: product % 7 === 0 ? null : 3 + (product % 5) / 2,
  };
}

const offers = Array.from({ length: 2 * PRODUCTS }, (_, at) => offerAt(at));

const { onKaspiFrom, sellerKaspiId, rating, commentsCount } = SellerInfo;
const { productKaspiLink, productMainImgLink } = SellerProduct;

/** A market of several weeks whose names end in a text. */
const marketWith = (ending: string) =>
  reportPeriods.map((period): MarketWeek => ({
    ...period,
    isDemo: true,
    publishedAt: examples.WeekInfo.publishedAt,
    offers,
    names: {
      seller: (id) => ({
        sellerTitle: `ИП «Сауда ${id}»${ending}`,
        onKaspiFrom,
        sellerKaspiId,
        rating,
        commentsCount,
      }),
      brand: (id) => `${id === BrandInfo.brandId ? BrandInfo.brandTitle : `Бренд ${id}`}${ending}`,
      category: (id) =>
        `${id === CategoryRow.categoryId ? CategoryRow.categoryTitle : `Категория ${id}`}${ending}`,
      parents: (leaf) => ({ category1LvlId: 1_000 + (leaf % 3), category2LvlId: 2_000 + (leaf % 6) }),
      product: (id) => ({
        productName: `Пылесос ${id}${ending}${ending}`,
        kaspiId: String(1_000_000 + id),
        productKaspiLink,
        productMainImgLink,
      }),
    },
  }));

const handlersWith = (ending: string) =>
  mockEndpoints(openMarket(marketWith(ending)), auth).map(({ handler }) => handler);

const handlers = handlersWith('');

/** As long as a title may be, without a space in it to break a line at. */
const longHandlers = handlersWith(`ұзынатау<b>{{7*7}}\u202e`.repeat(25).slice(0, 470));

/** For the rest of the test a market answers that has rows enough for every chart and a long table. */
export const answerFromWideMarket = (): void => worker.use(...handlers);

/** The same market with the longest and strangest names that the feed lets in. */
export const answerFromLongNames = (): void => worker.use(...longHandlers);
