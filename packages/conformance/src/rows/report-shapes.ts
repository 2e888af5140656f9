/** A row or profile, its field values unknown until looked at. */
export type Row = Readonly<Record<string, unknown>>;

/** What the rows of a list are: the field with their id, and the kind of thing. */
interface ListShape {
  /** The field of the body that holds the list; undefined where the body is the list. */
  readonly in: string | undefined;
  readonly id: 'sellerId' | 'brandId' | 'categoryId' | 'productId';
}

/** The lists by the calls that answer with them. */
export const listShapes: Readonly<Record<string, ListShape>> = {
  'seller.categories': { in: 'sellerCategories', id: 'categoryId' },
  'seller.brands': { in: 'sellerBrands', id: 'brandId' },
  'seller.products': { in: 'sellerProducts', id: 'productId' },
  'seller.byCategories': { in: undefined, id: 'sellerId' },
  'seller.byTitle': { in: undefined, id: 'sellerId' },
  'brand.byCategories': { in: undefined, id: 'brandId' },
  'brand.categories': { in: 'brandCategories', id: 'categoryId' },
  'brand.sellers': { in: 'brandSellers', id: 'sellerId' },
  'brand.products': { in: 'brandProducts', id: 'productId' },
  'category.list': { in: 'categories', id: 'categoryId' },
  'category.sellers': { in: 'categorySellers', id: 'sellerId' },
  'category.brands': { in: 'categoryBrands', id: 'brandId' },
  'category.products': { in: 'productsByCategory', id: 'productId' },
};

/** The profiles by the calls that answer with them: the field of the body. */
export const profileFields: Readonly<Record<string, string>> = {
  'seller.info': 'sellerInfo',
  'brand.info': 'brandInfo',
  'category.info': 'categoryInfo',
  'period.weekInfo': 'weekInfo',
};

/** The rows of a call's body; none where the call answers no list. */
export function rowsOf(call: string, body: unknown): readonly Row[] {
  const shape = listShapes[call];
  if (!shape) return [];
  return (shape.in === undefined ? body : (body as Row)[shape.in]) as readonly Row[];
}

/** The profile in a call's body, or undefined where the call answers none. */
export const profileOf = (call: string, body: unknown): Row | undefined => {
  const field = profileFields[call];
  return field === undefined ? undefined : ((body as Row)[field] as Row);
};

/** The lists of what was found, by kind; none where the call finds nothing by a text. */
export const foundRowsOf = (call: string, body: unknown): Readonly<Record<string, readonly Row[]>> =>
  call === 'find.byText' ? (body as { find: Record<string, readonly Row[]> }).find : {};
