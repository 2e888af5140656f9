import { readDemoData } from './read-demo-data.ts';
import type { Rng } from './rng.ts';

/** Parts of fictional shop names, Kazakh and Russian; more likely parts are listed several times. */
interface NameParts {
  /** Titles of the largest shops, by rank. */
  readonly largest: readonly string[];
  readonly familyNames: readonly string[];
  readonly givenNames: readonly string[];
  readonly soleTraders: readonly string[];
  readonly kazakhWords: readonly string[];
  readonly russianWords: readonly string[];
  readonly firstParts: readonly string[];
  readonly secondParts: readonly string[];
  readonly cities: readonly string[];
}

const parts: NameParts = readDemoData('seller-names.json');

const initial = (name: string) => `${name.charAt(0)}.`;

const kinds: readonly ((rng: Rng) => string)[] = [
  (rng) => `ИП ${rng.pick(parts.familyNames)} ${initial(rng.pick(parts.givenNames))}`,
  (rng) =>
    `ИП ${rng.pick(parts.familyNames)} ${initial(rng.pick(parts.givenNames))} ${initial(rng.pick(parts.givenNames))}`,
  (rng) => `ИП «${rng.pick(parts.givenNames)} ${rng.pick(parts.soleTraders)}»`,
  (rng) => `ИП «${rng.pick(parts.kazakhWords)}»`,
  (rng) => `ТОО «${rng.pick(parts.firstParts)} ${rng.pick(parts.secondParts)}»`,
  (rng) => `ТОО «${rng.pick(parts.kazakhWords)}»`,
  (rng) => rng.pick(parts.kazakhWords),
  (rng) => rng.pick(parts.russianWords),
  (rng) => `Магазин «${rng.pick(parts.russianWords)}»`,
  (rng) => `${rng.pick(parts.firstParts)} ${rng.pick(parts.secondParts)}`,
  (rng) => `${rng.pick(parts.firstParts)} ${rng.pick(parts.secondParts)} ${rng.pick(parts.cities)}`,
  (rng) => `${rng.pick(parts.firstParts)}-${rng.pick(parts.secondParts)}`,
];

/** Creates a fictional seller title that is not in `usedTitles`. Throws RangeError after 500 attempts. */
export function createSellerName(rank: number, usedTitles: ReadonlySet<string>, rng: Rng): string {
  const largeShop = parts.largest[rank];
  if (largeShop !== undefined) return largeShop;
  for (let tries = 0; tries < 500; tries++) {
    const title = rng.pick(kinds)(rng);
    if (!usedTitles.has(title)) return title;
  }
  throw new RangeError('too few names for sellers');
}
