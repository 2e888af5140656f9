import { phrase, readChoice, type Choice } from './phrase.ts';
import { byWeight, createDice, shuffled, type Dice } from './random.ts';
import type { Season } from './season.ts';
import type { Leaf } from './shelf.ts';
import { sections } from './shelves/sections.ts';

/** A category of one of the three levels, by its id and title. */
export interface Place {
  readonly id: number;
  readonly title: string;
}

/** A product card of the demo market. */
export interface Card {
  readonly id: number;
  readonly kaspiId: string;
  readonly name: string;
  readonly brand: Place;
  /** Top, middle and leaf category. */
  readonly path: readonly [Place, Place, Place];
  readonly season: Season | undefined;
  /** How much is bought in its leaf, against the usual; undefined where chance decides. */
  readonly wanted: number | undefined;
  /** What the sellers' prices are spread about, ₸. */
  readonly price: number;
  /** How wanted it is within its leaf: 1 for the most wanted, falling as one over the rank. */
  readonly fame: number;
  /** How many sellers share the leaf's most wanted card. */
  readonly crowd: number;
}

const cardsInAll = 26_400;

const noBrand: Place = { id: 0, title: '' };

interface BrandOnShelf {
  readonly brand: Place;
  readonly factor: number;
  readonly models: readonly Choice[];
}

/** All product cards of the demo market, leaf by leaf. */
export function buildCatalog(): Card[] {
  const sizes = sections.flatMap(({ groups }) =>
    groups.flatMap(({ leaves }) => leaves.map(({ size }) => size)),
  );
  const perSize = cardsInAll / sizes.reduce((sum, size) => sum + size * Math.sqrt(size), 0);
  const brandIds = new Map<string, Place>();
  const cards: Card[] = [];
  let categoryId = 100;
  const place = (title: string): Place => ({ id: ++categoryId, title });
  for (const { title, crowd, groups } of sections) {
    const top = place(title);
    for (const group of groups) {
      const middle = place(group.title);
      for (const leaf of group.leaves) {
        const path = [top, middle, place(leaf.title)] as const;
        const brands = (leaf.brands ?? group.brands).flatMap((line) => readBrands(line, brandIds));
        const count = Math.round(leaf.size * Math.sqrt(leaf.size) * perSize);
        for (const card of cardsOf(leaf, brands, count, createDice(`cards of ${group.title}, ${leaf.title}`)))
          cards.push({
            ...card,
            ...articleOf(cards.length),
            path,
            season: leaf.season,
            wanted: leaf.wanted,
            crowd,
          });
      }
    }
  }
  return cards;
}

/** Ids of a card; nine digits from 900 million on, which Kaspi has not given to cards yet. */
function articleOf(at: number): Pick<Card, 'id' | 'kaspiId'> {
  return { id: 10_001 + at, kaspiId: String(900_000_000 + ((at * 7_368_787) % 99_999_989)) };
}

function* cardsOf(leaf: Leaf, brands: readonly BrandOnShelf[], count: number, dice: Dice) {
  const ranks = shuffled(
    Array.from({ length: count }, (_, rank) => rank),
    dice,
  );
  const pickBrand = byWeight(brands.map(({ models }, at) => (2 + models.length) / (at + 2)));
  const names = new Set<string>();
  for (const rank of ranks) {
    const { name, factor, brand } = newName(leaf, names, dice, () =>
      dice.chance(leaf.noBrand ?? 0) ? undefined : brands[pickBrand(dice)],
    );
    names.add(name);
    yield { name, brand, price: leaf.price * factor * dice.between(0.88, 1.13), fame: 4 / (rank + 4) };
  }
}

function newName(leaf: Leaf, taken: Set<string>, dice: Dice, shelfOf: () => BrandOnShelf | undefined) {
  for (let tries = 0; tries < 200; tries++) {
    const shelf = shelfOf();
    const model = shelf !== undefined && shelf.models.length > 0 ? dice.pick(shelf.models) : undefined;
    const { text, factor } = phrase(dice.pick(leaf.names), shelf?.brand.title ?? '', model?.text ?? '', dice);
    if (taken.has(text)) continue;
    const dearness = shelf === undefined ? 0.75 : shelf.factor * (model?.factor ?? 1);
    return { name: text, factor: factor * dearness, brand: shelf?.brand ?? noBrand };
  }
  throw new RangeError(`too few names for «${leaf.title}»`);
}

function readBrands(line: string, known: Map<string, Place>): BrandOnShelf[] {
  const brandOf = (title: string): Place => {
    const brand = known.get(title) ?? { id: 501 + known.size, title };
    known.set(title, brand);
    return brand;
  };
  const [title = '', models] = line.split(': ');
  if (models !== undefined)
    return [{ brand: brandOf(title), factor: 1, models: models.split(', ').map(readChoice) }];
  return line.split(', ').map((source) => {
    const { text, factor } = readChoice(source);
    return { brand: brandOf(text), factor, models: [] };
  });
}
