import { edgeCaseBrands, edgeCaseCategories, edgeCaseProducts } from './edge-case-titles.ts';
import { colours, models, leafCategories, type LeafCategory } from './leaf-categories.ts';

/** A product of the demo market. */
export interface Product {
  readonly id: number;
  readonly name: string;
  /** 0 means no brand. */
  readonly brandId: number;
  readonly categoryId: number;
  /** Base of the sellers' prices, ₸. */
  readonly basePrice: number;
  /** Position in its category by demand, 0 is the highest. */
  readonly rank: number;
  /** Sales: regular, one unit in the latest week, or none. */
  readonly demand: 'regular' | 'single' | 'none';
}

const FIRST_LEAF = 31;
const FIRST_GROUP = 12;
const FIRST_BRAND = 7;
const FIRST_PRODUCT = 5_001;

/** Every fifth product has no brand. */
const isUnbranded = (index: number) => index % 5 === 4;

const edgeCases: readonly LeafCategory[] = [
  ['Хобби', 'Коллекции', edgeCaseCategories.long, 'Набор', 9_990, edgeCaseBrands, edgeCaseProducts.length],
  ['Хобби', 'Коллекции', edgeCaseCategories.unsold, 'Пластинка', 12_490, ['Dombyra Audio'], 4],
  ['Хобби', 'Отдых на воде', edgeCaseCategories.singleSale, 'Яхта', 8_900_000, ['Kaspiy'], 1],
];

const allCategories = [...leafCategories, ...edgeCases];

const getDistinct = (titles: readonly string[]) => [...new Set(titles)];
const sections = getDistinct(allCategories.map(([section]) => section));
const groups = getDistinct(allCategories.map(([section, group]) => `${section}/${group}`));
const brands = getDistinct(allCategories.flatMap(([, , , , , brandTitles]) => brandTitles));

/** Returns the ids of the section and subsection of a leaf category. */
export function getParentCategories(leaf: number): { category1LvlId: number; category2LvlId: number } {
  const [section = '', group = ''] = allCategories[leaf - FIRST_LEAF] ?? [];
  return {
    category1LvlId: sections.indexOf(section) + 1,
    category2LvlId: groups.indexOf(`${section}/${group}`) + FIRST_GROUP,
  };
}

/** Returns the title of a category of any level. */
export const getCategoryTitle = (id: number): string =>
  allCategories[id - FIRST_LEAF]?.[2] ?? groups[id - FIRST_GROUP]?.split('/')[1] ?? sections[id - 1] ?? '';

/** Returns the title of a brand, «Без бренда» for 0. */
export const getBrandTitle = (id: number): string =>
  id === 0 ? 'Без бренда' : (brands[id - FIRST_BRAND] ?? '');

const hasEdgeCaseTitles = ([, , leaf]: LeafCategory) => leaf === edgeCaseCategories.long;

function getDemand(leaf: string): Product['demand'] {
  if (leaf === edgeCaseCategories.unsold) return 'none';
  return leaf === edgeCaseCategories.singleSale ? 'single' : 'regular';
}

function createProduct(category: LeafCategory, categoryIndex: number, index: number, id: number): Product {
  const [, , leaf, noun, price, brandTitles] = category;
  const brand = brandTitles[index % brandTitles.length] ?? '';
  const isWithoutBrand = isUnbranded(index) && !hasEdgeCaseTitles(category);
  const model = models[(index + categoryIndex * 5) % models.length];
  const colour = colours[(index * 3 + categoryIndex) % colours.length];
  const regularName = isWithoutBrand
    ? `${noun} ${colour}, ${index + 1} шт.`
    : `${noun} ${brand} ${model}, ${colour}`;
  return {
    id,
    name: (hasEdgeCaseTitles(category) ? edgeCaseProducts[index] : undefined) ?? regularName,
    brandId: isWithoutBrand ? 0 : brands.indexOf(brand) + FIRST_BRAND,
    categoryId: FIRST_LEAF + categoryIndex,
    basePrice: price * (1 + ((index * 7) % 11) / 20) * (isWithoutBrand ? 0.6 : 1),
    rank: index,
    demand: getDemand(leaf),
  };
}

/** Every product of the market, by category. */
export const products: readonly Product[] = allCategories
  .flatMap((category, categoryIndex) =>
    Array.from({ length: category[6] }, (_, index) => ({ category, categoryIndex, index })),
  )
  .map(({ category, categoryIndex, index }, offset) =>
    createProduct(category, categoryIndex, index, FIRST_PRODUCT + offset),
  );
