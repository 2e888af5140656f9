import { category, type CategoryWeekBody, type ReportPeriod } from '@vitrina/contract';
import { bodyOf, callsOf } from './client.ts';
import { toPathParams } from '../routing/report-params.ts';
import { reportQuery } from './report-query.ts';

const calls = callsOf(category);

/** The category tree of a week. */
export const categoryTree = (week: ReportPeriod | undefined) =>
  reportQuery('category-tree', week, (input, fetchOptions) =>
    bodyOf(calls.tree.query({ params: toPathParams(input), fetchOptions })),
  );

/** All leaf categories of a week. */
export const categoryList = (week: ReportPeriod | undefined) =>
  reportQuery('category-list', week, (input, fetchOptions) =>
    bodyOf(calls.list.query({ params: toPathParams(input), fetchOptions })),
  );

/** A category's profile. */
export const categoryInfo = (category: CategoryWeekBody | undefined) =>
  reportQuery('category-info', category, (input, fetchOptions) =>
    bodyOf(calls.info.query({ params: toPathParams(input), fetchOptions })),
  );

/** The sellers of a category, and how concentrated they are. */
export const categorySellers = (category: CategoryWeekBody | undefined) =>
  reportQuery('category-sellers', category, (body, fetchOptions) =>
    bodyOf(calls.sellers.mutate({ body, fetchOptions })),
  );

/** The brands of a category, and how concentrated they are. */
export const categoryBrands = (category: CategoryWeekBody | undefined) =>
  reportQuery('category-brands', category, (input, fetchOptions) =>
    bodyOf(calls.brands.query({ params: toPathParams(input), fetchOptions })),
  );

/** The products of a category. */
export const categoryProducts = (category: CategoryWeekBody | undefined) =>
  reportQuery('category-products', category, (input, fetchOptions) =>
    bodyOf(calls.products.query({ params: toPathParams(input), fetchOptions })),
  );
