import * as texts from '#texts/search/search';

/** A pasted reference to Kaspi: a page of a product, of a seller, another page, or a number. */
export interface KaspiReference {
  kind: 'product' | 'seller' | 'page' | 'number';
  /** Its number on Kaspi, or its address. */
  name: string;
  /** Its URL on Kaspi. */
  href: string;
}

/** A parsed search input. */
export interface SearchInput {
  /** The text to search for; empty for none. */
  text: string;
  /** Set for a Kaspi link or number. */
  kaspiReference: KaspiReference | undefined;
}

const KASPI_LINK = /^((?:https?:\/\/)?(?:[a-z0-9-]+\.)*kaspi\.kz(?::[0-9]+)?(\/[^?#\s]*)?)(?:[?#]\S*)?$/i;
const PRODUCT_PAGE = /^\/shop\/p\/(?:[^/]*-)?([^/-]+)\/?$/;
const SELLER_PAGE = /^\/shop\/info\/merchant\/([^/]+)/;

/** Kaspi numbers have six digits or more; shorter numbers are years or sizes in a title. */
const KASPI_NUMBER = /^[0-9]{6,}$/;

function parseKaspiPath(path: string): KaspiReference {
  const href = `https://kaspi.kz${path}`;
  const product = PRODUCT_PAGE.exec(path)?.[1];
  if (product !== undefined) return { kind: 'product', name: product, href };
  const seller = SELLER_PAGE.exec(path)?.[1];
  if (seller !== undefined) return { kind: 'seller', name: seller, href };
  return { kind: 'page', name: `kaspi.kz${path}`, href };
}

/** URL of Kaspi's search for a text. */
export const getKaspiSearchUrl = (text: string): string =>
  `https://kaspi.kz/shop/search/?${new URLSearchParams({ text }).toString()}`;

/** Parses a typed or pasted text: a Kaspi link (its query is dropped), a Kaspi number, or a title. */
export function parseSearchInput(typed: string): SearchInput {
  const text = typed.trim();
  const [, link, path = '/'] = KASPI_LINK.exec(text) ?? [];
  if (link !== undefined) return { text: link, kaspiReference: parseKaspiPath(path) };
  if (KASPI_NUMBER.test(text)) {
    return { text, kaspiReference: { kind: 'number', name: text, href: getKaspiSearchUrl(text) } };
  }
  return { text, kaspiReference: undefined };
}

/** Message for a Kaspi reference without results: «В неделе 46 такого товара нет: …». */
export const formatNotInWeek = ({ kind, name }: KaspiReference, weekNumber: number): string =>
  texts.notInWeek[kind](weekNumber, name);
