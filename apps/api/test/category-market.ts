/**
 * Category 11 sells 600 + 200 + 100 + 100 = 1 000: brand 1 sells 600, brand 2 sells 200, the unbranded products 4 and 5
 * sell 100 each. Category 12 sells 250, category 13 nothing.
 */
export const offers = [
  {
    seller_id: 1,
    product_id: 1,
    brand_id: 1,
    price: 100,
    sales_count: 4,
    product_rating: 5,
    product_comments_count: 30,
  },
  { seller_id: 2, product_id: 1, brand_id: 1, price: 50, sales_count: 4 },
  { seller_id: 2, product_id: 2, brand_id: 2, price: 200, sales_count: 1 },
  {
    seller_id: 2,
    product_id: 3,
    brand_id: 1,
    price: 70,
    sales_count: 0,
    product_rating: 3,
    product_comments_count: 10,
  },
  { seller_id: 2, product_id: 4, brand_id: 0, price: 100, sales_count: 1 },
  { seller_id: 3, product_id: 5, brand_id: 0, price: 100, sales_count: 1 },
  {
    seller_id: 3,
    product_id: 6,
    brand_id: 2,
    category_id: 12,
    price: 250,
    sales_count: 1,
    category_2_lvl_id: 102,
  },
  {
    seller_id: 3,
    product_id: 7,
    brand_id: 0,
    category_id: 13,
    price: 9,
    sales_count: 0,
    category_2_lvl_id: 103,
    category_1_lvl_id: 1002,
  },
  {
    seller_id: 1,
    product_id: 7,
    brand_id: 0,
    category_id: 13,
    price: 8,
    sales_count: 0,
    category_2_lvl_id: 103,
    category_1_lvl_id: 1002,
  },
];

/** Who sells most of category 11 and of section 1001, largest first. */
export const leaders = {
  topSellers: [
    { id: 2, title: 'Продавец 2' },
    { id: 1, title: 'Продавец 1' },
    { id: 3, title: 'Продавец 3' },
  ],
  topBrands: [
    { id: 1, title: 'Бренд 1' },
    { id: 2, title: 'Бренд 2' },
  ],
};
