import { trimWhiteSpace } from '../rules/white-space.ts';

/** Titles of a category and of the two levels above it, the top one first. */
export interface CategoryTitles {
  readonly top: string;
  readonly middle: string;
  readonly title: string;
}

/** Signs between the levels of a path, the surest first. */
const pathSigns = ['›', '>', '\\', '|', '/'] as const;

/**
 * Finds the sign that splits the paths of a column: one of the surest signs in any title, or a slash in each of them,
 * since «Чай/кофе» is one title.
 */
export const findPathSign = (titles: readonly string[]): string | undefined =>
  pathSigns.find((sign) =>
    sign === '/'
      ? titles.length > 0 && titles.every((title) => title.includes(sign))
      : titles.some((title) => title.includes(sign)),
  );

/** Splits a path into levels; blank levels are left out. */
const splitPath = (path: string, sign: string | undefined): string[] =>
  sign === undefined ? [path] : path.split(sign).map(trimWhiteSpace).filter(Boolean);

/** Where a missing level of a category came from. */
export type LevelSource = 'newest week' | 'level below';

/** A category with all its levels; `source` says where missing ones came from. */
export interface CompleteCategory extends CategoryTitles {
  readonly source?: LevelSource;
}

/**
 * Completes the three levels of a category. A missing level is what `known` says of the category's title, else the level
 * below it. Levels between the second and the last are left out.
 */
export const completeCategory = (
  given: CategoryTitles,
  sign: string | undefined,
  known: (title: string) => Pick<CategoryTitles, 'top' | 'middle'> | undefined,
): CompleteCategory => {
  const path = given.top === '' && given.middle === '' ? splitPath(given.title, sign) : [given.title];
  const title = path.at(-1) ?? '';
  const top = given.top || (path.length > 1 ? (path[0] ?? '') : '');
  const middle = given.middle || (path.length > 2 ? (path[1] ?? '') : '');
  if (title === '' || (top !== '' && middle !== '')) return { top, middle, title };
  const levels = known(title);
  const completeMiddle = middle || levels?.middle || title;
  const source = levels ? 'newest week' : 'level below';
  return { top: top || levels?.top || completeMiddle, middle: completeMiddle, title, source };
};
