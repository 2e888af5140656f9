import { contract } from '@vitrina/contract';
import { report } from '../analytics/report/report.ts';

/**
 * Finds sellers, brands, categories and products by a text: the words that a title contains in any
 * order, all in lower case, between white space as JavaScript knows it; a Kaspi id; a Kaspi link. A product's link
 * ends in its article number, mostly after a hyphen.
 */
export const byText = report({
  route: contract.find.byText,
  sql: `
    WITH
      extractAll(lowerUTF8({text:String}), '[^\\\\s\\\\v\\\\pZ\ufeff]+') AS words,
      (title -> arrayAll(place -> place > 0, multiSearchAllPositions(title, words))) AS has_words,
      extract({text:String}, '^(?i:(?:https?://)?(?:[a-z0-9-]+[.])*kaspi[.]kz(?::[0-9]+)?)(/[^?#]*)') AS kaspi_path,
      extract(kaspi_path, '^/shop/p/([^/]+)') AS card_path,
      extract(kaspi_path, '^/shop/info/merchant/([^/]+)') AS shop_path,
      decodeURLComponent(card_path) AS card,
      decodeURLComponent(shop_path) AS shop,
      arrayFilter(kaspi_id -> kaspi_id != '', [{text:String}, card, extract(card, '[^-]*$')]) AS articles,
      arrayFilter(kaspi_id -> kaspi_id != '', [{text:String}, shop]) AS shops
    SELECT tuple(
      (
        SELECT groupArray(tuple(*)) FROM (
          SELECT seller_id AS id, title, revenue
          FROM seller
          WHERE snapshot = {snapshot:UInt32} AND (has_words(lower_title) OR has(shops, kaspi_id))
          ORDER BY revenue DESC, id
          LIMIT 20
        )
      ) AS sellers,
      (
        SELECT groupArray(tuple(*)) FROM (
          SELECT brand_id AS id, title, revenue
          FROM brand
          WHERE snapshot = {snapshot:UInt32} AND has_words(lowerUTF8(title))
          ORDER BY revenue DESC, id
          LIMIT 20
        )
      ) AS brands,
      (
        SELECT groupArray(tuple(*)) FROM (
          SELECT category_id AS id, title, revenue
          FROM category
          WHERE snapshot = {snapshot:UInt32} AND has_words(lowerUTF8(title))
          ORDER BY revenue DESC, id
          LIMIT 20
        )
      ) AS categories,
      (
        SELECT groupArray(tuple(*)) FROM (
          SELECT product.product_id AS id, text.product_name AS title, product.revenue AS revenue,
            product.category_id AS categoryId
          FROM (SELECT category_id, product_id, revenue FROM product WHERE snapshot = {snapshot:UInt32}) AS product
          JOIN (
            SELECT product_id, product_name
            FROM {product_text:Identifier}
            WHERE has_words(lowerUTF8(product_name)) OR has(articles, kaspi_id)
          ) AS text ON text.product_id = product.product_id
          ORDER BY revenue DESC, id
          LIMIT 20
        )
      ) AS products
    ) AS find`,
});
