import type * as entry from './index.ts';
import type { RowExamples } from './example-types.ts';
import type { ReportRow } from './report-rows.ts';
import { brandRowExamples } from './brand.examples.ts';
import { changeRowExamples } from './changes.examples.ts';
import { categoryRowExamples } from './category.examples.ts';
import { entryRowExamples } from './entry.examples.ts';
import { findRowExamples } from './find.examples.ts';
import { followRowExamples } from './follow.examples.ts';
import { historyRowExamples } from './history.examples.ts';
import { moverRowExamples } from './movers.examples.ts';
import { periodRowExamples } from './period.examples.ts';
import { priceRowExamples } from './prices.examples.ts';
import { productRowExamples } from './product.examples.ts';
import { rivalRowExamples } from './rivals.examples.ts';
import { sectionRowExamples } from './section.examples.ts';
import { sellerRowExamples } from './seller.examples.ts';
import { shareRowExamples } from './share.examples.ts';

/** One valid example of each row and profile, coherent with each other: one seller, brand and category. */
export const examples: RowExamples<
  typeof entry,
  | ReportRow
  | entry.Found
  | entry.FoundRow
  | entry.FoundProduct
  | entry.Mover
  | entry.FollowEvent
  | entry.Followed
  | entry.SectionEvent
  | entry.FollowedSection
> = {
  ...sellerRowExamples,
  ...brandRowExamples,
  ...categoryRowExamples,
  ...sectionRowExamples,
  ...periodRowExamples,
  ...productRowExamples,
  ...entryRowExamples,
  ...findRowExamples,
  ...changeRowExamples,
  ...priceRowExamples,
  ...rivalRowExamples,
  ...historyRowExamples,
  ...moverRowExamples,
  ...followRowExamples,
  ...shareRowExamples,
};
