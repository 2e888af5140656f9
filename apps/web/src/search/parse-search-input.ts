/** Something on Kaspi that a person pasted: a product's page, a seller's, another page, or a number alone. */
export interface OnKaspi {
  what: 'product' | 'seller' | 'page' | 'number';
  /** Its number on Kaspi, or else its address there. */
  name: string;
  /** Where it can be seen on Kaspi itself. */
  href: string;
}

/** What a person looks for. */
export interface SearchInput {
  /** The text that is asked for; blank while nothing is. */
  text: string;
  /** What a pasted link or number names; a title names nothing there. */
  onKaspi: OnKaspi | undefined;
}

const KASPI_LINK = /^((?:https?:\/\/)?(?:[a-z0-9-]+\.)*kaspi\.kz(?::[0-9]+)?(\/[^?#\s]*)?)(?:[?#]\S*)?$/i;
const PRODUCT_PAGE = /^\/shop\/p\/(?:[^/]*-)?([^/-]+)\/?$/;
const SELLER_PAGE = /^\/shop\/info\/merchant\/([^/]+)/;

/** Article numbers of Kaspi are longer than what stands in a title as a year or a size. */
const NUMBER = /^[0-9]{6,}$/;

function pageOnKaspi(path: string): OnKaspi {
  const href = `https://kaspi.kz${path}`;
  const product = PRODUCT_PAGE.exec(path)?.[1];
  if (product !== undefined) return { what: 'product', name: product, href };
  const seller = SELLER_PAGE.exec(path)?.[1];
  if (seller !== undefined) return { what: 'seller', name: seller, href };
  return { what: 'page', name: `kaspi.kz${path}`, href };
}

/** Kaspi's own search. */
export const searchOnKaspi = (text: string): string =>
  `https://kaspi.kz/shop/search/?${new URLSearchParams({ text }).toString()}`;

/** Reads what was typed or pasted: a Kaspi link without what follows its path, a Kaspi number, or a title. */
export function readSought(typed: string): SearchInput {
  const text = typed.trim();
  const [, link, path = '/'] = KASPI_LINK.exec(text) ?? [];
  if (link !== undefined) return { text: link, onKaspi: pageOnKaspi(path) };
  if (NUMBER.test(text)) {
    return { text, onKaspi: { what: 'number', name: text, href: searchOnKaspi(text) } };
  }
  return { text, onKaspi: undefined };
}

/** «В неделе 46 такого товара нет: …»: what is said of something on Kaspi that the week has not. */
export function notInWeek({ what, name }: OnKaspi, weekNumber: number): string {
  const nothing = {
    product: `такого товара нет: артикул ${name}`,
    seller: `такого продавца нет: ${name}`,
    number: `нет ни товара, ни продавца с таким номером: ${name}`,
    page: `такого нет, это страница не товара и не продавца: ${name}`,
  }[what];
  return `В неделе ${weekNumber} ${nothing}`;
}
