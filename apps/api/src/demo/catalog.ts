import { buildPhrase, parseChoice, type Choice } from './phrase.ts';
import { createWeightedPicker, createRng, shuffle, type Rng } from './rng.ts';
import type { Season } from './season.ts';
import type { Leaf } from './section.ts';
import { sections } from './sections/all-sections.ts';

/** A category of one of the three levels, by its id and title. */
export interface CatalogEntity {
  readonly id: number;
  readonly title: string;
}

/** A product product of the demo market. */
export interface Product {
  readonly id: number;
  readonly kaspiId: string;
  readonly name: string;
  readonly brand: CatalogEntity;
  /** Top, middle and leaf category. */
  readonly path: readonly [CatalogEntity, CatalogEntity, CatalogEntity];
  readonly season: Season | undefined;
  /** How much is bought in its leaf, against the usual; undefined where chance decides. */
  readonly demandFactor: number | undefined;
  /** What the sellers' prices are spread about, ₸. */
  readonly price: number;
  /** How wanted it is within its leaf: 1 for the most wanted, falling as one over the rank. */
  readonly popularity: number;
  /** How many sellers share the leaf's most wanted product. */
  readonly maxSellers: number;
}

const PRODUCT_COUNT = 26_400;

const noBrand: CatalogEntity = { id: 0, title: '' };

interface BrandOnShelf {
  readonly brand: CatalogEntity;
  readonly factor: number;
  readonly models: readonly Choice[];
}

/** All product products of the demo market, leaf by leaf. */
export function buildCatalog(): Product[] {
  const sizes = sections.flatMap(({ groups }) =>
    groups.flatMap(({ leaves }) => leaves.map(({ size }) => size)),
  );
  const perSize = PRODUCT_COUNT / sizes.reduce((sum, size) => sum + size * Math.sqrt(size), 0);
  const brandIds = new Map<string, CatalogEntity>();
  const products: Product[] = [];
  let categoryId = 100;
  const place = (title: string): CatalogEntity => ({ id: ++categoryId, title });
  for (const { title, maxSellers, groups } of sections) {
    const top = place(title);
    for (const group of groups) {
      const middle = place(group.title);
      for (const leaf of group.leaves) {
        const path = [top, middle, place(leaf.title)] as const;
        const brands = (leaf.brands ?? group.brands).flatMap((line) => readBrands(line, brandIds));
        const count = Math.round(leaf.size * Math.sqrt(leaf.size) * perSize);
        for (const product of cardsOf(
          leaf,
          brands,
          count,
          createRng(`cards of ${group.title}, ${leaf.title}`),
        ))
          products.push({
            ...product,
            ...articleOf(products.length),
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

/** Ids of a product; nine digits from 900 million on, which Kaspi has not given to products yet. */
function articleOf(at: number): Pick<Product, 'id' | 'kaspiId'> {
  return { id: 10_001 + at, kaspiId: String(900_000_000 + ((at * 7_368_787) % 99_999_989)) };
}

function* cardsOf(leaf: Leaf, brands: readonly BrandOnShelf[], count: number, rng: Rng) {
  const ranks = shuffle(
    Array.from({ length: count }, (_, rank) => rank),
    rng,
  );
  const pickBrand = createWeightedPicker(brands.map(({ models }, at) => (2 + models.length) / (at + 2)));
  const names = new Set<string>();
  for (const rank of ranks) {
    const { name, factor, brand } = newName(leaf, names, rng, () =>
      rng.chance(leaf.noBrand ?? 0) ? undefined : brands[pickBrand(rng)],
    );
    names.add(name);
    yield { name, brand, price: leaf.price * factor * rng.between(0.88, 1.13), popularity: 4 / (rank + 4) };
  }
}

function newName(leaf: Leaf, taken: Set<string>, rng: Rng, shelfOf: () => BrandOnShelf | undefined) {
  for (let tries = 0; tries < 200; tries++) {
    const shelf = shelfOf();
    const model = shelf !== undefined && shelf.models.length > 0 ? rng.pick(shelf.models) : undefined;
    const { text, factor } = buildPhrase(
      rng.pick(leaf.names),
      shelf?.brand.title ?? '',
      model?.text ?? '',
      rng,
    );
    if (taken.has(text)) continue;
    const priceFactor = shelf === undefined ? 0.75 : shelf.factor * (model?.factor ?? 1);
    return { name: text, factor: factor * priceFactor, brand: shelf?.brand ?? noBrand };
  }
  throw new RangeError(`too few names for «${leaf.title}»`);
}

function readBrands(line: string, known: Map<string, CatalogEntity>): BrandOnShelf[] {
  const brandOf = (title: string): CatalogEntity => {
    const brand = known.get(title) ?? { id: 501 + known.size, title };
    known.set(title, brand);
    return brand;
  };
  const [title = '', models] = line.split(': ');
  if (models !== undefined)
    return [{ brand: brandOf(title), factor: 1, models: models.split(', ').map(parseChoice) }];
  return line.split(', ').map((source) => {
    const { text, factor } = parseChoice(source);
    return { brand: brandOf(text), factor, models: [] };
  });
}
