import { contract, MAX_ID } from '@vitrina/contract';
import type { ServerWeek } from '../server-week.ts';

/** Values that make every report call of a week come to 200. */
export interface SampleParams {
  readonly year: number;
  readonly weekNumber: number;
  readonly sellerId: number;
  readonly categoryId: number;
  readonly brandId: number;
  readonly categoryIds: readonly number[];
  readonly title: string;
  readonly text: string;
}

/** Values of things that the week has; a week without brands has an unknown one. */
export function sampleParamsOf(week: ServerWeek): SampleParams {
  const { year, weekNumber, sellers, brands, categories } = week;
  const categoryId = categories.body.categories[0]?.categoryId ?? 1;
  return {
    year,
    weekNumber,
    sellerId: sellers.body[0]?.sellerId ?? 1,
    categoryId,
    brandId: brands.body[0]?.brandId ?? unknownId(week),
    categoryIds: [categoryId],
    title: sellers.body[0]?.sellerTitle ?? 'а',
    text: sellers.body[0]?.sellerTitle ?? 'а',
  };
}

/** An id that neither a seller nor a brand nor a category of the week has. */
export function unknownId({ sellers, brands, categories }: ServerWeek): number {
  const taken = new Set([
    ...sellers.body.map((row) => row.sellerId),
    ...brands.body.map((row) => row.brandId),
    ...categories.body.categories.flatMap((row) => [row.categoryId, row.category2LvlId, row.category1LvlId]),
  ]);
  let id = MAX_ID;
  while (taken.has(id)) id -= 1;
  return id;
}

/** The values that a call needs. */
export function paramsFor(
  call: { name: string; route: { path: string } },
  known: SampleParams,
): Record<string, unknown> {
  const { year, weekNumber } = known;
  const inPath = [...call.route.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const needs: Readonly<Record<string, readonly (keyof SampleParams)[]>> = {
    [contract.seller.byCategories.path]: ['categoryIds'],
    [contract.brand.byCategories.path]: ['categoryIds'],
    [contract.seller.byTitle.path]: ['title'],
    [contract.find.byText.path]: ['text'],
    [contract.category.sellers.path]: ['categoryId'],
    [contract.brand.sellers.path]: ['brandId'],
  };
  const names = (needs[call.route.path] ?? inPath) as readonly (keyof SampleParams)[];
  return { year, weekNumber, ...Object.fromEntries(names.map((name) => [name, known[name]])) };
}
