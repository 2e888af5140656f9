/** What the columns of a kind hold; money is in hundredths of a tenge. A kind with `?` may be empty in the feed. */
interface ColumnValues {
  readonly number: number;
  readonly 'number?': number | null;
  readonly 'rating?': number | null;
  readonly money: bigint;
  /** Price × units where it is empty. */
  readonly 'money?': bigint;
  readonly text: string;
  readonly 'text?': string | null;
  readonly 'brand?': string;
}

/** The columns of an offer in the order of the feed, after its year and week number. */
export const feedColumns = {
  seller_id: 'number',
  seller_kaspi_id: 'text',
  seller_title: 'text',
  seller_rating: 'rating?',
  seller_comments_count: 'number?',
  seller_on_kaspi_from: 'text?',
  product_id: 'number',
  product_kaspi_id: 'text',
  product_name: 'text',
  product_link: 'text?',
  product_main_img_link: 'text?',
  product_rating: 'rating?',
  product_comments_count: 'number?',
  brand_id: 'number',
  brand_title: 'brand?',
  category_id: 'number',
  category_title: 'text',
  category_1_lvl_id: 'number',
  category_1_lvl_title: 'text',
  category_2_lvl_id: 'number',
  category_2_lvl_title: 'text',
  price: 'money',
  sales_count: 'number',
  revenue: 'money?',
} as const satisfies Readonly<Record<string, keyof ColumnValues>>;

/** One offer of a week as the feed gives it, by its columns. */
export type FeedOffer = {
  readonly [Column in keyof typeof feedColumns]: ColumnValues[(typeof feedColumns)[Column]];
};

/** The offers of one week of the feed. */
export interface FeedWeek {
  readonly year: number;
  readonly weekNumber: number;
  readonly rows: readonly FeedOffer[];
}
