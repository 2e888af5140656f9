import { brand, type BrandWeekBody, type CategoriesWeekBody } from '@vitrina/contract';
import { bodyOf, callsOf } from './client.ts';
import { toPathParams } from '../routing/report-params.ts';
import { reportQuery } from './report-query.ts';

const calls = callsOf(brand);

/** A brand's profile. */
export const brandInfo = (brand: BrandWeekBody | undefined) =>
  reportQuery('brand-info', brand, (input, fetchOptions) =>
    bodyOf(calls.info.query({ params: toPathParams(input), fetchOptions })),
  );

/** What was sold of a brand, category by category. */
export const brandCategories = (brand: BrandWeekBody | undefined) =>
  reportQuery('brand-categories', brand, (input, fetchOptions) =>
    bodyOf(calls.categories.query({ params: toPathParams(input), fetchOptions })),
  );

/** The sellers of a brand, and how concentrated they are. */
export const brandSellers = (brand: BrandWeekBody | undefined) =>
  reportQuery('brand-sellers', brand, (body, fetchOptions) =>
    bodyOf(calls.sellers.mutate({ body, fetchOptions })),
  );

/** The products of a brand. */
export const brandProducts = (brand: BrandWeekBody | undefined) =>
  reportQuery('brand-products', brand, (input, fetchOptions) =>
    bodyOf(calls.products.query({ params: toPathParams(input), fetchOptions })),
  );

/** The brands of the chosen categories; nothing is asked while none is chosen. */
export const brandsByCategories = (asked: CategoriesWeekBody | undefined) =>
  reportQuery(
    'brands-by-categories',
    asked && asked.categoryIds.length > 0 ? asked : undefined,
    (body, fetchOptions) => bodyOf(calls.byCategories.mutate({ body, fetchOptions })),
  );
