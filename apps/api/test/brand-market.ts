/**
 * Brand 1 earns 3 × 100 + 1 × 140 + 5 × 20 = 540 from two sellers (440 and 100), brand 2 earns 60, brand 3
 * nothing, unbranded products 400: the week sells 1 000, category 11 sells 440 + 400, category 12 160.
 */
export const offers = [
  { seller_id: 1, product_id: 1, brand_id: 1, category_id: 11, price: 100, sales_count: 3 },
  { seller_id: 1, product_id: 2, brand_id: 1, category_id: 11, price: 140, sales_count: 1 },
  { seller_id: 2, product_id: 1, brand_id: 1, category_id: 11, price: 90, sales_count: 0 },
  { seller_id: 2, product_id: 3, brand_id: 1, category_id: 12, price: 20, sales_count: 5 },
  { seller_id: 2, product_id: 4, brand_id: 2, category_id: 12, price: 60, sales_count: 1 },
  { seller_id: 3, product_id: 5, brand_id: 3, category_id: 12, price: 70, sales_count: 0 },
  { seller_id: 3, product_id: 6, brand_id: 0, category_id: 11, price: 400, sales_count: 1 },
].map((offer) => ({ ...offer, seller_rating: offer.seller_id === 1 ? 4.5 : null }));
