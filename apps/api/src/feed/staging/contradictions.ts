import type { Analytics } from '../../analytics/analytics.ts';
import { FeedError } from '../feed-error.ts';
import type { FeedFile } from '../formats/feed-file.ts';
import type { WeekLoad } from './staged-offers.ts';
import { formatWeek } from '../week.ts';

/** The values of an offer as they are compared: all of them, as parsed. */
const wholeOffer = `tuple(seller_kaspi_id, seller_title, seller_rating, seller_comments_count, seller_on_kaspi_from,
  product_kaspi_id, product_name, product_link, product_main_img_link, product_rating,
  product_comments_count, brand_id, brand_title, category_id, category_title, category_1_lvl_id,
  category_1_lvl_title, category_2_lvl_id, category_2_lvl_title, price, sales_count, revenue)`;

/** Each id of the category tree with its level and parent, once for every row of an offer. */
const places = `[(category_id, 3, category_2_lvl_id), (category_2_lvl_id, 2, category_1_lvl_id),
  (category_1_lvl_id, 1, 0)]`;

/** One kind of contradiction: what finds one in a load's offers, and what each row says of it. */
interface Contradiction {
  /** SQL over the offers of one load: no row, or one that names what is contradicted as `a` (and `b`). */
  readonly find: string;
  /** SQL over them: what a row says of (a, b), as text; rows that say nothing of it are left out. */
  readonly claim: string;
  /** Condition for the rows that say something. */
  readonly isAbout: string;
  readonly says: (a: number, b: number, first: string, second: string) => string;
}

const productUnder = (column: 'category_id' | 'brand_id', what: string): Contradiction => ({
  find: `SELECT product_id AS a, 0 AS b FROM build_offer WHERE load = {load:UInt32}
    GROUP BY product_id HAVING min(${column}) != max(${column}) ORDER BY a LIMIT 1`,
  isAbout: 'product_id = {a:UInt32}',
  claim: `toString(${column})`,
  says: (product, _, first, second) => `product ${product} is in ${what} ${first} and ${second}`,
});

const contradictions: readonly Contradiction[] = [
  productUnder('category_id', 'categories'),
  productUnder('brand_id', 'brands'),
  {
    find: `SELECT place.1 AS a, 0 AS b FROM (
        SELECT category_id, category_2_lvl_id, category_1_lvl_id FROM build_offer WHERE load = {load:UInt32} GROUP BY ALL)
      ARRAY JOIN ${places} AS place
      GROUP BY a HAVING uniqExact(place.2, place.3) > 1 ORDER BY a LIMIT 1`,
    isAbout: '{a:UInt32} IN (category_id, category_2_lvl_id, category_1_lvl_id)',
    claim: `arrayJoin(arrayMap(place -> if(place.2 = 1, 'level 1', concat('level ', toString(place.2), ' under ', toString(place.3))),
      arrayFilter(place -> place.1 = {a:UInt32}, ${places})))`,
    says: (id, _, first, second) => `category ${id} is at ${first} and at ${second}`,
  },
];

const differingRepeats: Contradiction = {
  find: `SELECT product_id AS a, seller_id AS b FROM build_offer WHERE load = {load:UInt32}
      GROUP BY category_id, product_id, seller_id HAVING count() > 1 AND uniqExact(${wholeOffer}) > 1 ORDER BY a, b LIMIT 1
      SETTINGS optimize_aggregation_in_order = 1`,
  isAbout: 'product_id = {a:UInt32} AND seller_id = {b:UInt32}',
  claim: `toString(${wholeOffer})`,
  says: (product, seller) => `product ${product} of seller ${seller} is there twice with different values`,
};

const rowsThatSay = ({ claim, isAbout }: Contradiction) => `
SELECT claim, min((in_file, in_row)) AS place, place.1 AS file, place.2 AS row FROM (
  SELECT ${claim} AS claim, file AS in_file, row AS in_row FROM build_offer
  WHERE load = {load:UInt32} AND ${isAbout})
GROUP BY claim ORDER BY place LIMIT 2`;

const explain = async (
  analytics: Analytics,
  files: readonly FeedFile[],
  week: WeekLoad,
  kind: Contradiction,
  subject: { a: number; b: number },
): Promise<FeedError> => {
  const claims = await analytics.rows<{ claim: string; file: number; row: number }>(rowsThatSay(kind), {
    load: week.load,
    ...subject,
  });
  const [first, second] = claims.map(({ file, row }) => `${files[file - 1]?.name ?? ''} row ${row}`);
  const what = kind.says(subject.a, subject.b, claims[0]?.claim ?? '', claims[1]?.claim ?? '');
  return new FeedError(
    'data',
    `${formatWeek(week)}: ${what} (${first ?? ''}, ${second ?? ''}); nothing is published`,
  );
};

const refuse = async (
  analytics: Analytics,
  files: readonly FeedFile[],
  week: WeekLoad,
  kinds: readonly Contradiction[],
): Promise<void> => {
  const { load } = week;
  const searches = kinds.map(({ find }) => analytics.rows<{ a: number; b: number }>(find, { load }));
  const found = await Promise.all(searches);
  for (const [place, kind] of kinds.entries()) {
    const subject = found[place]?.[0];
    if (subject) throw await explain(analytics, files, week, kind, subject);
  }
};

const repeats = `
SELECT count() - uniqExact(bitShiftLeft(toUInt64(product_id), 32) + seller_id) AS repeats
FROM build_offer WHERE load = {load:UInt32}`;

/**
 * Throws FeedFailure, naming two rows, if the offers of a load contradict each other. Answers how many of
 * them only repeat another one.
 */
export const checkContradictions = async (
  analytics: Analytics,
  files: readonly FeedFile[],
  week: WeekLoad,
): Promise<number> => {
  const [[found]] = await Promise.all([
    analytics.rows<{ repeats: number }>(repeats, { load: week.load }),
    refuse(analytics, files, week, contradictions),
  ]);
  const duplicates = found?.repeats ?? 0;
  if (duplicates > 0) await refuse(analytics, files, week, [differingRepeats]);
  return duplicates;
};
