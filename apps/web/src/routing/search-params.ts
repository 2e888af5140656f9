import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import * as z from 'zod/mini';

/** A whole number in an address: digits without sign or leading zero, within bounds. */
const whole = (least: number, most: number) =>
  z.pipe(
    z.pipe(z.string().check(z.regex(/^[1-9][0-9]{0,9}$/)), z.transform(Number)),
    z.int().check(z.gte(least), z.lte(most)),
  );

/** An id: a positive integer. */
export const idInSearch = whole(1, 4_294_967_295);

/** The year of an address; which years it may name is the screen's own. */
export const yearInSearch = whole;

/** The ISO week of an address, 1–53. */
export const weekInSearch = whole(1, 53);

/** The parameters a screen reads, each with what it may be. */
export type SearchShape = Readonly<Record<string, z.ZodMiniType>>;

/** What an address holds of them: a parameter that is missing or does not fit is absent. */
export type Search<Shape extends SearchShape> = { [Name in keyof Shape]: z.output<Shape[Name]> | undefined };

/** Reads an address by a shape. Nothing in an address is an error: what does not fit counts as absent. */
export const readSearchParams = <Shape extends SearchShape>(shape: Shape, search: URLSearchParams) =>
  Object.fromEntries(
    Object.entries(shape).map(([name, schema]) => [name, schema.safeParse(search.get(name)).data]),
  ) as Search<Shape>;

/**
 * What the current address holds of a shape, and a way to change it; undefined takes a parameter out.
 * Unless it is told not to replace the address, Back does not lead to what was before the change.
 */
export function useTypedSearchParams<Shape extends SearchShape>(shape: Shape) {
  const [search, setSearch] = useSearchParams();
  const values = useMemo(() => readSearchParams(shape, search), [shape, search]);
  const change = (
    changes: Partial<Record<keyof Shape & string, string | number | undefined>>,
    { replace } = { replace: true },
  ) => {
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value === undefined) after.delete(name);
          else after.set(name, String(value));
        }
        return after;
      },
      { replace, preventScrollReset: true },
    );
  };
  return [values, change] as const;
}
