import { oddBrands, oddLeaves, oddProducts } from './oddities.ts';
import { colours, models, shelves, type Shelf } from './shelves.ts';

/** A product card. */
export interface Product {
  readonly id: number;
  readonly name: string;
  /** 0 = none. */
  readonly brandId: number;
  readonly categoryId: number;
  /** What its sellers' prices are about, ₸. */
  readonly price: number;
  /** Its place on its shelf, 0 the most wanted. */
  readonly rank: number;
  /** Whether it sells as its shelf does, one piece in the latest week, or never. */
  readonly wanted: 'usual' | 'once' | 'never';
}

const FIRST_LEAF = 31;
const FIRST_GROUP = 12;
const FIRST_BRAND = 7;
const FIRST_PRODUCT = 5_001;

/** Each fifth product has no brand. */
const isNoName = (at: number) => at % 5 === 4;

const odd: readonly Shelf[] = [
  ['Хобби', 'Коллекции', oddLeaves.long, 'Набор', 9_990, oddBrands, oddProducts.length],
  ['Хобби', 'Коллекции', oddLeaves.unsold, 'Пластинка', 12_490, ['Dombyra Audio'], 4],
  ['Хобби', 'Отдых на воде', oddLeaves.thin, 'Яхта', 8_900_000, ['Kaspiy'], 1],
];

const all = [...shelves, ...odd];

const distinct = (titles: readonly string[]) => [...new Set(titles)];
const sections = distinct(all.map(([section]) => section));
const groups = distinct(all.map(([section, group]) => `${section}/${group}`));
const brands = distinct(all.flatMap(([, , , , , own]) => own));

/** The levels above a leaf. */
export function parentsOf(leaf: number): { category1LvlId: number; category2LvlId: number } {
  const [section = '', group = ''] = all[leaf - FIRST_LEAF] ?? [];
  return {
    category1LvlId: sections.indexOf(section) + 1,
    category2LvlId: groups.indexOf(`${section}/${group}`) + FIRST_GROUP,
  };
}

/** The title of a category of any level. */
export const categoryTitle = (id: number): string =>
  all[id - FIRST_LEAF]?.[2] ?? groups[id - FIRST_GROUP]?.split('/')[1] ?? sections[id - 1] ?? '';

/** The title of a brand, «Без бренда» for 0. */
export const brandTitle = (id: number): string =>
  id === 0 ? 'Без бренда' : (brands[id - FIRST_BRAND] ?? '');

const isOdd = ([, , leaf]: Shelf) => leaf === oddLeaves.long;

function productOf(shelf: Shelf, shelfAt: number, at: number, id: number): Product {
  const [, , leaf, noun, price, own] = shelf;
  const brand = own[at % own.length] ?? '';
  const noName = isNoName(at) && !isOdd(shelf);
  const model = models[(at + shelfAt * 5) % models.length];
  const colour = colours[(at * 3 + shelfAt) % colours.length];
  const plain = noName ? `${noun} ${colour}, ${at + 1} шт.` : `${noun} ${brand} ${model}, ${colour}`;
  return {
    id,
    name: (isOdd(shelf) ? oddProducts[at] : undefined) ?? plain,
    brandId: noName ? 0 : brands.indexOf(brand) + FIRST_BRAND,
    categoryId: FIRST_LEAF + shelfAt,
    price: price * (1 + ((at * 7) % 11) / 20) * (noName ? 0.6 : 1),
    rank: at,
    wanted: leaf === oddLeaves.unsold ? 'never' : leaf === oddLeaves.thin ? 'once' : 'usual',
  };
}

/** Every product of the market, shelf by shelf. */
export const products: readonly Product[] = all
  .flatMap((shelf, shelfAt) => Array.from({ length: shelf[6] }, (_, at) => ({ shelf, shelfAt, at })))
  .map(({ shelf, shelfAt, at }, index) => productOf(shelf, shelfAt, at, FIRST_PRODUCT + index));
