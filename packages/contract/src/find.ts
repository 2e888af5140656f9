import { initContract } from '@ts-rest/core';
import * as z from 'zod/mini';
import { errorResponses } from './error-codes.ts';
import { reportOptions } from './report-options.ts';
import { defineMetadata } from './route-metadata.ts';
import { id, money, title } from './field-types.ts';
import { TextWeekBody } from './week-params.ts';

/** A found seller, brand or leaf category with its revenue of the week. */
export const FoundRow = z.object({ id, title, revenue: money });
export type FoundRow = z.output<typeof FoundRow>;

/** A found product; its leaf category is optional. */
export const FoundProduct = z.object({ id, title, revenue: money, categoryId: z.optional(id) });
export type FoundProduct = z.output<typeof FoundProduct>;

/** Search results of one week: at most 20 of each kind, nearest titles first, then by revenue, ties by id. */
export const Found = z.object({
  sellers: z.array(FoundRow).check(z.maxLength(20)),
  brands: z.array(FoundRow).check(z.maxLength(20)),
  categories: z.array(FoundRow).check(z.maxLength(20)),
  products: z.array(FoundProduct).check(z.maxLength(20)),
});
export type Found = z.output<typeof Found>;

/** The search endpoint. */
export const find = initContract().router(
  {
    byText: {
      method: 'POST',
      path: '/find',
      body: TextWeekBody,
      responses: { 200: z.object({ find: Found }), ...errorResponses('REPORT_NOT_FOUND') },
      summary:
        'The sellers, brands, leaf categories and products of one week by title, Kaspi id or Kaspi link',
      metadata: defineMetadata({ errorSummary: 'Failed to fetch search results', profile: 'find' }),
    },
  },
  reportOptions,
);
