import { initContract } from '@ts-rest/core';
import * as z from 'zod/mini';
import { errorResponses } from './error-codes.ts';
import { concentration, title } from './field-types.ts';
import { SectionHistory } from './history-rows.ts';
import { reportOptions } from './report-options.ts';
import { defineMetadata } from './route-metadata.ts';
import { SectionBrand, SectionCategory, SectionInfo, SectionSeller } from './section-rows.ts';
import { HistoryQuery, SectionWeekParams } from './week-params.ts';

/** The endpoints of sections: the nodes of levels 1 and 2 of the category tree. */
export const section = initContract().router(
  {
    info: {
      method: 'GET',
      path: '/section-info/:year/:weekNumber/:sectionId',
      pathParams: SectionWeekParams,
      responses: { 200: z.object({ sectionInfo: SectionInfo }), ...errorResponses('SECTION_NOT_FOUND') },
      summary: 'A section’s profile in one week',
      metadata: defineMetadata({ errorSummary: 'Failed to fetch section info', profile: 'insight' }),
    },
    history: {
      method: 'GET',
      path: '/section-history/:year/:weekNumber/:sectionId',
      pathParams: SectionWeekParams,
      query: HistoryQuery,
      responses: {
        200: z.object({ sectionHistory: SectionHistory }),
        ...errorResponses('SECTION_NOT_FOUND'),
      },
      summary: 'A section in each published week of a window',
      metadata: defineMetadata({ errorSummary: 'Failed to fetch section history', profile: 'insight' }),
    },
    categories: {
      method: 'GET',
      path: '/section-categories/:year/:weekNumber/:sectionId',
      pathParams: SectionWeekParams,
      responses: {
        200: z.object({ sectionCategories: z.array(SectionCategory), sectionTitle: title }),
        ...errorResponses('SECTION_NOT_FOUND'),
      },
      summary: 'The leaf categories of one section in one week',
      metadata: defineMetadata({ errorSummary: 'Failed to fetch section categories', profile: 'insight' }),
    },
    sellers: {
      method: 'GET',
      path: '/section-sellers/:year/:weekNumber/:sectionId',
      pathParams: SectionWeekParams,
      responses: {
        200: z.object({
          sectionSellers: z.array(SectionSeller),
          sectionSellersHHI: z.nullable(concentration),
          sectionTitle: title,
        }),
        ...errorResponses('SECTION_NOT_FOUND'),
      },
      summary: 'The sellers of one section in one week, and how concentrated they are',
      metadata: defineMetadata({ errorSummary: 'Failed to fetch section sellers', profile: 'insight' }),
    },
    brands: {
      method: 'GET',
      path: '/section-brands/:year/:weekNumber/:sectionId',
      pathParams: SectionWeekParams,
      responses: {
        200: z.object({
          sectionBrands: z.array(SectionBrand),
          sectionBrandsHHI: z.nullable(concentration),
          sectionTitle: title,
        }),
        ...errorResponses('SECTION_NOT_FOUND'),
      },
      summary: 'The brands of one section in one week, and how concentrated they are',
      metadata: defineMetadata({ errorSummary: 'Failed to fetch section brands', profile: 'insight' }),
    },
  },
  reportOptions,
);
