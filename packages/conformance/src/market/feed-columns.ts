import type { FeedOffer } from '../computation/feed-offer.ts';

/** Type of the values in a column of the feed; money is in hundredths of a tenge. */
type ColumnKind = 'id' | 'count' | 'rating' | 'money' | 'text';

/** The columns of an offer in the order of the feed, after its year and week number. */
export const feedColumns: Readonly<Record<keyof FeedOffer, ColumnKind>> = {
  seller_id: 'id',
  seller_kaspi_id: 'text',
  seller_title: 'text',
  seller_rating: 'rating',
  seller_comments_count: 'count',
  seller_on_kaspi_from: 'text',
  product_id: 'id',
  product_kaspi_id: 'text',
  product_name: 'text',
  product_link: 'text',
  product_main_img_link: 'text',
  product_rating: 'rating',
  product_comments_count: 'count',
  brand_id: 'id',
  brand_title: 'text',
  category_id: 'id',
  category_title: 'text',
  category_1_lvl_id: 'id',
  category_1_lvl_title: 'text',
  category_2_lvl_id: 'id',
  category_2_lvl_title: 'text',
  price: 'money',
  sales_count: 'count',
  revenue: 'money',
};

/** The columns that may be empty or missing. */
export const optionalColumns: ReadonlySet<string> = new Set<keyof FeedOffer>([
  'seller_rating',
  'seller_comments_count',
  'seller_on_kaspi_from',
  'product_link',
  'product_main_img_link',
  'product_rating',
  'product_comments_count',
  'brand_title',
  'revenue',
]);
