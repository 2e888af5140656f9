/**
 * Kinds that may move: their table by week, the columns of id and title there, and the table whose sorting key starts
 * with week and id. Product names are in separate tables: the title here is never read.
 */
export const movingThings = {
  sellers: { table: 'seller', id: 'seller_id', titleColumn: 'title', idTable: 'seller' },
  brands: { table: 'brand', id: 'brand_id', titleColumn: 'title', idTable: 'brand' },
  categories: { table: 'category', id: 'category_id', titleColumn: 'title', idTable: 'category' },
  products: { table: 'product', id: 'product_id', titleColumn: 'brand_title', idTable: 'product_category' },
} as const;
