import type { Product } from './catalog.ts';
import { type Niche, createNiche } from './niche.ts';
import { createWeightedPicker, createRng, type Rng } from './rng.ts';
import type { Seller } from './sellers.ts';

/** One seller's offer of one product over the weeks of the demo. */
interface Listing {
  readonly seller: Seller;
  /** Its usual price, ₸. */
  readonly price: number;
  /** Its part of the product's buyers, against the product's other offers. */
  readonly demandWeight: number;
  /** First and last week, 0–7. */
  readonly weeks: readonly [number, number];
}

/** A product with the sellers that share it. */
export interface ProductOffers {
  readonly product: Product;
  readonly listings: readonly Listing[];
  /** Units that its buyers take in a usual week. */
  readonly demand: number;
  /** Reviews before the first week. */
  readonly comments: number;
  /** 0 = none yet. */
  readonly rating: number;
}

/** Gives each product its sellers, the product's part of the demand, and each seller at least one product. */
export function buildOffers(products: readonly Product[], sellers: readonly Seller[]): ProductOffers[] {
  const rng = createRng('offers');
  const dealers = dealersByField(sellers);
  const idle = new Set(sellers);
  const niches = new Map<number, Niche>();
  const shared = products.map((product) => {
    const [, middle, leaf] = product.path;
    const field = dealers.get(middle.id);
    if (field === undefined) throw new RangeError(`nobody deals in «${middle.title}»`);
    const niche = niches.get(leaf.id) ?? createNiche(product, field.sellers);
    niches.set(leaf.id, niche);
    const sellers = sellersOf(product, field.sellers, field.pick, rng);
    if (niche.leader !== undefined && rng.chance(0.45)) sellers.add(niche.leader);
    for (const seller of sellers) idle.delete(seller);
    return { product, niche, sellers };
  });
  for (const seller of idle) {
    const own = shared.filter(({ product }) => seller.sectionIds.includes(product.path[1].id));
    for (let more = 1 + rng.below(3); more > 0; more--) rng.pick(own).sellers.add(seller);
  }
  return shared.map(({ product, niche, sellers }) => ({
    product,
    listings: [...sellers].map((seller) => listingOf(product, niche, seller, rng)),
    ...interestIn(product, niche, rng),
  }));
}

function dealersByField(sellers: readonly Seller[]) {
  const fields = new Map<number, Seller[]>();
  for (const seller of sellers)
    for (const field of seller.sectionIds) fields.set(field, [...(fields.get(field) ?? []), seller]);
  return new Map(
    [...fields].map(([id, list]) => [
      id,
      { sellers: list, pick: createWeightedPicker(list.map(({ weight }) => weight)) },
    ]),
  );
}

function sellersOf(
  product: Product,
  field: readonly Seller[],
  pick: (rng: Rng) => number,
  rng: Rng,
): Set<Seller> {
  const maxSellers = product.brand.id === 0 ? product.maxSellers / 5 : product.maxSellers;
  const wanted = Math.min(
    1 + Math.floor(maxSellers * product.popularity * rng.between(0.6, 1.2) + rng.next() * 1.3),
    field.length,
  );
  const sellers = new Set<Seller>();
  for (let tries = 0; sellers.size < wanted && tries < wanted * 4; tries++) {
    const seller = field[pick(rng)];
    if (seller !== undefined) sellers.add(seller);
  }
  return sellers;
}

function listingOf(
  product: Product,
  { leader, leaderFactor: grip }: Niche,
  seller: Seller,
  rng: Rng,
): Listing {
  const priceFactor = seller.priceFactor * rng.between(0.975, 1.04);
  const cheapness = Math.max(0.05, 1 - 9 * (priceFactor - 0.95));
  return {
    seller,
    price: product.price * priceFactor,
    demandWeight:
      Math.sqrt(seller.weight) * cheapness * rng.between(0.3, 1.2) * (seller === leader ? grip : 1),
    weeks: weeksOf(seller, rng),
  };
}

function weeksOf(seller: Seller, rng: Rng): [number, number] {
  const [first, last] = seller.weeks;
  const span = last - first;
  if (span === 0 || rng.chance(0.84)) return [first, last];
  return rng.chance(0.55) ? [first + 1 + rng.below(span), last] : [first, last - 1 - rng.below(span)];
}

function interestIn(product: Product, { demandFactor: liveliness, reviewFactor: age }: Niche, rng: Rng) {
  const fame = product.popularity * Math.sqrt(product.popularity);
  const demand =
    (7_800 / Math.sqrt(product.price)) *
    Math.sqrt(product.maxSellers) *
    fame *
    liveliness *
    rng.between(0.4, 1.6);
  const known = rng.chance(product.popularity > 0.3 ? 0.99 : 0.72);
  return {
    demand,
    comments: known ? Math.floor(demand * age * rng.between(2, 30) * rng.next()) : 0,
    rating: known ? Math.round(10 * (5 - 2.4 * rng.next() * rng.next())) / 10 : 0,
  };
}
