import { isDeepStrictEqual } from 'node:util';
import { areRatiosEqual } from '../assertions.ts';
import type { Findings, Source } from '../findings.ts';
import { foundRowsOf, listShapes, profileOf, type Row, rowsOf } from './report-shapes.ts';

/** What reports have said of sellers, brands, categories and products; a contradiction is a finding. */
export interface Observations {
  record(source: Source, values: Row, body: unknown): void;
}

type Kind = 'seller' | 'brand' | 'category' | 'product';
type Observation = readonly [kind: Kind, id: unknown, name: string, value: unknown];

/** The fields of a product's row that are the same in whichever report it stands. */
const ofProduct = [
  'productName',
  'kaspiId',
  'productKaspiLink',
  'productMainImgLink',
  'commentsCount',
  'potentialProfitIndex',
  'brandId',
  'categoryId',
];
/** Those that are about all of its offers, so not in a seller's list. */
const ofWholeProduct = ['revenue', 'salesCount', 'medianPrice', 'minPrice', 'sellersCount'];
/** The figures of a whole category, in the list and in its profile. */
const ofCategory = [
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
];
const ofBrand = ['potentialProfitIndex', 'demandIndex', 'placeByRevenue'];
const ofSeller = ['rating', 'placeByRevenue'];

const facts = (kind: Kind, id: unknown, row: Row, fields: readonly string[]): Observation[] =>
  fields.filter((field) => field in row).map((field) => [kind, id, field, row[field]]);

/** The places in a seller's profile and rows differ where nothing sold. */
const placed = (call: string, row: Row) =>
  call === 'seller.info' && row['salesCount'] === 0 ? { ...row, placeByRevenue: null } : row;

function factsOfRow(call: string, row: Row): Observation[] {
  const { sellerId, brandId, categoryId, productId } = row;
  const titles: Observation[] = (['seller', 'brand', 'category'] as const)
    .filter((kind) => `${kind}Title` in row)
    .map((kind) => [kind, row[`${kind}Id`], 'title', row[`${kind}Title`]]);
  if (productId !== undefined) {
    const inSeller = call === 'seller.products';
    const rating = row['averageRating'] ?? (row['lastRating'] === 0 ? null : (row['lastRating'] ?? null));
    const sellersCount = inSeller ? Number(row['competitorsCount']) + 1 : row['sellersCount'];
    return [
      ...titles,
      ...facts('product', productId, row, ofProduct),
      ['product', productId, 'rating', rating],
      ['product', productId, 'sellersCount', sellersCount],
      ...(inSeller ? [] : facts('product', productId, row, ofWholeProduct)),
    ];
  }
  if ('lastRating' in row) titles.push(['seller', sellerId, 'rating', row['lastRating']]);
  if (call === 'seller.info' || listShapes[call]?.id === 'sellerId')
    titles.push(...facts('seller', sellerId, placed(call, row), ofSeller));
  if (call === 'category.list' || call === 'category.info')
    titles.push(...facts('category', categoryId, row, ofCategory));
  if (call === 'brand.byCategories' || call === 'brand.info')
    titles.push(...facts('brand', brandId, row, ofBrand));
  return titles;
}

const leaders: Readonly<Record<string, Kind>> = {
  topSellers: 'seller',
  topBrands: 'brand',
  topCategories: 'category',
};

const found: Readonly<Record<string, Kind>> = {
  sellers: 'seller',
  brands: 'brand',
  categories: 'category',
  products: 'product',
};

function factsOfFound(call: string, body: unknown): Observation[] {
  return Object.entries(foundRowsOf(call, body)).flatMap(([list, rows]) =>
    rows.flatMap(({ id, title, revenue, categoryId }) => {
      const kind = found[list] ?? 'product';
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

function factsOf(call: string, values: Row, body: unknown): Observation[] {
  const profile = profileOf(call, body);
  const all = [...rowsOf(call, body), ...(profile ? [profile] : [])].flatMap((row) => factsOfRow(call, row));
  all.push(...factsOfFound(call, body));
  for (const [field, kind] of Object.entries(leaders))
    for (const { id, title } of (profile?.[field] ?? []) as Row[]) all.push([kind, id, 'title', title]);
  // A report names what it is about beside its list.
  if (listShapes[call]?.in !== undefined)
    for (const kind of ['seller', 'brand', 'category'] as const) {
      const title = (body as Row)[`${kind}Title`];
      if (title !== undefined) all.push([kind, values[`${kind}Id`], 'title', title]);
    }
  if (call === 'category.sellers')
    all.push(['category', values['categoryId'], 'categorySellersHHI', (body as Row)['categorySellersHHI']]);
  return all;
}

const same = (a: unknown, b: unknown) =>
  typeof a === 'number' && typeof b === 'number' ? areRatiosEqual(a, b) : isDeepStrictEqual(a, b);

/** Nothing known yet. */
export function createObservations(findings: Findings): Observations {
  const known = new Map<string, { value: unknown; call: string }>();
  return {
    record: (source, values, body) => {
      const week = `${String(values['year'])}-${String(values['weekNumber'])}`;
      for (const [kind, id, name, value] of factsOf(source.endpoint, values, body)) {
        const key = `${week} ${kind} ${String(id)} ${name}`;
        const before = known.get(key);
        if (!before) known.set(key, { value, call: source.endpoint });
        else if (!same(before.value, value))
          findings.add(source, {
            rule: 'same-everywhere',
            expected: `${kind} ${String(id)}, ${name}: ${JSON.stringify(before.value)} as in ${before.call}`,
            actual: JSON.stringify(value) ?? 'nothing',
          });
      }
    },
  };
}
