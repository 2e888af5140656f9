import type { PriceGroup, ReportPeriod } from '@vitrina/contract';

type Values = Readonly<Record<string, string | number | undefined>>;

/** Builds an address of the app: a path, which may have search params, plus those that have a value. */
function buildHref(path: string, values: Values = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined) search.set(name, String(value));
  }
  return search.size === 0 ? path : `${path}${path.includes('?') ? '&' : '?'}${search.toString()}`;
}

type Week = Partial<ReportPeriod>;

/** All addresses that the app links to. Without a week, a link carries the week of its screen. An entity's screens without an id show a picker. */
export const paths = {
  home: (week?: Week) => buildHref('/', week),
  market: () => '/market',
  sellers: (week?: Week) => buildHref('/sellers', week),
  seller: (params: Week & { sellerId: number }) => buildHref('/seller', params),
  sellerProducts: (params: Week & { sellerId: number }, filter?: Values) =>
    buildHref('/seller-products', { ...params, ...filter }),
  sellerList: (list: 'categories' | 'brands' | 'products', { sellerId }: { sellerId: number }) =>
    buildHref(`/seller-${list}`, { sellerId }),
  sellerPrices: (params: Week & { sellerId: number }, only: PriceGroup) =>
    buildHref('/seller', { ...params, tab: 'prices', only }),
  sellerChanges: (params: Week & { sellerId: number }) => buildHref('/seller', { ...params, tab: 'changes' }),
  /** In the order of the list on the home screen. */
  sellerMissing: (params: Week & { sellerId: number }) =>
    buildHref('/seller', { ...params, tab: 'missing', 'missing.sort': '-revenuePerOffer' }),
  sellerOnOnePage: (params: Week & { sellerId: number }) => buildHref('/seller2', params),
  categories: (week?: Week, filter?: Values) => buildHref('/categories', { ...week, ...filter }),
  category: (params: Week & { categoryId: number }) => buildHref('/category', params),
  section: (params: Week & { sectionId: number }) => buildHref('/section', params),
  categoryProducts: (params: Week & { categoryId: number }, filter?: Values) =>
    buildHref('/category-products', { ...params, ...filter }),
  product: (params: Week & { productId: number; sellerId?: number | undefined }) =>
    buildHref('/product', params),
  brands: (week?: Week) => buildHref('/brands', week),
  brand: (params: Week & { brandId: number }) => buildHref('/brand', params),
  brandProducts: (params: Week & { brandId: number }, filter?: Values) =>
    buildHref('/brand-products', { ...params, ...filter }),
  compare: (kind?: Exclude<EntityId['kind'], 'section'> | 'product', ids: readonly number[] = []) =>
    buildHref('/compare', { kind, ids: ids.length === 0 ? undefined : ids.join() }),
  briefing: ({ kind, id }: EntityId) => buildHref(`/${kind}-briefing`, { [idParams[kind]]: id }),
  categoryProfile: () => '/category',
  categorySellerList: () => '/category-sellers',
  categoryBrandList: () => '/category-brands',
  categoryProductList: () => '/category-products',
  sectionProfile: () => '/section',
  brandProfile: () => '/brand',
  brandCategoryList: () => '/brand-categories',
  brandSellerList: () => '/brand-sellers',
  brandProductList: () => '/brand-products',
  upgrade: () => '/upgrade',
  account: () => '/account',
  billing: () => '/billing',
  notifications: () => '/notifications',
  publicHome: () => '/home',
  login: () => '/login',
  imports: () => '/import',
  method: () => '/method',
  programs: () => '/programs',
  health: () => '/backend/health',
} as const;

/** A seller, brand, category or section by its id. */
export interface EntityId {
  kind: 'seller' | 'brand' | 'category' | 'section';
  id: number;
}

const idParams = {
  seller: 'sellerId',
  brand: 'brandId',
  category: 'categoryId',
  section: 'sectionId',
} as const;

/** Returns the address of an entity's profile, or of another screen about its kind. */
export const entityPath = ({ kind, id }: EntityId, path = `/${kind}`): string =>
  buildHref(path, { [idParams[kind]]: id });

const kindOfField: Readonly<Record<string, EntityId['kind']>> = {
  sellerTitle: 'seller',
  cheapestSellerTitle: 'seller',
  brandTitle: 'brand',
  categoryTitle: 'category',
};

const idFields: Readonly<Record<string, string>> = {
  sellerTitle: 'sellerId',
  cheapestSellerTitle: 'cheapestSellerId',
  brandTitle: 'brandId',
  categoryTitle: 'categoryId',
  productName: 'productId',
};

/** Returns the id of the seller, brand, category or product named by a row's field. */
export const getRowId = (row: object, field: string): unknown => Reflect.get(row, idFields[field] ?? field);

/** The product's page on Kaspi, if its link is https. */
function getKaspiHref(row: object): string | undefined {
  const link: unknown = Reflect.get(row, 'productKaspiLink');
  return typeof link === 'string' && link.startsWith('https://') ? link : undefined;
}

/** Inputs for the link of a product's name. */
interface ProductLinks {
  /** Whether the backend has the reports of product cards; without them a name leads to Kaspi. */
  hasCards: boolean;
  /** The seller whose offer is marked on the card. */
  sellerId?: number | undefined;
}

/**
 * Returns the target of a name field: an entity's profile or a product's card. Products without a brand (id 0) have
 * no profile.
 */
export function getRowHref(
  row: object,
  field: string,
  { hasCards, sellerId }: ProductLinks = { hasCards: false },
): string | undefined {
  if (field === 'productName') {
    const productId: unknown = getRowId(row, field);
    return hasCards && typeof productId === 'number'
      ? paths.product({ productId, sellerId })
      : getKaspiHref(row);
  }
  const kind = kindOfField[field];
  const id: unknown = getRowId(row, field);
  return kind !== undefined && typeof id === 'number' && id > 0 ? entityPath({ kind, id }) : undefined;
}
