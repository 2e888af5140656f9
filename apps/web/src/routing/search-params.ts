import { MAX_ID } from '@vitrina/contract';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import { useChangeSearchParams } from './use-change-search-params.ts';

/** Schema of an integer in an address: digits without sign or leading zero, within bounds. */
export const integerParam = (min: number, max: number) =>
  z.pipe(
    z.pipe(z.string().check(z.regex(/^[1-9][0-9]{0,9}$/)), z.transform(Number)),
    z.int().check(z.gte(min), z.lte(max)),
  );

/** Schema of an id in an address. */
export const idParam = integerParam(1, MAX_ID);

/** The schema of each search param that a screen reads. */
export type SearchShape = Readonly<Record<string, z.ZodMiniType>>;

/** The values of search params; a missing or invalid one is undefined. */
export type Search<Shape extends SearchShape> = { [Name in keyof Shape]: z.output<Shape[Name]> | undefined };

/** Reads search params by their schemas. An invalid value counts as absent. */
export const readSearchParams = <Shape extends SearchShape>(shape: Shape, search: URLSearchParams) =>
  Object.fromEntries(
    Object.entries(shape).map(([name, schema]) => [name, schema.safeParse(search.get(name)).data]),
  ) as Search<Shape>;

/** The search params of the current address, and a function that changes them. */
export function useTypedSearchParams<Shape extends SearchShape>(shape: Shape) {
  const [search] = useSearchParams();
  const values = useMemo(() => readSearchParams(shape, search), [shape, search]);
  const change: (
    changes: Partial<Record<keyof Shape & string, string | number | undefined>>,
    options?: { replace: boolean },
  ) => void = useChangeSearchParams();
  return [values, change] as const;
}
