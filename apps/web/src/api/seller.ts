import { seller, type CategoriesWeekBody, type TitleWeekBody } from '@vitrina/contract';
import { bodyOf, callsOf } from './client.ts';
import { toPathParams, type SellerWeek } from '../routing/report-params.ts';
import { reportQuery } from './report-query.ts';

const calls = callsOf(seller);

/** A seller's profile. */
export const sellerInfo = (seller: SellerWeek | undefined) =>
  reportQuery('seller-info', seller, (input, fetchOptions) =>
    bodyOf(calls.info.query({ params: toPathParams(input), fetchOptions })),
  );

/** What a seller sold, category by category. */
export const sellerCategories = (seller: SellerWeek | undefined) =>
  reportQuery('seller-categories', seller, (input, fetchOptions) =>
    bodyOf(calls.categories.query({ params: toPathParams(input), fetchOptions })),
  );

/** What a seller sold, brand by brand. */
export const sellerBrands = (seller: SellerWeek | undefined) =>
  reportQuery('seller-brands', seller, (input, fetchOptions) =>
    bodyOf(calls.brands.query({ params: toPathParams(input), fetchOptions })),
  );

/** What a seller offered, product by product. */
export const sellerProducts = (seller: SellerWeek | undefined) =>
  reportQuery('seller-products', seller, (input, fetchOptions) =>
    bodyOf(calls.products.query({ params: toPathParams(input), fetchOptions })),
  );

/** The sellers of the chosen categories; nothing is asked while none is chosen. */
export const sellersByCategories = (asked: CategoriesWeekBody | undefined) =>
  reportQuery(
    'sellers-by-categories',
    asked && asked.categoryIds.length > 0 ? asked : undefined,
    (body, fetchOptions) => bodyOf(calls.byCategories.mutate({ body, fetchOptions })),
  );

/** The sellers whose title contains a text; nothing is asked while it is blank. */
export const sellersByTitle = (asked: TitleWeekBody | undefined) => {
  const title = asked?.title.trim();
  return reportQuery(
    'sellers-by-title',
    asked && title ? { ...asked, title } : undefined,
    (body, fetchOptions) => bodyOf(calls.byTitle.mutate({ body, fetchOptions })),
  );
};
