/** One offer of a week as the feed gives it, by its columns; money in hundredths of a tenge, null where empty. */
export interface FeedOffer {
  readonly seller_id: number;
  readonly seller_kaspi_id: string;
  readonly seller_title: string;
  readonly seller_rating: number | null;
  readonly seller_comments_count: number | null;
  readonly seller_on_kaspi_from: string | null;
  readonly product_id: number;
  readonly product_kaspi_id: string;
  readonly product_name: string;
  readonly product_link: string | null;
  readonly product_main_img_link: string | null;
  readonly product_rating: number | null;
  readonly product_comments_count: number | null;
  readonly brand_id: number;
  readonly brand_title: string;
  readonly category_id: number;
  readonly category_title: string;
  readonly category_1_lvl_id: number;
  readonly category_1_lvl_title: string;
  readonly category_2_lvl_id: number;
  readonly category_2_lvl_title: string;
  readonly price: bigint;
  readonly sales_count: number;
  readonly revenue: bigint;
}

/** The offers of one week of the feed. */
export interface FeedWeek {
  readonly year: number;
  readonly weekNumber: number;
  readonly rows: readonly FeedOffer[];
}
