const addressOf = {
  sellerTitle: (row: object) => profile('/seller', 'sellerId', row),
  brandTitle: (row: object) => profile('/brand', 'brandId', row),
  categoryTitle: (row: object) => profile('/category', 'categoryId', row),
  productName: (row: object) => kaspiPage(row),
} as const;

const ids: Readonly<Record<string, string>> = {
  sellerTitle: 'sellerId',
  brandTitle: 'brandId',
  categoryTitle: 'categoryId',
  productName: 'productId',
};

/** The id of the seller, brand, category or product that a name in a report belongs to. */
export const idOf = (row: object, field: string): unknown => Reflect.get(row, ids[field] ?? field);

const isLinked = (field: string): field is keyof typeof addressOf => field in addressOf;

/** A profile's address; goods without a brand (id 0) have none. */
function profile(path: string, id: string, row: object): string | undefined {
  const value: unknown = Reflect.get(row, id);
  return typeof value === 'number' && value > 0 ? `${path}?${id}=${value}` : undefined;
}

/** The product's own page, where its address is a safe one. */
function kaspiPage(row: object): string | undefined {
  const link: unknown = Reflect.get(row, 'productKaspiLink');
  return typeof link === 'string' && link.startsWith('https://') ? link : undefined;
}

/** Where a name in a report leads: a seller, brand or category to its profile, a product to Kaspi. */
export const entityHref = (row: object, field: string): string | undefined =>
  isLinked(field) ? addressOf[field](row) : undefined;
