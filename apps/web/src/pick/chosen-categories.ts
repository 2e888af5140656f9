import * as z from 'zod/mini';
import { idInSearch, useSearch } from '../search.ts';

/** As many leaf categories as one search may name (the contract's bound). */
const MOST = 5000;

/** Ids in an address, separated by commas. */
const idsInSearch = z.pipe(
  z.pipe(
    z.string().check(z.regex(/^[0-9]+(,[0-9]+)*$/)),
    z.transform((text) => text.split(',')),
  ),
  z.array(idInSearch).check(z.maxLength(MOST)),
);

const inAddress = { categoryId: idInSearch, categoryIds: idsInSearch };

/** The categories chosen in the address: `categoryIds`, else the one that `categoryId` preselects. */
export function useChosenCategories() {
  const [{ categoryId, categoryIds }, change] = useSearch(inAddress);
  const chosen = categoryIds ?? (categoryId === undefined ? [] : [categoryId]);
  const choose = (ids: readonly number[]) =>
    change({
      categoryId: undefined,
      categoryIds:
        ids.length === 0
          ? undefined
          : ids
              .slice(0, MOST)
              .toSorted((a, b) => a - b)
              .join(','),
    });
  return [chosen, choose] as const;
}
