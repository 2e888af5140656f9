import { MAX_ID } from '@vitrina/contract';
import { type Endpoint, paramNamesOf } from '../wire/endpoints.ts';
import type { ServerWeek } from '../server-week.ts';

/** Params with which every report of a week responds with 200. */
export interface SampleParams {
  readonly year: number;
  readonly weekNumber: number;
  readonly sellerId: number;
  readonly categoryId: number;
  readonly sectionId: number;
  readonly brandId: number;
  readonly productId: number;
  readonly categoryIds: readonly number[];
  readonly title: string;
  readonly text: string;
  readonly kind: string;
  readonly ids: readonly number[];
  readonly weeks: number;
  readonly of: string;
  readonly rivalIds: readonly number[];
  readonly inMyCategories: boolean;
  readonly sellerIds: readonly number[];
}

/** Params of entities of the week; an unknown brand where the week has none. */
export function sampleParamsOf(week: ServerWeek): SampleParams {
  const { year, weekNumber, sellers, brands, categories, productId } = week;
  const categoryId = categories.body.categories[0]?.categoryId ?? 1;
  const sellerId = sellers.body[0]?.sellerId ?? 1;
  return {
    year,
    weekNumber,
    sellerId,
    categoryId,
    sectionId: categories.body.categories[0]?.category2LvlId ?? 1,
    brandId: brands.body[0]?.brandId ?? unknownId(week),
    productId,
    categoryIds: [categoryId],
    title: sellers.body[0]?.sellerTitle ?? 'а',
    text: sellers.body[0]?.sellerTitle ?? 'а',
    kind: 'seller',
    ids: [sellerId],
    weeks: 8,
    of: 'sellers',
    rivalIds: [unknownId(week)],
    inMyCategories: true,
    sellerIds: [sellerId, unknownId(week)],
  };
}

/** Returns an id that no seller, brand or category of the week has. */
export function unknownId({ sellers, brands, categories }: ServerWeek): number {
  const used = new Set([
    ...sellers.body.map((row) => row.sellerId),
    ...brands.body.map((row) => row.brandId),
    ...categories.body.categories.flatMap((row) => [row.categoryId, row.category2LvlId, row.category1LvlId]),
  ]);
  let id = MAX_ID;
  while (used.has(id)) id -= 1;
  return id;
}

const isSampled = (name: string, known: SampleParams): name is keyof SampleParams => name in known;

/** Picks the params of an endpoint. Throws if one of them has no sample value. */
export function paramsFor(endpoint: Endpoint, known: SampleParams): Record<string, unknown> {
  const entries = paramNamesOf(endpoint).map((name) => {
    if (!isSampled(name, known)) throw new Error(`${endpoint.name}: no sample value of ${name}`);
    return [name, known[name]];
  });
  return Object.fromEntries(entries);
}
