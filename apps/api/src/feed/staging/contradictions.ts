import * as z from 'zod/mini';
import type { Analytics } from '../../analytics/analytics.ts';
import { FeedError } from '../../command/feed-error.ts';
import type { FeedFile } from '../formats/feed-file.ts';
import type { StagedWeek } from './staged-offers.ts';
import { formatWeek } from '@vitrina/contract/iso-week';
import { readRows } from '../../analytics/read-rows.ts';
import { quoteValue } from './quote-value.ts';

/** SQL: all values of an offer, as parsed. */
const offerValues = `tuple(seller_kaspi_id, seller_title, seller_rating, seller_comments_count, seller_on_kaspi_from,
  product_kaspi_id, product_name, product_link, product_main_img_link, product_rating,
  product_comments_count, brand_id, brand_title, category_id, category_title, category_1_lvl_id,
  category_1_lvl_title, category_2_lvl_id, category_2_lvl_title, price, sales_count, revenue)`;

/** SQL: the category ids of an offer with their level and parent. */
const treeNodes = `[(category_id, 3, category_2_lvl_id), (category_2_lvl_id, 2, category_1_lvl_id),
  (category_1_lvl_id, 1, 0)]`;

/** A kind of contradiction between the offers of a snapshot. */
interface Contradiction {
  /** SQL: ids `a` and `b` of the first contradiction; no row if there is none. */
  readonly find: string;
  /** SQL: the contradicted value of a row, as text. */
  readonly claim: string;
  /** SQL condition: the row concerns (a, b). */
  readonly condition: string;
  /** SQL: what a person calls the contradicted value of a row; absent if that is the value itself. */
  readonly title?: string;
  readonly describe: (subject: Subject, first: string, second: string) => string;
}

/** What the rows of a contradiction are about. */
interface Subject {
  readonly id: number;
  /** Title of the product, with its article. */
  readonly product: string;
  readonly seller: string;
}

const findProductWithTwo = (
  column: 'category_id' | 'brand_id',
  noun: string,
  title: string,
): Contradiction => ({
  find: `SELECT product_id AS a, 0 AS b FROM staging_offer WHERE snapshot = {snapshot:UInt32}
    GROUP BY product_id HAVING min(${column}) != max(${column}) ORDER BY a LIMIT 1`,
  condition: 'product_id = {a:UInt32}',
  claim: `toString(${column})`,
  title,
  describe: ({ product }, first, second) => `product ${product} is in ${noun} ${first} and ${second}`,
});

const contradictions: readonly Contradiction[] = [
  findProductWithTwo(
    'category_id',
    'categories',
    `concat(category_1_lvl_title, ' › ', category_2_lvl_title, ' › ', category_title)`,
  ),
  findProductWithTwo('brand_id', 'brands', `if(brand_id = 0, 'none', brand_title)`),
  {
    find: `SELECT node.1 AS a, 0 AS b FROM (
        SELECT category_id, category_2_lvl_id, category_1_lvl_id FROM staging_offer WHERE snapshot = {snapshot:UInt32} GROUP BY ALL)
      ARRAY JOIN ${treeNodes} AS node
      GROUP BY a HAVING uniqExact(node.2, node.3) > 1 ORDER BY a LIMIT 1`,
    condition: '{a:UInt32} IN (category_id, category_2_lvl_id, category_1_lvl_id)',
    claim: `arrayJoin(arrayMap(node -> if(node.2 = 1, 'level 1', concat('level ', toString(node.2), ' under ', toString(node.3))),
      arrayFilter(node -> node.1 = {a:UInt32}, ${treeNodes})))`,
    describe: ({ id }, first, second) => `category ${id} is at ${first} and at ${second}`,
  },
];

const differingRepeats: Contradiction = {
  find: `SELECT product_id AS a, seller_id AS b FROM staging_offer WHERE snapshot = {snapshot:UInt32}
      GROUP BY category_id, product_id, seller_id HAVING count() > 1 AND uniqExact(${offerValues}) > 1 ORDER BY a, b LIMIT 1
      SETTINGS optimize_aggregation_in_order = 1`,
  condition: 'product_id = {a:UInt32} AND seller_id = {b:UInt32}',
  claim: `toString(${offerValues})`,
  describe: ({ product, seller }) =>
    `product ${product} of seller ${seller} is there twice with different values`,
};

const selectClaims = ({ claim, condition, title = "''" }: Contradiction) => `
SELECT claim, min((in_file, in_row, titles)) AS first, first.1 AS file, first.2 AS row,
  first.3.1 AS title, first.3.2 AS product, first.3.3 AS article, first.3.4 AS seller FROM (
  SELECT ${claim} AS claim, file AS in_file, row AS in_row,
    (${title}, product_name, product_kaspi_id, seller_title) AS titles FROM staging_offer
  WHERE snapshot = {snapshot:UInt32} AND ${condition})
GROUP BY claim ORDER BY first LIMIT 2`;

const claimOfRow = z.object({
  claim: z.string(),
  file: z.number(),
  row: z.number(),
  title: z.string(),
  product: z.string(),
  article: z.string(),
  seller: z.string(),
});

/** Says two contradicting values by their titles, and by their ids if the titles are equal. */
const nameClaims = (claims: readonly z.output<typeof claimOfRow>[]): string[] => {
  const areTitled = new Set(claims.map(({ title }) => title)).size > 1;
  return claims.map(({ claim, title }) => (areTitled ? `«${title}»` : claim));
};

const explain = async (
  analytics: Analytics,
  files: readonly FeedFile[],
  week: StagedWeek,
  kind: Contradiction,
  subject: { a: number; b: number },
): Promise<FeedError> => {
  const claims = await readRows(analytics, claimOfRow, selectClaims(kind), {
    snapshot: week.snapshot,
    ...subject,
  });
  const [first, second] = claims.map(({ file, row }) => `${files[file - 1]?.name ?? ''} row ${row}`);
  const { product = '', article = '', seller = '' } = claims[0] ?? {};
  const [one = '', other = ''] = nameClaims(claims);
  const named = {
    id: subject.a,
    product: `«${quoteValue(product)}» (${quoteValue(article)})`,
    seller: `«${quoteValue(seller)}»`,
  };
  const problem = kind.describe(named, one, other);
  return new FeedError(
    'data',
    `${formatWeek(week)}: ${problem} (${first ?? ''}, ${second ?? ''}); nothing is published`,
  );
};

const checkKinds = async (
  analytics: Analytics,
  files: readonly FeedFile[],
  week: StagedWeek,
  kinds: readonly Contradiction[],
): Promise<void> => {
  const { snapshot } = week;
  const searches = kinds.map(({ find }) =>
    readRows(analytics, z.object({ a: z.number(), b: z.number() }), find, { snapshot }),
  );
  const found = await Promise.all(searches);
  for (const [index, kind] of kinds.entries()) {
    const subject = found[index]?.[0];
    if (subject) throw await explain(analytics, files, week, kind, subject);
  }
};

const countDuplicates = `
SELECT count() - uniqExact(bitShiftLeft(toUInt64(product_id), 32) + seller_id) AS duplicates
FROM staging_offer WHERE snapshot = {snapshot:UInt32}`;

/**
 * Throws FeedError, naming two rows, if offers of a snapshot contradict each other. Returns the number of duplicates: rows
 * identical to another one.
 */
export const checkContradictions = async (
  analytics: Analytics,
  files: readonly FeedFile[],
  week: StagedWeek,
): Promise<number> => {
  const [[found]] = await Promise.all([
    readRows(analytics, z.object({ duplicates: z.number() }), countDuplicates, { snapshot: week.snapshot }),
    checkKinds(analytics, files, week, contradictions),
  ]);
  const duplicates = found?.duplicates ?? 0;
  if (duplicates > 0) await checkKinds(analytics, files, week, [differingRepeats]);
  return duplicates;
};
