import * as z from 'zod/mini';
import type { Analytics, Params } from '../../analytics/analytics.ts';
import { isDamage } from '../../analytics/snapshot/is-damage.ts';
import { isOnOneServer } from '../../analytics/servers/shards.ts';
import { productTextTable } from '../../analytics/snapshot/product-text-table.ts';
import { readRows } from '../../analytics/read-rows.ts';
import { baseTables } from '../../analytics/schema/table-versions.ts';
import { locateTables } from '../../analytics/snapshot/locate-tables.ts';
import { pinToReplica } from '../../analytics/servers/route-calls.ts';
import { createForKinds, type KeyKind, keyKinds, type OfKinds } from '../../store/week-tables.ts';
import { getBrandKey, getCategoryKey, getProductKey, getSellerKey } from './entity-key.ts';

/** Keys of one kind in a week's offers, and the ids that these give them, at the same positions. */
export interface GivenKeys {
  readonly kind: KeyKind;
  /** Empty if nothing names the thing, as with a brand title «-». A key may have several ids. */
  readonly keys: readonly string[];
  readonly ids: readonly number[];
}

/** Number of offers whose keys are read at once. */
const PAGE_OFFERS = 500_000;

/** SQL of the rows of a week by what they name; columns are those of a feed. */
type Sources = Readonly<Record<KeyKind, string>>;

const stagedOffers = 'staging_offer WHERE snapshot = {snapshot:UInt32}';

const staged: Sources = {
  seller: stagedOffers,
  product: stagedOffers,
  brand: stagedOffers,
  category: stagedOffers,
};

/** The tables that all versions build, each with its rows of a published snapshot. */
const published: Sources = {
  seller: `(SELECT kaspi_id AS seller_kaspi_id, title AS seller_title, seller_id
    FROM {seller:Identifier} WHERE snapshot = {snapshot:UInt32}) WHERE 1`,
  product: `(SELECT kaspi_id AS product_kaspi_id, link AS product_link, product_id
    FROM {product_text:Identifier}) WHERE 1`,
  brand: '{product:Identifier} WHERE snapshot = {snapshot:UInt32}',
  category: `(SELECT title AS category_title, * FROM {category:Identifier} WHERE snapshot = {snapshot:UInt32}) WHERE 1`,
};

/** SQL condition: the article is on a product on which another published snapshot does not have it. */
const isNew = (product: string): string => `cityHash64(product_kaspi_id) IN (
      SELECT cityHash64(product_kaspi_id) FROM ${product} AND cityHash64(product_id, product_kaspi_id) NOT IN (
        SELECT cityHash64(product_id, kaspi_id) FROM {other:Identifier}))`;

/** SQL: sellers, brands and categories with the texts of their keys. */
const selectFew = ({ seller, brand, category }: Sources): string => `
SELECT kind, groupArray(texts) AS texts, groupArray(id) AS ids FROM (
    SELECT 'seller' AS kind, [seller_kaspi_id] AS texts, seller_id AS id FROM ${seller}
      AND seller_kaspi_id != '' LIMIT 1 BY seller_id, seller_kaspi_id
    UNION ALL
    SELECT 'seller', ['', seller_title], seller_id FROM ${seller}
      AND seller_kaspi_id = '' LIMIT 1 BY seller_id, seller_title
    UNION ALL
    SELECT 'brand', [any(brand_title)], brand_id
    FROM ${brand} AND brand_id > 0 GROUP BY brand_id, cityHash64(brand_title)
    UNION ALL
    SELECT 'category', node.1, node.2 FROM (
      SELECT (category_id, any(category_2_lvl_id), any(category_1_lvl_id)) AS id,
        [any(category_1_lvl_title), any(category_2_lvl_title), any(category_title)] AS path
      FROM ${category}
      GROUP BY category_id, cityHash64(category_1_lvl_title, category_2_lvl_title, category_title))
    ARRAY JOIN [(path, id.1), (arraySlice(path, 1, 2), id.2), (arraySlice(path, 1, 1), id.3)] AS node)
GROUP BY kind`;

/** SQL: articles, or links of products without an article, of one of several pages of the products. */
const selectProducts = ({ product }: Sources, condition: string): string => `
SELECT isLink, groupArray(text) AS texts, groupArray(id) AS ids FROM (
  SELECT 0 AS isLink, product_kaspi_id AS text, product_id AS id FROM ${product}
    AND product_kaspi_id != '' AND ${condition} AND cityHash64(text) % {pages:UInt32} = {page:UInt32} LIMIT 1 BY text, id
  UNION ALL
  SELECT 1, ifNull(product_link, '') AS text, product_id AS id FROM ${product}
    AND product_kaspi_id = '' AND cityHash64(text) % {pages:UInt32} = {page:UInt32} LIMIT 1 BY text, id)
GROUP BY isLink`;

const few = z.object({
  kind: z.enum(['seller', 'brand', 'category']),
  texts: z.array(z.array(z.string())),
  ids: z.array(z.number()),
});

const products = z.object({ isLink: z.number(), texts: z.array(z.string()), ids: z.array(z.number()) });

const getKey = (kind: z.infer<typeof few>['kind'], texts: readonly string[]): string => {
  const [first = '', second = ''] = texts;
  if (kind === 'category') return getCategoryKey(texts) ?? '';
  return (kind === 'brand' ? getBrandKey(first) : getSellerKey(first, second)) ?? '';
};

async function* readAll(
  analytics: Analytics,
  sources: Sources,
  offers: number,
  params: Params,
  condition = '1',
): AsyncGenerator<GivenKeys> {
  for (const { kind, texts, ids } of await readRows(analytics, few, selectFew(sources), params))
    yield { kind, keys: texts.map((one) => getKey(kind, one)), ids };
  const pages = Math.max(1, Math.ceil(offers / PAGE_OFFERS));
  for (let page = 0; page < pages; page += 1) {
    const found = await readRows(analytics, products, selectProducts(sources, condition), {
      ...params,
      pages,
      page,
    });
    for (const { isLink, texts, ids } of found) {
      const keys = isLink ? texts.map((link) => getProductKey('', link) ?? '') : texts;
      yield { kind: 'product', keys, ids };
    }
  }
}

/** A snapshot whose keys are read. */
interface ReadSnapshot {
  readonly snapshot: number;
  readonly offers: number;
  /** A published snapshot whose articles are left out, if it is on the same server and undamaged. */
  readonly other?: number | undefined;
}

async function* readKnownApart(
  analytics: Analytics,
  sources: Sources,
  { offers, other }: ReadSnapshot,
  params: Params,
): AsyncGenerator<GivenKeys> {
  if (other !== undefined && isOnOneServer(analytics)) {
    try {
      const given = { ...params, other: productTextTable(other) };
      return yield* readAll(analytics, sources, offers, given, isNew(sources.product));
    } catch (error) {
      if (!isDamage(error)) throw error;
    }
  }
  yield* readAll(analytics, sources, offers, params);
}

/** Reads the keys of the staged offers of a snapshot. */
export const readStagedKeys = (analytics: Analytics, week: ReadSnapshot): AsyncGenerator<GivenKeys> =>
  readKnownApart(analytics, staged, week, { snapshot: week.snapshot });

/** Finds the tables of a published snapshot of any version. */
const findTables = async (analytics: Analytics, snapshot: number): Promise<Params> => {
  const locate = await locateTables(analytics, snapshot, baseTables);
  return { ...Object.fromEntries(baseTables.map((name) => [name, locate(name)])), snapshot };
};

/** Reads the keys of a published snapshot of any version. */
export async function* readPublishedKeys(
  analytics: Analytics,
  week: ReadSnapshot,
): AsyncGenerator<GivenKeys> {
  const pinned = await pinToReplica(analytics, week.snapshot);
  yield* readKnownApart(pinned, published, week, await findTables(pinned, week.snapshot));
}

const selectHighest = `
SELECT max(seller_id) AS seller, 0 AS product, 0 AS brand, 0 AS category
FROM {seller:Identifier} WHERE snapshot = {snapshot:UInt32}
UNION ALL
SELECT 0, max(product_id), max(brand_id), 0 FROM {product:Identifier} WHERE snapshot = {snapshot:UInt32}
UNION ALL
SELECT 0, 0, 0, max(greatest(category_id, category_1_lvl_id, category_2_lvl_id))
FROM {category:Identifier} WHERE snapshot = {snapshot:UInt32}`;

const highestIds = z.object({
  seller: z.number(),
  product: z.number(),
  brand: z.number(),
  category: z.number(),
});

/** Reads the highest ids of a published snapshot of any version. */
export const readPublishedHighest = async (
  analytics: Analytics,
  snapshot: number,
): Promise<OfKinds<number>> => {
  const pinned = await pinToReplica(analytics, snapshot);
  const rows = await readRows(pinned, highestIds, selectHighest, await findTables(pinned, snapshot));
  const highest = createForKinds(() => 0);
  for (const kind of keyKinds) highest[kind] = Math.max(...rows.map((one) => one[kind]));
  return highest;
};
