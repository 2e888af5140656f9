import { cutQuote } from '../../command/printable.ts';
import type { KeyKind } from '../../store/week-tables.ts';
import { FeedError } from '../../command/feed-error.ts';

/** Maximum length of a key, in UTF-16 code units. */
export const MAX_KEY_LENGTH = 500;

/** Begins the key of a seller by its Kaspi id; the key by its title begins with `title:`. */
const KASPI = 'kaspi:';

/** Separates the titles of a category path. A title cannot contain it. */
const PATH_SEPARATOR = ' › ';

/** Titles of goods without a brand, as keys. */
const noBrand: ReadonlySet<string> = new Set(['', 'без бренда', 'нет бренда', 'no brand', '-']);

/** Invisible characters that count as white space in feeds. Inside a word they separate nothing. */
const invisible = /[\u180E\u200B\u2060\uFEFF]+/g;

/** Unicode's full case folding but for Cherokee. JavaScript would make ı, which is no i in Kazakh, an i. */
const foldCase = (text: string): string =>
  text
    .split('ı')
    .map((part) => part.toLowerCase().toUpperCase().toLowerCase().replaceAll('ς', 'σ'))
    .join('ı');

/** Folds a title for comparison: compatible characters, white space and case make no difference. */
export const foldTitle = (title: string): string =>
  foldCase(title.normalize('NFKC'))
    .normalize('NFKC')
    .replaceAll(invisible, '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();

/** Returns the key of a seller: the Kaspi id, else the title; undefined if both are blank. */
export const getSellerKey = (kaspiId: string, title: string): string | undefined => {
  if (kaspiId !== '') return `${KASPI}${kaspiId}`;
  const folded = foldTitle(title);
  return folded === '' ? undefined : `title:${folded}`;
};

/** Returns the key of a product: the article, else the digits at the end of the Kaspi link; undefined without both. */
export const getProductKey = (article: string, link: string): string | undefined =>
  article === '' ? /(\d+)\/?(?:[?#].*)?$/.exec(link)?.[1] : article;

/** Returns the key of a brand; undefined for goods without one. */
export const getBrandKey = (title: string): string | undefined => {
  const folded = foldTitle(title);
  return noBrand.has(folded) ? undefined : folded;
};

/** Returns the key of a category: its titles from the top down; undefined if one of them is blank. */
export const getCategoryKey = (path: readonly string[]): string | undefined => {
  const titles = path.map((title) => foldTitle(title).replaceAll('›', '>'));
  return titles.includes('') ? undefined : titles.join(PATH_SEPARATOR);
};

/**
 * Whether Kaspi itself gave the key: a seller's id or a product's article, which belong to one id for ever. A title may
 * come to another id, as after a renaming.
 */
export const isKaspiKey = (kind: KeyKind, key: string): boolean =>
  kind === 'product' || (kind === 'seller' && key.startsWith(KASPI));

/** Throws FeedError if a key is too long. */
export const checkKeyLength = (kind: KeyKind, key: string): void => {
  if (key.length <= MAX_KEY_LENGTH) return;
  const message = `What names a ${kind} must not be longer than ${MAX_KEY_LENGTH} characters: «${cutQuote(key)}»; nothing is published`;
  throw new FeedError('data', message);
};
