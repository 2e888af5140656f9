import { contract } from '@vitrina/contract';
import { readSpellings } from '@vitrina/contract/spelling';
import { report } from '../analytics/report/report.ts';
import { param, sql } from '../analytics/report/sql.ts';

/** Patterns of the first five words of a text, padded with empty ones: the engine compiles constants once. */
const derivePatterns = ({ text }: { readonly text: string }) => {
  const { alike, typos, halves } = readSpellings(text);
  const [alike_1 = '', alike_2 = '', alike_3 = '', alike_4 = '', alike_5 = ''] = alike;
  const [typos_1 = '', typos_2 = '', typos_3 = '', typos_4 = '', typos_5 = ''] = typos;
  const [halves_1 = '', halves_2 = '', halves_3 = '', halves_4 = '', halves_5 = ''] = halves;
  return {
    alike_1,
    alike_2,
    alike_3,
    alike_4,
    alike_5,
    typos_1,
    typos_2,
    typos_3,
    typos_4,
    typos_5,
    halves_1,
    halves_2,
    halves_3,
    halves_4,
    halves_5,
  };
};

/**
 * Finds sellers, brands, categories and products by a text: its words, which a title contains in any order, all in
 * lower case, split at JavaScript's white space; a Kaspi id; a Kaspi link. A product's link ends in its article
 * number, mostly after a hyphen. Then follow titles that sound like the text or like its keys on the other layout,
 * unless 20 of each kind were found before; if nothing was found, titles with a typo. Product names are compared in
 * lower case only if a short pattern matches them as written.
 */
export const byText = report({
  route: contract.find.byText,
  tables: ['seller', 'category', 'product', 'brand', 'product_text'],
  derive: derivePatterns,
  sql: sql`
    WITH
      extractAll(lowerUTF8(${param.text}), '[^\\s\\v\\pZ\xEF\xBB\xBF]+') AS words,
      (title -> arrayAll(place -> place > 0, multiSearchAllPositions(title, words))) AS has_words,
      (title -> arrayAll(place -> place > 0, multiSearchAllPositionsCaseInsensitiveUTF8(title, words))) AS may_have_words,
      (title -> arrayAll(place -> place > 0, multiSearchAllPositions(title, arraySlice(words, 6)))) AS has_last_words,
      (pattern -> if(pattern = '', '', concat('(?i:', pattern, ')|[İſ]'))) AS in_any_case,
      (title -> ${param.halves_1} = '' OR (match(title, in_any_case(${param.halves_1})) AND match(title, in_any_case(${param.halves_2})) AND match(title, in_any_case(${param.halves_3})) AND match(title, in_any_case(${param.halves_4})) AND match(title, in_any_case(${param.halves_5})))) AS may_match,
      (title -> ${param.alike_1} != '' AND match(title, ${param.alike_1}) AND match(title, ${param.alike_2}) AND match(title, ${param.alike_3}) AND match(title, ${param.alike_4}) AND match(title, ${param.alike_5}) AND has_last_words(title)) AS is_alike,
      (title -> ${param.halves_1} != '' AND match(title, ${param.halves_1}) AND match(title, ${param.halves_2}) AND match(title, ${param.halves_3}) AND match(title, ${param.halves_4}) AND match(title, ${param.halves_5}) AND match(title, ${param.typos_1}) AND match(title, ${param.typos_2}) AND match(title, ${param.typos_3}) AND match(title, ${param.typos_4}) AND match(title, ${param.typos_5}) AND has_last_words(title)) AS has_typo,
      extract(${param.text}, '^(?i:(?:https?://)?(?:[a-z0-9-]+[.])*kaspi[.]kz(?::[0-9]+)?)(/[^?#]*)') AS kaspi_path,
      extract(kaspi_path, '^/shop/p/([^/]+)') AS card_path,
      extract(kaspi_path, '^/shop/info/merchant/([^/]+)') AS shop_path,
      decodeURLComponent(card_path) AS card,
      decodeURLComponent(shop_path) AS shop,
      arrayFilter(kaspi_id -> kaspi_id != '', [${param.text}, card, extract(card, '[^-]*$')]) AS articles,
      arrayFilter(kaspi_id -> kaspi_id != '', [${param.text}, shop]) AS shops,
      (
        SELECT count() FROM (
          SELECT 1 FROM ${param.product_text}
          WHERE may_have_words(product_name) AND has_words(lowerUTF8(product_name))
          LIMIT 20
        )
      ) AS exact_products,
      (title -> multiIf(has_words(title), 0, is_alike(title), 1, has_typo(title), 2, 3)) AS distance,
      (
        SELECT tuple(groupArray(tuple(id, title, revenue)), groupArray(far)) FROM (
          SELECT seller_id AS id, title, revenue, if(has(shops, kaspi_id), 0, distance(lower_title)) AS far
          FROM seller
          WHERE snapshot = ${param.snapshot} AND far < 3
          ORDER BY far, revenue DESC, id
          LIMIT 20
        )
      ) AS seller_rows,
      (
        SELECT tuple(groupArray(tuple(id, title, revenue)), groupArray(far)) FROM (
          SELECT brand_id AS id, title, revenue, distance(lowerUTF8(title)) AS far
          FROM brand
          WHERE snapshot = ${param.snapshot} AND far < 3
          ORDER BY far, revenue DESC, id
          LIMIT 20
        )
      ) AS brand_rows,
      (
        SELECT tuple(groupArray(tuple(id, title, revenue)), groupArray(far)) FROM (
          SELECT category_id AS id, title, revenue, distance(lowerUTF8(title)) AS far
          FROM category
          WHERE snapshot = ${param.snapshot} AND far < 3
          ORDER BY far, revenue DESC, id
          LIMIT 20
        )
      ) AS category_rows,
      (
        SELECT tuple(groupArray(tuple(id, title, revenue, categoryId)), groupArray(far)) FROM (
          SELECT product.product_id AS id, text.product_name AS title, product.revenue AS revenue,
            product.category_id AS categoryId, text.far AS far
          FROM (SELECT category_id, product_id, revenue FROM product WHERE snapshot = ${param.snapshot}) AS product
          JOIN (
            SELECT product_id, product_name, lowerUTF8(product_name) AS lower_name,
              multiIf(has(articles, kaspi_id), 0, exact_products = 20, if(has_words(lower_name), 0, 3), distance(lower_name)) AS far
            FROM ${param.product_text}
            PREWHERE has(articles, kaspi_id) OR exact_products = 20 OR may_match(product_name)
            WHERE far < 3
          ) AS text ON text.product_id = product.product_id
          ORDER BY far, revenue DESC, id
          LIMIT 20
        )
      ) AS product_rows,
      arrayExists(far -> far < 2, arrayConcat(seller_rows.2, brand_rows.2, category_rows.2, product_rows.2)) AS is_found,
      (rows -> arrayFilter((row, far) -> far < if(is_found, 2, 3), rows.1, rows.2)) AS nearest
    SELECT tuple(
      nearest(seller_rows) AS sellers,
      nearest(brand_rows) AS brands,
      nearest(category_rows) AS categories,
      nearest(product_rows) AS products
    ) AS find`,
});
