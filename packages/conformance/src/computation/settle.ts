import type { FeedOffer } from './feed-offer.ts';
import type { Offer } from './offer.ts';
import type { Names } from './week.ts';

interface Review {
  readonly rating: number | null;
  readonly commentsCount: number | null;
}

function compareCodePoints(a: string, b: string): number {
  const [left, right] = [Array.from(a), Array.from(b)];
  for (let at = 0; at < Math.min(left.length, right.length); at++) {
    const difference = (left[at]?.codePointAt(0) ?? 0) - (right[at]?.codePointAt(0) ?? 0);
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}

/** The most frequent of the values given, ties by the smallest text in the order of code points. */
function mostFrequent(values: readonly (string | null)[]): string | null {
  const given = values.filter((value): value is string => value !== null && value !== '');
  const groups = [...Map.groupBy(given, (value) => value)];
  const [winner] = groups.toSorted(
    ([a, same], [b, others]) => others.length - same.length || compareCodePoints(a, b),
  );
  return winner?.[0] ?? null;
}

/** Of the rows with a rating: the one with the most reviews, then the largest rating. */
function settleRating(reviews: readonly Review[]): number | null {
  const [best] = reviews
    .filter(({ rating }) => rating !== null)
    .toSorted(
      (a, b) => (b.commentsCount ?? -1) - (a.commentsCount ?? -1) || (b.rating ?? 0) - (a.rating ?? 0),
    );
  return best?.rating ?? null;
}

/** The largest number of reviews given; null if none is. */
function settleComments(reviews: readonly Review[]): number | null {
  const given = reviews.map(({ commentsCount }) => commentsCount).filter((count) => count !== null);
  return given.length === 0 ? null : given.reduce((most, count) => Math.max(most, count));
}

type Seller = ReturnType<Names['seller']>;

function settleSeller(rows: readonly FeedOffer[]): Seller {
  const reviews = rows.map((row) => ({
    rating: row.seller_rating,
    commentsCount: row.seller_comments_count,
  }));
  return {
    sellerTitle: mostFrequent(rows.map((row) => row.seller_title)) ?? '',
    sellerKaspiId: mostFrequent(rows.map((row) => row.seller_kaspi_id)) ?? '',
    onKaspiFrom: mostFrequent(rows.map((row) => row.seller_on_kaspi_from)),
    rating: settleRating(reviews),
    commentsCount: settleComments(reviews),
  };
}

type Product = ReturnType<Names['product']> & Pick<Offer, 'rating' | 'commentsCount'>;

function settleProduct(rows: readonly FeedOffer[]): Product {
  const reviews = rows.map((row) => ({
    rating: row.product_rating,
    commentsCount: row.product_comments_count ?? 0,
  }));
  return {
    productName: mostFrequent(rows.map((row) => row.product_name)) ?? '',
    kaspiId: mostFrequent(rows.map((row) => row.product_kaspi_id)) ?? '',
    productKaspiLink: mostFrequent(rows.map((row) => row.product_link)),
    productMainImgLink: mostFrequent(rows.map((row) => row.product_main_img_link)),
    rating: settleRating(reviews),
    commentsCount: settleComments(reviews) ?? 0,
  };
}

type IdColumn = keyof FeedOffer & `${string}_id`;

/** Settles one value for each id of a column. */
const settleEach = <Value>(
  rows: readonly FeedOffer[],
  column: IdColumn,
  settle: (rows: readonly FeedOffer[]) => Value,
): [number, Value][] =>
  [...Map.groupBy(rows, (row) => Number(row[column]))].map(([id, same]) => [id, settle(same)]);

function settleCategoryTitles(rows: readonly FeedOffer[]): ReadonlyMap<number, string> {
  const titles = (level: 'category' | 'category_1_lvl' | 'category_2_lvl') =>
    settleEach(rows, `${level}_id`, (same) => mostFrequent(same.map((row) => row[`${level}_title`])) ?? '');
  return new Map([...titles('category'), ...titles('category_1_lvl'), ...titles('category_2_lvl')]);
}

/** Returns the value of an id. Throws RangeError if the week has no such id. */
function read<Value>(values: ReadonlyMap<number, Value>, id: number): Value {
  const value = values.get(id);
  if (value === undefined) throw new RangeError(`the week has no ${id}`);
  return value;
}

/** Settles the disagreements between the feed rows of one week: one title, link, date and rating for each id. */
export function settleDisagreements(rows: readonly FeedOffer[]): { offers: Offer[]; names: Names } {
  const sellers = new Map(settleEach(rows, 'seller_id', settleSeller));
  const products = new Map(settleEach(rows, 'product_id', settleProduct));
  const brands = new Map(
    settleEach(rows, 'brand_id', (same) => mostFrequent(same.map((row) => row.brand_title)) ?? ''),
  );
  const categoryTitles = settleCategoryTitles(rows);
  const parents = new Map(
    settleEach(rows, 'category_id', ([row]) => ({
      category1LvlId: row?.category_1_lvl_id ?? 0,
      category2LvlId: row?.category_2_lvl_id ?? 0,
    })),
  );
  const offers = rows.map((row): Offer => {
    const { rating, commentsCount } = read(products, row.product_id);
    return {
      sellerId: row.seller_id,
      productId: row.product_id,
      brandId: row.brand_id,
      categoryId: row.category_id,
      price: row.price,
      salesCount: row.sales_count,
      revenue: row.revenue,
      commentsCount,
      rating,
    };
  });
  const names: Names = {
    seller: (id) => read(sellers, id),
    brand: (id) => (id === 0 ? 'Без бренда' : read(brands, id)),
    category: (id) => read(categoryTitles, id),
    parents: (leaf) => read(parents, leaf),
    product: (id) => {
      const { productName, kaspiId, productKaspiLink, productMainImgLink } = read(products, id);
      return { productName, kaspiId, productKaspiLink, productMainImgLink };
    },
  };
  return { offers, names };
}
