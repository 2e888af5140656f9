import { buildPhrase, parseChoice, type Choice } from './phrase.ts';
import { createWeightedPicker, createRng, shuffle, type Rng } from './rng.ts';
import type { Season } from './season.ts';
import { readDemoData } from './read-demo-data.ts';
import type { Leaf, Section } from './section.ts';

/** A brand or a category of any level. */
export interface CatalogEntity {
  readonly id: number;
  readonly title: string;
}

/** A product of the demo market. */
export interface Product {
  readonly id: number;
  readonly kaspiId: string;
  readonly name: string;
  readonly brand: CatalogEntity;
  /** Top, middle and leaf category. */
  readonly path: readonly [CatalogEntity, CatalogEntity, CatalogEntity];
  readonly season: Season | undefined;
  /** Demand of its leaf category, as a multiple of the usual one; undefined = random. */
  readonly demandFactor: number | undefined;
  /** Mean of the sellers' prices, ₸. */
  readonly price: number;
  /** Demand rank weight within its leaf: 1 for the first, falling as 1 / rank. */
  readonly popularity: number;
  /** Number of sellers of the leaf's most popular product. */
  readonly maxSellers: number;
}

const PRODUCT_COUNT = 26_400;

/** All sections of the demo market. The order determines category ids. */
const sections: readonly Section[] = readDemoData('sections.json');

const noBrand: CatalogEntity = { id: 0, title: '' };

/** A brand of a leaf category. */
interface LeafBrand {
  readonly brand: CatalogEntity;
  readonly factor: number;
  readonly models: readonly Choice[];
}

/** Builds all products of the demo market, leaf category by leaf category. */
export function buildCatalog(): Product[] {
  const sizes = sections.flatMap(({ groups }) =>
    groups.flatMap(({ leaves }) => leaves.map(({ size }) => size)),
  );
  const perSize = PRODUCT_COUNT / sizes.reduce((sum, size) => sum + size * Math.sqrt(size), 0);
  const brandsByTitle = new Map<string, CatalogEntity>();
  const products: Product[] = [];
  let categoryId = 100;
  const createCategory = (title: string): CatalogEntity => ({ id: ++categoryId, title });
  for (const { title, maxSellers, groups } of sections) {
    const section = createCategory(title);
    for (const group of groups) {
      const subsection = createCategory(group.title);
      for (const leaf of group.leaves) {
        const path = [section, subsection, createCategory(leaf.title)] as const;
        const brands = (leaf.brands ?? group.brands).flatMap((line) => parseBrands(line, brandsByTitle));
        const count = Math.round(leaf.size * Math.sqrt(leaf.size) * perSize);
        for (const product of createProducts(
          leaf,
          brands,
          count,
          createRng(`cards of ${group.title}, ${leaf.title}`),
        ))
          products.push({
            ...product,
            ...createProductIds(products.length),
            path,
            season: leaf.season,
            demandFactor: leaf.demandFactor,
            maxSellers,
          });
      }
    }
  }
  return products;
}

/** Ids of the product at an index. Kaspi has not assigned ids from 900 million on. */
function createProductIds(index: number): Pick<Product, 'id' | 'kaspiId'> {
  return { id: 10_001 + index, kaspiId: String(900_000_000 + ((index * 7_368_787) % 99_999_989)) };
}

function* createProducts(leaf: Leaf, brands: readonly LeafBrand[], count: number, rng: Rng) {
  const ranks = shuffle(
    Array.from({ length: count }, (_, rank) => rank),
    rng,
  );
  const pickBrand = createWeightedPicker(
    brands.map(({ models }, index) => (2 + models.length) / (index + 2)),
  );
  const names = new Set<string>();
  for (const rank of ranks) {
    const { name, factor, brand } = createName(leaf, names, rng, () =>
      rng.chance(leaf.noBrand ?? 0) ? undefined : brands[pickBrand(rng)],
    );
    names.add(name);
    yield { name, brand, price: leaf.price * factor * rng.between(0.88, 1.13), popularity: 4 / (rank + 4) };
  }
}

function createName(leaf: Leaf, usedNames: Set<string>, rng: Rng, pickBrand: () => LeafBrand | undefined) {
  for (let tries = 0; tries < 200; tries++) {
    const leafBrand = pickBrand();
    const model =
      leafBrand !== undefined && leafBrand.models.length > 0 ? rng.pick(leafBrand.models) : undefined;
    const { text, factor } = buildPhrase(
      rng.pick(leaf.names),
      leafBrand?.brand.title ?? '',
      model?.text ?? '',
      rng,
    );
    if (usedNames.has(text)) continue;
    const priceFactor = leafBrand === undefined ? 0.75 : leafBrand.factor * (model?.factor ?? 1);
    return { name: text, factor: factor * priceFactor, brand: leafBrand?.brand ?? noBrand };
  }
  throw new RangeError(`too few names for «${leaf.title}»`);
}

function parseBrands(line: string, brandsByTitle: Map<string, CatalogEntity>): LeafBrand[] {
  const findOrAddBrand = (title: string): CatalogEntity => {
    const brand = brandsByTitle.get(title) ?? { id: 501 + brandsByTitle.size, title };
    brandsByTitle.set(title, brand);
    return brand;
  };
  const [title = '', models] = line.split(': ');
  if (models !== undefined)
    return [{ brand: findOrAddBrand(title), factor: 1, models: models.split(', ').map(parseChoice) }];
  return line.split(', ').map((source) => {
    const { text, factor } = parseChoice(source);
    return { brand: findOrAddBrand(text), factor, models: [] };
  });
}
