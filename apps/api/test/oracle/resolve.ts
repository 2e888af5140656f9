import type { OfferRow } from './offer-row.ts';

/** What the week says of a product, all its rows taken together. */
interface Product {
  readonly id: number;
  readonly name: string;
  readonly kaspiId: string;
  readonly link: string | null;
  readonly image: string | null;
  readonly rating: number | null;
  readonly comments: number;
  readonly brandId: number;
  readonly categoryId: number;
}

/** What the week says of a seller. */
interface Seller {
  readonly id: number;
  readonly title: string;
  readonly kaspiId: string;
  readonly since: string | null;
  readonly rating: number | null;
  readonly comments: number | null;
}

/** What the week says of a leaf category. */
interface Category {
  readonly id: number;
  readonly top: number;
  readonly middle: number;
}

/** Names, ratings and the tree of a week, with every contradiction between rows settled. */
export interface Names {
  readonly products: ReadonlyMap<number, Product>;
  readonly sellers: ReadonlyMap<number, Seller>;
  readonly brands: ReadonlyMap<number, string>;
  readonly categories: ReadonlyMap<number, Category>;
  /** Titles of the categories of all three levels. */
  readonly categoryTitles: ReadonlyMap<number, string>;
}

/** The most frequent of the values given, ties by the smallest text in the order of code points. */
function mostFrequent(values: readonly (string | null)[]): string | null {
  const given = values.filter((value) => value !== null && value !== '');
  const counts = [...Map.groupBy(given, (value) => value)].map(([value, same]) => ({
    value,
    count: same.length,
  }));
  const [winner] = counts.toSorted((a, b) => b.count - a.count || byCodePoints(a.value ?? '', b.value ?? ''));
  return winner?.value ?? null;
}

function byCodePoints(a: string, b: string): number {
  const [left, right] = [Array.from(a), Array.from(b)];
  for (let at = 0; at < Math.min(left.length, right.length); at++) {
    const difference = (left[at]?.codePointAt(0) ?? 0) - (right[at]?.codePointAt(0) ?? 0);
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}

interface Opinion {
  readonly rating: number | null;
  readonly comments: number | null;
}

/** Of the rows that give a rating, that with the most comments, then the largest; a count not given is the least. */
function ratingOf(opinions: readonly Opinion[]): number | null {
  const [best] = opinions
    .filter(({ rating }) => rating !== null)
    .toSorted((a, b) => (b.comments ?? -1) - (a.comments ?? -1) || (b.rating ?? 0) - (a.rating ?? 0));
  return best?.rating ?? null;
}

/** The largest count given, or null. */
function commentsOf(opinions: readonly Opinion[]): number | null {
  const given = opinions.map(({ comments }) => comments).filter((count) => count !== null);
  return given.length === 0 ? null : given.reduce((most, count) => Math.max(most, count));
}

const text = (rows: readonly OfferRow[], column: (row: OfferRow) => string | null) =>
  mostFrequent(rows.map(column));

function productOf(id: number, rows: readonly OfferRow[]): Product {
  const opinions = rows.map((row) => ({
    rating: row.product_rating,
    comments: row.product_comments_count ?? 0,
  }));
  return {
    id,
    name: text(rows, (row) => row.product_name) ?? '',
    kaspiId: text(rows, (row) => row.product_kaspi_id) ?? '',
    link: text(rows, (row) => row.product_link),
    image: text(rows, (row) => row.product_main_img_link),
    rating: ratingOf(opinions),
    comments: commentsOf(opinions) ?? 0,
    brandId: rows[0]?.brand_id ?? 0,
    categoryId: rows[0]?.category_id ?? 0,
  };
}

function sellerOf(id: number, rows: readonly OfferRow[]): Seller {
  const opinions = rows.map((row) => ({ rating: row.seller_rating, comments: row.seller_comments_count }));
  return {
    id,
    title: text(rows, (row) => row.seller_title) ?? '',
    kaspiId: text(rows, (row) => row.seller_kaspi_id) ?? '',
    since: text(rows, (row) => row.seller_on_kaspi_from),
    rating: ratingOf(opinions),
    comments: commentsOf(opinions),
  };
}

const each = <Thing>(
  rows: readonly OfferRow[],
  id: (row: OfferRow) => number,
  read: (id: number, rows: readonly OfferRow[]) => Thing,
) => new Map([...Map.groupBy(rows, id)].map(([key, part]) => [key, read(key, part)]));

/** Settles what the rows of a week say of each id. */
export function resolve(rows: readonly OfferRow[]): Names {
  return {
    products: each(rows, (row) => row.product_id, productOf),
    sellers: each(rows, (row) => row.seller_id, sellerOf),
    brands: each(
      rows,
      (row) => row.brand_id,
      (id, part) => (id === 0 ? 'Без бренда' : (text(part, (row) => row.brand_title) ?? '')),
    ),
    categories: each(
      rows,
      (row) => row.category_id,
      (id, [row]) => ({ id, top: row?.category_1_lvl_id ?? 0, middle: row?.category_2_lvl_id ?? 0 }),
    ),
    categoryTitles: new Map([
      ...each(
        rows,
        (row) => row.category_id,
        (_, part) => text(part, (row) => row.category_title) ?? '',
      ),
      ...each(
        rows,
        (row) => row.category_1_lvl_id,
        (_, part) => text(part, (row) => row.category_1_lvl_title) ?? '',
      ),
      ...each(
        rows,
        (row) => row.category_2_lvl_id,
        (_, part) => text(part, (row) => row.category_2_lvl_title) ?? '',
      ),
    ]),
  };
}
