import type { EndpointExamples, MissingRows, RowExamples } from './example-types.ts';
import type { find as findRouter } from './find.ts';
import type * as rows from './find.ts';
import { foundBrand, foundProduct, week } from './example-values.ts';
import { expectComplete } from './serving/expect-complete.ts';

/** Valid examples of the rows and profiles of find. */
export const findRowExamples = {
  Found: { sellers: [], brands: [foundBrand], categories: [], products: [foundProduct] },
  FoundRow: foundBrand,
  FoundProduct: foundProduct,
} satisfies Partial<RowExamples<typeof rows, rows.Found | rows.FoundRow | rows.FoundProduct>>;

expectComplete<
  MissingRows<typeof rows, typeof findRowExamples, rows.Found | rows.FoundRow | rows.FoundProduct>
>();

/** One successful request and its response for each endpoint of find. */
export const findEndpointExamples = {
  byText: { request: { ...week, text: 'aylin' }, response: { find: findRowExamples.Found } },
} satisfies Partial<EndpointExamples<typeof findRouter>>;
