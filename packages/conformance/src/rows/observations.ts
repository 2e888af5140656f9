import { isDeepStrictEqual } from 'node:util';
import { areRatiosEqual } from '../assertions.ts';
import type { Findings, Source } from '../findings.ts';
import { foundRowsOf, listShapes, profileOf, type Row, rowsOf } from './report-shapes.ts';

/** Values of sellers, brands, categories and products seen so far; a contradiction is a finding. */
export interface Observations {
  record(source: Source, params: Row, body: unknown): void;
}

type Kind = 'seller' | 'brand' | 'category' | 'product';
type Observation = readonly [kind: Kind, id: unknown, name: string, value: unknown];

/** Fields that are equal in every row of a product. */
const productFields = [
  'productName',
  'kaspiId',
  'productKaspiLink',
  'productMainImgLink',
  'commentsCount',
  'potentialProfitIndex',
  'brandId',
  'categoryId',
];
/** Figures of all offers of a product, so not in a seller's list. */
const productTotals = ['revenue', 'salesCount', 'medianPrice', 'minPrice', 'sellersCount'];
/** Figures of a category, in the list and in its profile. */
const categoryFields = [
  'category1LvlId',
  'category2LvlId',
  'revenue',
  'salesCount',
  'averagePrice',
  'sellersCount',
  'placeByRevenue',
  'potentialProfitIndex',
  'brandsCount',
  'productsCount',
  'categorySellersHHI',
  'demandIndex',
  'shareRevenueFromTotal',
];
const brandFields = ['potentialProfitIndex', 'demandIndex', 'placeByRevenue'];
const sellerFields = ['rating', 'placeByRevenue'];

const observe = (kind: Kind, id: unknown, row: Row, fields: readonly string[]): Observation[] =>
  fields.filter((field) => field in row).map((field) => [kind, id, field, row[field]]);

/** Removes the rank of an unsold seller, which profile and rows state differently. */
const withoutUnsoldRank = (endpoint: string, row: Row) =>
  endpoint === 'seller.info' && row['salesCount'] === 0 ? { ...row, placeByRevenue: null } : row;

function observeRow(endpoint: string, row: Row): Observation[] {
  const { sellerId, brandId, categoryId, productId } = row;
  const titles: Observation[] = (['seller', 'brand', 'category'] as const)
    .filter((kind) => `${kind}Title` in row)
    .map((kind) => [kind, row[`${kind}Id`], 'title', row[`${kind}Title`]]);
  if (productId !== undefined) {
    const inSeller = endpoint === 'seller.products';
    const rating = row['averageRating'] ?? (row['lastRating'] === 0 ? null : (row['lastRating'] ?? null));
    const sellersCount = inSeller ? Number(row['competitorsCount']) + 1 : row['sellersCount'];
    return [
      ...titles,
      ...observe('product', productId, row, productFields),
      ...('averageRating' in row || 'lastRating' in row
        ? [['product', productId, 'rating', rating] as const]
        : []),
      ...(sellersCount === undefined ? [] : [['product', productId, 'sellersCount', sellersCount] as const]),
      ...(inSeller ? [] : observe('product', productId, row, productTotals)),
    ];
  }
  if ('lastRating' in row) titles.push(['seller', sellerId, 'rating', row['lastRating']]);
  if (endpoint === 'seller.info' || listShapes[endpoint]?.id === 'sellerId')
    titles.push(...observe('seller', sellerId, withoutUnsoldRank(endpoint, row), sellerFields));
  if (['category.list', 'category.info', 'section.categories'].includes(endpoint))
    titles.push(...observe('category', categoryId, row, categoryFields));
  if (endpoint === 'brand.byCategories' || endpoint === 'brand.info')
    titles.push(...observe('brand', brandId, row, brandFields));
  return titles;
}

const topListKinds: Readonly<Record<string, Kind>> = {
  topSellers: 'seller',
  topBrands: 'brand',
  topCategories: 'category',
};

const foundKinds: Readonly<Record<string, Kind>> = {
  sellers: 'seller',
  brands: 'brand',
  categories: 'category',
  products: 'product',
};

function observeFound(endpoint: string, body: unknown): Observation[] {
  return Object.entries(foundRowsOf(endpoint, body)).flatMap(([list, rows]) =>
    rows.flatMap(({ id, title, revenue, categoryId }) => {
      const kind = foundKinds[list] ?? 'product';
      const named: Observation = [kind, id, kind === 'product' ? 'productName' : 'title', title];
      const isWhole = kind === 'category' || kind === 'product';
      return [
        named,
        ...(isWhole ? [[kind, id, 'revenue', revenue] as const] : []),
        ...(categoryId === undefined ? [] : [[kind, id, 'categoryId', categoryId] as const]),
      ];
    }),
  );
}

function observeBody(endpoint: string, params: Row, body: unknown): Observation[] {
  const profile = profileOf(endpoint, body);
  const all = [...rowsOf(endpoint, body), ...(profile ? [profile] : [])].flatMap((row) =>
    observeRow(endpoint, row),
  );
  all.push(...observeFound(endpoint, body));
  for (const [field, kind] of Object.entries(topListKinds))
    for (const { id, title } of (profile?.[field] ?? []) as Row[]) all.push([kind, id, 'title', title]);
  // A report names its subject next to its list.
  if (listShapes[endpoint]?.in !== undefined)
    for (const kind of ['seller', 'brand', 'category'] as const) {
      const title = (body as Row)[`${kind}Title`];
      if (title !== undefined) all.push([kind, params[`${kind}Id`], 'title', title]);
    }
  if (endpoint === 'category.sellers')
    all.push(['category', params['categoryId'], 'categorySellersHHI', (body as Row)['categorySellersHHI']]);
  return all;
}

const same = (a: unknown, b: unknown) =>
  typeof a === 'number' && typeof b === 'number' ? areRatiosEqual(a, b) : isDeepStrictEqual(a, b);

interface Known {
  readonly value: unknown;
  readonly source: Source;
}

/** Creates an empty record of observations. */
export function createObservations(findings: Findings): Observations {
  // Nested by week and kind, id and name: a week has too many values for a text as key of each.
  const all = new Map<string, Map<unknown, Map<string, Known>>>();
  return {
    record: (source, params, body) => {
      const week = `${String(params['year'])}-${String(params['weekNumber'])}`;
      for (const [kind, id, name, value] of observeBody(source.endpoint, params, body)) {
        const byId = all.get(`${week} ${kind}`) ?? new Map<unknown, Map<string, Known>>();
        all.set(`${week} ${kind}`, byId);
        const known = byId.get(id) ?? new Map<string, Known>();
        byId.set(id, known);
        const before = known.get(name);
        if (!before) known.set(name, { value, source });
        else if (!same(before.value, value))
          findings.add(source, {
            rule: 'same-everywhere',
            expected: `${kind} ${String(id)}, ${name}: ${JSON.stringify(before.value)} as in ${before.source.endpoint}`,
            actual: JSON.stringify(value) ?? 'nothing',
            field: name,
            witnesses: [before.source],
          });
      }
    },
  };
}
